import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { getPublication } from '#contract/publishing/publications.ts';
import { listNamedFiles } from '../../scripts/backup/files.ts';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import { toFileStore } from '../../src/server/platform/files/open-store.ts';
import { faultsIn, letTimePass, moneyIn } from '../support/checkout-books.ts';
import { type AskAs, signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import type { Ask } from '../support/host.ts';
import { beginCheckouts } from '../support/killed-checkouts.ts';
import { strike } from '../support/layout-kills.ts';
import { askAt, COMPANY, untilReady } from '../support/layout-visits.ts';
import { EDGES, type Layout, openLayout } from '../support/layout.ts';
import { hasNginx } from '../support/nginx.ts';
import { limit } from '../support/pace.ts';
import { drafted, named, published, toItem } from '../support/publishing.ts';
import { anS3Server } from '../support/s3.ts';
import { stockArticles } from '../support/stock-articles.ts';

const LIMIT_MS = limit(1_800_000);
const CHECKOUTS = 200;
const ARTICLES = 3;
const ON_HAND = 10_000;
const PICTURES = 8;
/** Fewest processes that die meanwhile. */
const FEWEST_KILLS = 6;
/** Fewest publishers among them. Before the first and after each a publication goes live. */
const FEWEST_PUBLISHERS = 2;
/** A release is on all edges so soon after the desk has said that it is live. */
const SOON = { timeout: limit(5_000), interval: 50 };
const ARRIVES = { timeout: limit(120_000), interval: 250 };
/** Between two kills of a publisher lie a start, a publication and the others' turns. */
const WAITED = { timeout: limit(300_000), interval: 250 };
/** After a step that a kill has met, the editor tries again. */
const AGAIN_MS = 500;
/** Reads pictures and pages again and again, and counts the answers by status. */
function readOn(ask: Ask, paths: readonly string[]) {
	const counts = new Map<number | 'none', number>();
	let isOver = false;
	/** Reads one answer to its end; `none` where the connection breaks before. */
	async function readOne(path: string): Promise<number | 'none'> {
		try {
			const response = await ask(path);
			await response.arrayBuffer();
			return response.status;
		} catch {
			return 'none';
		}
	}
	async function run(): Promise<void> {
		for (let at = 0; !isOver; at += 1) {
			const status = await readOne(paths[at % paths.length] ?? '');
			counts.set(status, (counts.get(status) ?? 0) + 1);
		}
	}
	const running = run();
	return {
		counts,
		async end() {
			isOver = true;
			await running;
		},
	};
}

/** Publishes a title through the balancer; resolves once the desk says that it is live. */
async function publishTitle(editor: AskAs, title: string): Promise<void> {
	const revision = await drafted(editor, 'page/company', named(title));
	const { id } = await published(editor, [toItem('page/company', revision)]);
	await expect
		.poll(async () => {
			const answer = await editor(`/desk/publications/${id}`);
			return answer.status === 200 ? (await readData(getPublication, answer)).state : null;
		}, ARRIVES)
		.toBe('live');
}

/** Edges that serve another title, and say that visitors may be sent to them. */
async function findOldEdges(layout: Layout, title: string): Promise<string[]> {
	const old = await Promise.all(
		EDGES.map(async (name) => {
			const { url } = layout.member(name);
			try {
				if ((await fetch(`${url}/readyz`)).status !== 200) return [];
				const page = await (await fetch(`${url}${COMPANY}`)).text();
				return page.includes(title) ? [] : [name];
			} catch {
				// It is dead just now: no visitor is sent there.
				return [];
			}
		}),
	);
	return old.flat();
}

/**
 * Publishes one title after the other; one that a kill has met is left, and another one tried. A
 * title is in `live` once all edges that visitors are sent to have it, in `late` if they are late.
 */
function publishOn(layout: Layout, editor: AskAs) {
	let isOver = false;
	const live: string[] = [];
	const late: string[] = [];
	async function run(): Promise<void> {
		for (let turn = 0; !isOver; turn += 1) {
			const title = `Titolo ${turn} fra i guasti`;
			const isLive = await publishTitle(editor, title).then(
				() => true,
				() => false,
			);
			if (!isLive) {
				await pause(AGAIN_MS);
				continue;
			}
			await expect
				.poll(() => findOldEdges(layout, title), SOON)
				.toEqual([])
				.then(
					() => live.push(title),
					(cause: unknown) => late.push(`${title}: ${String(cause)}`),
				);
		}
	}
	const running = run();
	return {
		live,
		late,
		async end() {
			isOver = true;
			await running;
		},
	};
}

/** Addresses of pictures that the home page shows. */
async function findPictures(ask: Ask): Promise<string[]> {
	const page = await (await ask('/it')).text();
	return [...new Set(page.match(/\/media\/[\w/.-]+/g) ?? [])].slice(0, PICTURES);
}

/** Lists the files that rows name and the store does not have. */
async function findLostFiles(databaseUrl: string, filesUrl: string): Promise<string[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const keys = await listNamedFiles(client).finally(() => client.end());
	const store = toFileStore({ FILES_URL: filesUrl, DATA_DIR: '' });
	const lost: string[] = [];
	for (const key of keys) {
		const found = await store.open(key);
		if (found) await found.body.cancel();
		else lost.push(key);
	}
	return lost;
}

test.runIf(hasNginx)(
	'a random process of two hosts, worker, publishers and edges killed every 5 s loses and doubles nothing',
	async () => {
		const s3 = await anS3Server();
		const layout = await openLayout(s3.url);
		onTestFinished(layout.close, LIMIT_MS);
		const ask = askAt(layout.url);
		await untilReady(layout);
		const { db, close } = openDatabase(layout.databaseUrl, { isPatient: true });
		onTestFinished(close);
		const variants = await stockArticles(db, ARTICLES, ON_HAND);
		const pictures = await findPictures(ask);
		expect(pictures).toHaveLength(PICTURES);
		for (const path of pictures) expect((await ask(path)).status, path).toBe(200);

		const editor = await signedIn(ask, 'editor');
		const reading = readOn(ask, [...pictures, '/it', COMPANY]);
		const publishing = publishOn(layout, editor);
		const strikes = strike(layout, () => publishing.live.length);
		const { meant, finished } = beginCheckouts(ask, { checkouts: CHECKOUTS, variants });
		await finished;
		await expect.poll(() => strikes.struck.length, ARRIVES).toBeGreaterThanOrEqual(FEWEST_KILLS);
		const countPublishers = () =>
			strikes.struck.filter((name) => name.startsWith('publisher')).length;
		await expect.poll(countPublishers, WAITED).toBeGreaterThanOrEqual(FEWEST_PUBLISHERS);
		await expect.poll(() => publishing.live.length, WAITED).toBeGreaterThan(FEWEST_PUBLISHERS);
		await publishing.end();
		await strikes.end();
		await reading.end();

		await publishTitle(editor, 'Dopo tutti i guasti');
		await expect.poll(() => findOldEdges(layout, 'Dopo tutti i guasti'), SOON).toEqual([]);
		console.log(
			`killed: ${strikes.struck.join(', ')}; live: ${publishing.live.length}; answers to readers: ${JSON.stringify([...reading.counts])}`,
		);
		expect(publishing.late).toEqual([]);
		// A file that is not there, or a host that fails: never. Where both of a kind are dead, 502 to 504.
		const statuses = [...reading.counts.keys()];
		expect(statuses.filter((status) => status === 404 || status === 500)).toEqual([]);

		await letTimePass(db, CHECKOUTS);
		expect(await faultsIn(db, meant, ON_HAND)).toEqual([]);
		const money = await moneyIn(db);
		expect(money.provider).toBeGreaterThan(0);
		expect(money.books).toBe(money.provider);
		expect(await findLostFiles(layout.databaseUrl, s3.url)).toEqual([]);
	},
	LIMIT_MS,
);
