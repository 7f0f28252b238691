import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { config } from '#config.ts';
import { makePreview } from '#contract/publishing/previews.ts';
import { eachLimited } from '../../../src/edge/releases/each.ts';
import { FILES_AT_ONCE } from '../../../src/edge/releases/release-index.ts';
import type { ReleaseStore } from '../../../src/edge/releases/releases.ts';
import { buildSite, startHost } from '../../stack/stack.ts';
import { makeCaller, cookieHeader, keepCookies, median } from '../caller.ts';
import { missingNeed } from '../needs.ts';
import type { Figures, Measure } from '../part.ts';
import { roomForBuild } from '../parts.ts';
import { EDITED, type Edited } from './publish-edits.ts';
import { PASSWORD, publishingSettings, startPublishing } from './publishing.ts';

/** Polling interval for a page to be live, in milliseconds: measurements are late by half of it. */
const LOOK_MS = 5;
const LIMIT_MS = 300_000;
/**
 * Pause between two publications, in milliseconds: a publication that follows sooner is taken for
 * part of an import, and waits for its end.
 */
const EDITING_MS = 1000;
/** Products of the catalogues that single changes are published in. */
const CATALOGUES = config.BENCH_PRODUCTS ? [config.BENCH_PRODUCTS] : [200, 1000, 5000];

interface PublishFigures {
	name: string;
	/** From the click on publish until the edge serves the change. */
	live_ms: number[];
	/** From a saved draft until its preview is served. */
	preview_ms: number[];
	pages: number;
	/** Time that writing the files of the last publication takes, and nothing else. */
	floor_ms: number;
}

const entrySchema = v.object({
	data: v.object({
		live: v.looseObject({}),
		live_version: v.string(),
		draft: v.nullable(v.object({ revision: v.number() })),
	}),
});
const savedSchema = v.object({ data: v.object({ revision: v.number() }) });
const previewSchema = v.object({ data: makePreview.data });
const publishedSchema = v.object({ data: v.object({ id: v.string() }) });
const stateSchema = v.object({
	data: v.object({
		state: v.string(),
		pages: v.nullable(v.object({ written: v.number() })),
	}),
});

/** Signs in staff at the desk of a site; an editor by default. */
export async function signedInStaff(siteUrl: string, email = 'editor@livenza.example') {
	const send = makeCaller(siteUrl, 2);
	const cookies = new Map<string, string>();
	const call = async (method: string, path: string, body?: object): Promise<unknown> => {
		const headers = { origin: siteUrl, cookie: cookieHeader(cookies) };
		const { status, text, cookies: set } = await send(method, `/api${path}`, headers, body);
		keepCookies(cookies, set);
		if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
		return JSON.parse(text);
	};
	await call('POST', '/auth/sign-in', { email, password: PASSWORD });
	return call;
}

async function untilShown(siteUrl: string, path: string, word: string): Promise<void> {
	const until = performance.now() + LIMIT_MS;
	while (performance.now() < until) {
		if ((await (await fetch(siteUrl + path)).text()).includes(word)) return;
		await setTimeout(LOOK_MS);
	}
	throw new Error(`${path} did not become live`);
}

