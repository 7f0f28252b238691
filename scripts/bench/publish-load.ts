import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { makePreview } from '#contract/publishing/previews.ts';
import { releaseBuilt } from '../publish/release-built.ts';
import { eachLimited } from '../../src/edge/each.ts';
import { FILES_AT_ONCE } from '../../src/edge/release-index.ts';
import { releaseStore, type ReleaseStore } from '../../src/edge/releases.ts';
import { freePort } from '../../src/server/platform/free-port.ts';
import { buildSite, startEdge, startHost, startPublisher } from '../stack/stack.ts';
import { EDITED, type Edited } from './publish-edits.ts';
import { callerOf, cookieHeader, keepCookies } from './caller.ts';

/** Between two looks at whether a page is live, in milliseconds: what is measured is late by half of it. */
const LOOK_MS = 5;
const PATIENCE_MS = 300_000;
/** Between two publications, in milliseconds: what follows sooner is taken for an import, and waits for its end. */
const EDITING_MS = 1000;
const PASSWORD = 'correct-horse-battery';

export interface PublishFigures {
	name: string;
	/** From the press of the button until the edge answers with it. */
	live_ms: number[];
	/** From a saved draft until its preview stands. */
	preview_ms: number[];
	pages: number;
	/** How long it takes to write the files of the last one, and nothing else. */
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

/** An editor at the desk of a site. */
async function anEditor(siteUrl: string) {
	const send = callerOf(siteUrl, 2);
	const cookies = new Map<string, string>();
	const call = async (method: string, path: string, body?: object): Promise<unknown> => {
		const headers = { origin: siteUrl, cookie: cookieHeader(cookies) };
		const { status, text, cookies: set } = await send(method, `/api${path}`, headers, body);
		keepCookies(cookies, set);
		if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
		return JSON.parse(text);
	};
	await call('POST', '/auth/sign-in', { email: 'editor@livenza.example', password: PASSWORD });
	return call;
}

async function untilShown(siteUrl: string, path: string, word: string): Promise<void> {
	const until = performance.now() + PATIENCE_MS;
	while (performance.now() < until) {
		if ((await (await fetch(siteUrl + path)).text()).includes(word)) return;
		await setTimeout(LOOK_MS);
	}
	throw new Error(`${path} did not become live`);
}

async function publishInTurn(
	siteUrl: string,
	edited: Edited,
	releases: ReleaseStore,
): Promise<PublishFigures> {
	const call = await anEditor(siteUrl);
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
				...{ revision: data.draft?.revision ?? 0, live_version },
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
		figures.pages = await pagesOf(call, publication.data.id);
	}
	figures.floor_ms = await floorOf(releases);
	return figures;
}

/** Writes again what the newest release has and the one before it has not. */
async function floorOf(releases: ReleaseStore): Promise<number> {
	const [newest = '', before = ''] = (await releases.list()).map((folder) => basename(folder));
	const [after, earlier] = await Promise.all([releases.indexOf(newest), releases.indexOf(before)]);
	const entries = [...(after ?? [])].filter(
		([path, { hash }]) => earlier?.get(path)?.hash !== hash,
	);
	const contents = await Promise.all(entries.map(([, entry]) => readFile(releases.fileOf(entry))));
	const folder = await mkdtemp(join(tmpdir(), 'floor-'));
	const start = performance.now();
	await eachLimited([...contents.entries()], FILES_AT_ONCE, ([index, content]) =>
		writeFile(join(folder, String(index)), content),
	);
	const floor_ms = performance.now() - start;
	await rm(folder, { recursive: true });
	return floor_ms;
}

/** How many pages a publication wrote, once it has been told. */
async function pagesOf(call: Awaited<ReturnType<typeof anEditor>>, id: string): Promise<number> {
	for (;;) {
		const { data } = v.parse(stateSchema, await call('GET', `/desk/publications/${id}`));
		if (data.state === 'live') return data.pages?.written ?? 0;
		if (data.state === 'failed') throw new Error('a publication failed');
		await setTimeout(LOOK_MS);
	}
}

/** Publishes single changes on a site of so many products: host, publisher and edge as they run. */
export async function publishLoad(root: string, products: number): Promise<PublishFigures[]> {
	const dir = join(root, `publish-${products}`);
	const [edgePort, publisherPort] = [String(await freePort()), String(await freePort())];
	const own = {
		DATA_DIR: join(dir, 'data'),
		DIST_DIR: join(dir, 'dist'),
		CACHE_DIR: join(dir, 'cache'),
		SITE_URL: `http://localhost:${edgePort}`,
		BENCH_PRODUCTS: String(products),
		SOCIAL_PICTURES: 'off',
		DESK_PASSWORD: PASSWORD,
		CAPTCHA_COST: '1',
		BUILD_HOOK_URL: `http://127.0.0.1:${publisherPort}/hooks/content`,
		BUILD_HOOK_SECRET: `whsec_${Buffer.alloc(32, 9).toString('base64')}`,
		PUBLISHER_PORT: publisherPort,
	};
	const host = await startHost(own);
	if ((await buildSite(host.url, own)) !== 0) throw new Error('the build failed');
	const releases = releaseStore(join(own.DATA_DIR, 'releases'), Date.now);
	const built = { distDir: own.DIST_DIR, cacheDir: own.CACHE_DIR };
	await releaseBuilt(releases, built, { isOwn: true });
	const publisher = await startPublisher(host.url, own);
	const edge = await startEdge(host.url, { ...own, PORT: edgePort, PUBLISHER_URL: publisher.url });
	try {
		const figures: PublishFigures[] = [];
		for (const edited of EDITED) figures.push(await publishInTurn(edge.url, edited, releases));
		return figures;
	} finally {
		await edge.stop();
		await publisher.stop();
		await host.stop();
	}
}

const median = (values: readonly number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A table of catalogues of growing size. */
export async function printPublications(root: string, sizes: readonly number[]): Promise<void> {
	console.log(
		'\nPublications                           products  pages   live ms   longest   preview ms   floor ms',
	);
	for (const size of sizes) {
		for (const { name, live_ms, preview_ms, pages, floor_ms } of await publishLoad(root, size)) {
			console.log(
				name.padEnd(38),
				String(size).padStart(7),
				String(pages).padStart(6),
				median(live_ms).toFixed(0).padStart(9),
				Math.max(...live_ms)
					.toFixed(0)
					.padStart(9),
				median(preview_ms).toFixed(0).padStart(12),
				floor_ms.toFixed(0).padStart(10),
			);
		}
	}
}
