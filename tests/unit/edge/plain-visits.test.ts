import { request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { rm, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { keepBodies } from '#edge/answers/bodies.ts';
import { servedRelease } from '#edge/answers/served-release.ts';
import { loadFunctions } from '#edge/rules/functions.ts';
import { listen } from '#edge/listen.ts';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import { releaseStore } from '#edge/releases/releases.ts';
import { createEdge } from '#edge/serve.ts';
import { aFolder, PAGES, PROJECT_DIR, writeFiles } from './a-site.ts';

const LONG = '<p>Ruote in carbonio</p>'.repeat(200);

interface Heard {
	status: number;
	headers: Record<string, unknown>;
	body: Buffer;
}

/** Opens an edge over a release that looks for another one after `lookMs`, and counts long ways. */
async function aListeningEdge(lookMs: number) {
	const built = await aFolder();
	await writeFiles(built, {
		...PAGES,
		'it.html': LONG,
		'it/prodotti.html': LONG,
		'it/prodotti.md': '# Prodotti',
		_redirects: '/it/vecchia /it/prodotti 301!\n/it/lingua /it 302! Language=ja\n',
		'it/lingua.html': 'per tutti',
	});
	const dir = await aFolder();
	const releases = releaseStore(join(dir, 'releases'), () => Date.UTC(2025, 0, 2));
	await releases.publish(built);
	const rules = await readNetlifyToml(join(PROJECT_DIR, 'netlify.toml'));
	const functions = await loadFunctions(join(PROJECT_DIR, 'src/edge/functions'), rules);
	const edge = createEdge({
		...{ root: releases.current, rules, functions, lookMs, apiOrigin: null, log: () => undefined },
	});
	let longWays = 0;
	const counted = Object.assign(
		(...args: Parameters<typeof edge>) => {
			longWays += 1;
			return edge(...args);
		},
		{ ready: edge.ready },
	);
	const server = await listen(counted, { host: '127.0.0.1', port: 0, secure: false });
	onTestFinished(() => server.close());
	const heard = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
		new Promise<Heard>((resolve, reject) => {
			ask(`${server.url}${path}`, { method, headers, agent: false }, async (response) => {
				const { date: _, connection: __, 'keep-alive': ___, ...told } = response.headers;
				const body = await buffer(response);
				resolve({ status: response.statusCode ?? 0, headers: told, body });
			})
				.on('error', reject)
				.end();
		});
	return { heard, releases, built, contents: join(dir, 'releases'), longWays: () => longWays };
}

const HOUR_MS = 3_600_000;
const BR = { 'accept-encoding': 'br' };

test('cached answers equal those of the full pipeline byte for byte', async () => {
	const [quick, slow] = await Promise.all([aListeningEdge(HOUR_MS), aListeningEdge(0)]);
	const etag = String((await slow.heard('/it', BR)).headers['etag']);
	const visits: Parameters<typeof quick.heard>[] = [
		['/it'],
		['/it', BR],
		['/it?utm=1', { 'accept-encoding': 'gzip' }],
		['/it', { ...BR, 'if-none-match': etag }],
		['/it', { ...BR, 'if-none-match': '"other"' }],
		['/it', { 'if-modified-since': 'Thu, 02 Jan 2025 00:00:00 GMT' }],
		['/it', { 'if-modified-since': 'yesterday' }],
		['/it', BR, 'HEAD'],
		['/it', {}, 'POST'],
		['/it', { cookie: 'livenza.locale=ja', 'accept-language': 'ja' }],
		['/it/prodotti', BR],
		['/it/prodotti', { ...BR, accept: 'text/markdown' }],
		['/it/prodotti', { ...BR, accept: 'text/html, text/markdown;q=0.5' }],
		['/it/', BR],
		['/it.html', BR],
		['/IT', BR],
		['/it/vecchia', BR],
		['/it/lingua', { 'accept-language': 'ja' }],
		['/it/lingua', { 'accept-language': 'it' }],
		['/it/account', BR],
		['/', { 'accept-language': 'fr' }],
		['/it/none', BR],
		['/_astro/Page.D3kd_x9Z.js', BR],
		['/robots.txt', BR],
	];
	for (const visit of visits) {
		const expected = await slow.heard(...visit);
		// The first one may take the long way, the second is remembered where that is allowed.
		for (const _ of [1, 2]) expect(await quick.heard(...visit), visit.join(' ')).toEqual(expected);
	}
});

test('only addresses with one answer for all are cached', async () => {
	const { heard, longWays } = await aListeningEdge(HOUR_MS);
	const isRemembered = async (...visit: Parameters<typeof heard>) => {
		await heard(...visit);
		const before = longWays();
		await heard(...visit);
		return longWays() === before;
	};
	const seen: [string, boolean][] = [];
	for (const path of [
		...[
			'/it',
			'/robots.txt',
			'/it/prodotti',
			'/it/lingua',
			'/it/vecchia',
			'/it/account',
			'/it/none',
		],
	]) {
		seen.push([path, await isRemembered(path, BR)]);
	}
	expect(seen).toEqual([
		['/it', true],
		['/robots.txt', true],
		['/it/prodotti', true],
		['/it/lingua', false],
		['/it/vecchia', false],
		['/it/account', false],
		['/it/none', false],
	]);
	expect(await isRemembered('/it/prodotti', { ...BR, accept: 'text/markdown' })).toBe(false);
});

test('a new release is served at the next lookup', async () => {
	const { heard, releases, built } = await aListeningEdge(0);
	await heard('/it');
	await writeFile(join(built, 'it.html'), 'new');
	await releases.publish(built);
	expect((await heard('/it')).body.toString()).toBe('new');
});

test('beyond its limit, bodies are read from disk again, the oldest first', async () => {
	const dir = await aFolder();
	await writeFiles(dir, { a: '12345', b: '67890', c: 'xyz' });
	const bodies = keepBodies(10);
	for (const name of ['a', 'b', 'c']) await bodies.read(join(dir, name), 5);
	expect(['a', 'b', 'c'].map((name) => bodies.kept(join(dir, name)) !== null)).toEqual([
		...[false, true, true],
	]);
	expect(await bodies.read(join(dir, 'a'), 5)).toEqual(Buffer.from('12345'));
	bodies.clear();
	expect(bodies.kept(join(dir, 'b'))).toBeNull();
	await rm(join(dir, 'b'));
	await expect(bodies.read(join(dir, 'b'), 5)).rejects.toThrow('ENOENT');
});

test('a body read during a reset is not cached', async () => {
	const dir = await aFolder();
	await writeFiles(dir, { a: 'before it was mended' });
	const bodies = keepBodies();
	const reading = bodies.read(join(dir, 'a'), 20);
	bodies.clear();
	await reading;
	expect(bodies.kept(join(dir, 'a'))).toBeNull();
});

test('an earlier, slower lookup does not restore its release', async () => {
	const [old, fresh] = [await aFolder(), await aFolder()];
	await writeFiles(old, { 'index.html': 'old' });
	await writeFiles(fresh, { 'index.html': 'new' });
	let end: () => void = () => undefined;
	const slow = new Promise<void>((resolve) => (end = resolve));
	let looks = 0;
	const root = async () => {
		looks += 1;
		if (looks > 1) return fresh;
		await slow;
		return old;
	};
	const served = servedRelease({ root, lookMs: HOUR_MS }, () => undefined);
	const first = served.current();
	const second = await served.current();
	end();
	expect(await first).toBe(second);
	expect(served.known()).toBe(second);
	served.forget();
	expect(served.known()).toBeNull();
	expect(await served.current()).toBe(second);
	expect(looks).toBe(3);
});