export async function publishInTurn(
	siteUrl: string,
	edited: Edited,
	releases: ReleaseStore,
): Promise<PublishFigures> {
	const call = await signedInStaff(siteUrl);
	const { name, entity, id, edit, path, turns } = edited;
	const figures: PublishFigures = { name, live_ms: [], preview_ms: [], pages: 0, floor_ms: 0 };
	for (let turn = 0; turn < turns; turn += 1) {
		await setTimeout(EDITING_MS);
		const word = `Prova ${randomBytes(6).toString('hex')}`;
		const { data } = v.parse(entrySchema, await call('GET', `/desk/content/${entity}/${id}`));
		const { live, live_version } = data;
		const saved = v.parse(
			savedSchema,
			await call('PUT', `/desk/content/${entity}/${id}/draft`, {
				revision: data.draft?.revision ?? 0,
				live_version,
				document: edit(live, word),
			}),
		);
		const preview = v.parse(
			previewSchema,
			await call('POST', '/desk/previews', { entity, id, locale: 'it' }),
		);
		const looked = performance.now();
		const shown = await (await fetch(preview.data.url)).text();
		if (!shown.includes(word)) throw new Error(`the preview of ${name} is not the draft`);
		figures.preview_ms.push(performance.now() - looked);
		const pressed = performance.now();
		const items = [{ entity, id, revision: saved.data.revision }];
		const body = { title: null, items, publish_at: null };
		const publication = v.parse(publishedSchema, await call('POST', '/desk/publications', body));
		await untilShown(siteUrl, path, word);
		figures.live_ms.push(performance.now() - pressed);
		figures.pages = await listPages(call, publication.data.id);
	}
	figures.floor_ms = await readFloor(releases);
	return figures;
}

/** Writes again the files that the newest release has and the one before it lacks. */
async function readFloor(releases: ReleaseStore): Promise<number> {
	const [newest = '', before = ''] = (await releases.list()).map((folder) => basename(folder));
	const [after, earlier] = await Promise.all([
		releases.getIndex(newest),
		releases.getIndex(before),
	]);
	const entries = [...(after ?? [])].filter(
		([path, { hash }]) => earlier?.get(path)?.hash !== hash,
	);
	const contents = await Promise.all(
		entries.map(([, entry]) => readFile(releases.filePath(entry))),
	);
	const folder = await mkdtemp(join(tmpdir(), 'floor-'));
	const start = performance.now();
	await eachLimited([...contents.entries()], FILES_AT_ONCE, ([index, content]) =>
		writeFile(join(folder, String(index)), content),
	);
	const floor_ms = performance.now() - start;
	await rm(folder, { recursive: true });
	return floor_ms;
}

/** Returns how many pages a publication wrote, once that has been reported. */
async function listPages(
	call: Awaited<ReturnType<typeof signedInStaff>>,
	id: string,
): Promise<number> {
	for (;;) {
		const { data } = v.parse(stateSchema, await call('GET', `/desk/publications/${id}`));
		if (data.state === 'live') return data.pages?.written ?? 0;
		if (data.state === 'failed') throw new Error('a publication failed');
		await setTimeout(LOOK_MS);
	}
}

/** Publishes single changes on a site of so many products: host, publisher and edge as they run. */
async function publishLoad(root: string, products: number): Promise<PublishFigures[]> {
	const own = await publishingSettings(join(root, `publish-${products}`), products);
	const host = await startHost(own);
	try {
		if ((await buildSite(host.url, own)) !== 0) throw new Error('the build failed');
		const { edge, releases, stop } = await startPublishing(host.url, own);
		try {
			const figures: PublishFigures[] = [];
			for (const edited of EDITED) figures.push(await publishInTurn(edge.url, edited, releases));
			return figures;
		} finally {
			await stop();
		}
	} finally {
		await host.stop();
	}
}

/** Measures catalogues of growing size, as far as this machine has room for them. */
export const measure: Measure = async ({ root }) => {
	const figures: Figures = {};
	const leftOut: string[] = [];
	for (const products of CATALOGUES) {
		const missing = await missingNeed(roomForBuild(products), root);
		if (missing !== null) {
			leftOut.push(`${products} products: ${missing}`);
			continue;
		}
		for (const { name, live_ms, preview_ms, pages, floor_ms } of await publishLoad(
			root,
			products,
		)) {
			const times = { live_ms: median(live_ms), longest_ms: Math.max(...live_ms) };
			const beside = { preview_ms: median(preview_ms), floor_ms };
			figures[`${name}, ${products} products`] = { pages, ...times, ...beside };
		}
	}
	return { figures, leftOut };
};
