import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentHash, CONTENTS, INDEX_NAME, readIndex } from '#edge/releases/release-index.ts';
import { aFolder } from '../a-site.ts';
import { PAGE } from '../a-store.ts';
import { aFollower, aHub, OTHER_SECRET } from './a-hub.ts';

/** Time in which a release reaches every edge. */
const SOON = { timeout: 5_000 };
const CONTENTS_PATH = '/releases/contents';

/** Contents below a folder of releases, by name. */
async function contentsIn(dir: string): Promise<Record<string, string>> {
	const files = await readdir(join(dir, CONTENTS), { recursive: true, withFileTypes: true });
	const read = files
		.filter((file) => file.isFile())
		.map(async ({ name, parentPath }) => [
			name,
			(await readFile(join(parentPath, name))).toString('base64'),
		]);
	return Object.fromEntries(await Promise.all(read));
}

/** Waits until an edge serves what its publisher does. */
const isSame = (
	edge: Awaited<ReturnType<typeof aFollower>>,
	hub: Awaited<ReturnType<typeof aHub>>,
) => expect.poll(async () => (await edge.current()) === (await hub.current()), SOON).toBe(true);

/** Sends a part of an answer, and cuts the connection once something has come of it. */
async function cutAfter(answer: Response, part: number, isDone: () => boolean, cut: () => void) {
	const bytes = new Uint8Array(await answer.arrayBuffer());
	let isSent = false;
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			if (isSent) {
				await expect.poll(isDone).toBe(true);
				cut();
				return controller.close();
			}
			isSent = true;
			controller.enqueue(bytes.subarray(0, Math.floor(bytes.length * part)));
		},
	});
	return new Response(body);
}

describe('an edge on another machine', () => {
	test('fetches missing contents, byte for byte', async () => {
		const hub = await aHub();
		await hub.publish({ 'fr.html': 'a page too short to be packed', _headers: '/*\n  X-A: 1\n' });
		const edge = await aFollower(hub);
		expect(edge.following.unready()).not.toBeNull();
		await isSame(edge, hub);
		await expect.poll(edge.following.unready).toBeNull();
		expect(await contentsIn(edge.dir)).toEqual(await contentsIn(hub.dir));
		const id = await hub.current();
		for (const name of [INDEX_NAME, '_headers']) {
			const [here, there] = [join(edge.dir, id, name), join(hub.dir, id, name)];
			expect(await readFile(here, 'utf8')).toBe(await readFile(there, 'utf8'));
		}
	});

	test('transfers the difference, and each content once', async () => {
		const hub = await aHub();
		await hub.publish();
		const edges = [await aFollower(hub), await aFollower(hub, { name: 'edge-2' })];
		for (const edge of edges) await isSame(edge, hub);
		hub.namesAsked();
		await hub.releases.change({
			written: new Map([['it.html', Buffer.from(`${PAGE} nuova`)]]),
			gone: ['_astro/a.1.js'],
			rules: {},
		});
		for (const edge of edges) await isSame(edge, hub);
		const entry = (await readIndex(join(hub.dir, await hub.current())))?.get('it.html');
		const parts = [`${entry?.hash}.br`, `${entry?.hash}.gz`];
		expect(hub.namesAsked()).toEqual([...parts, ...parts].toSorted());
		for (const edge of edges) {
			expect([await edge.read('it.html'), await edge.read('_astro/a.1.js')]).toEqual([
				`${PAGE} nuova`,
				null,
			]);
		}
	});

	test('fetches earlier releases, too, whose code open pages load', async () => {
		const hub = await aHub();
		await hub.publish();
		await hub.publish({ 'it.html': 'seconda' });
		const edge = await aFollower(hub);
		const kept = async () => (await edge.releases.list()).length;
		await expect.poll(kept, SOON).toBe(2);
	});

	test('follows a rollback of its publisher, and its deletions', async () => {
		const hub = await aHub({ keep: 2 });
		const { id: first } = await hub.publish();
		await hub.publish({ 'it.html': 'seconda' });
		const edge = await aFollower(hub);
		await isSame(edge, hub);
		await hub.releases.rollback(first);
		await isSame(edge, hub);
		expect(await edge.read('it.html')).toBe(PAGE);
		await hub.publish({ 'it.html': 'terza' });
		await isSame(edge, hub);
		const names = async (dir: string) => Object.keys(await contentsIn(dir)).toSorted();
		await expect.poll(async () => names(edge.dir), SOON).toEqual(await names(hub.dir));
	});

	test('serves its release while the publisher is down, and catches up', async () => {
		const hub = await aHub();
		await hub.publish();
		const first = await aFollower(hub);
		await isSame(first, hub);
		await first.following.stop();
		hub.goAway();
		await hub.publish({ 'it.html': 'seconda' });
		const edge = await aFollower(hub, { folder: first.dir });
		await expect.poll(edge.following.unready, SOON).toBeNull();
		expect(await edge.read('it.html')).toBe(PAGE);
		expect(edge.lines).toEqual([
			expect.stringMatching(/^edge: the publisher at .* does not answer/),
		]);
		await hub.comeBack();
		await isSame(edge, hub);
		expect(await edge.read('it.html')).toBe('seconda');
	});

	test('tries the next address if a publisher stands by or is down', async () => {
		const hub = await aHub();
		await hub.publish();
		const standby = createServer((_request, response) => {
			response.writeHead(503).end('another publisher leads');
		});
		await new Promise<void>((resolve) => standby.listen(0, '127.0.0.1', resolve));
		onTestFinished(() => void standby.close());
		const address = standby.address();
		const port = address !== null && typeof address !== 'string' ? address.port : 0;
		const origins = [`http://127.0.0.1:${port}`, 'http://127.0.0.1:9', hub.origin];
		const edge = await aFollower(hub, { origins });
		await isSame(edge, hub);
	});

	test('reaches the last of several quick releases', async () => {
		const hub = await aHub();
		await hub.publish();
		const edge = await aFollower(hub);
		for (const number of [1, 2, 3, 4, 5, 6, 7]) await hub.publish({ 'it.html': `${number}` });
		await isSame(edge, hub);
		expect(await edge.read('it.html')).toBe('7');
	});
});

describe('an edge under failures', () => {
	test('discards a corrupt content, and fetches it again', async () => {
		const hub = await aHub();
		await hub.publish();
		const edge = await aFollower(hub);
		await isSame(edge, hub);
		let isWrong = true;
		hub.intervene(async (path, answer) => {
			if (path !== CONTENTS_PATH || !isWrong) return undefined;
			const bytes = new Uint8Array(await answer.arrayBuffer());
			bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
			return new Response(bytes);
		});
		await hub.publish({ 'it.html': `${PAGE} nuova` });
		const line = expect.stringContaining('the publisher sent a wrong content');
		await expect.poll(() => edge.lines, SOON).toContainEqual(line);
		expect(await edge.read('it.html')).toBe(PAGE);
		await expect.poll(() => hub.list.judge(null)).toMatchObject([{ is: 'behind', what: line }]);
		isWrong = false;
		await isSame(edge, hub);
		expect(await contentsIn(edge.dir)).toEqual(await contentsIn(hub.dir));
	});

	test('resumes after an interrupted transfer', async () => {
		const hub = await aHub();
		const pages = Object.fromEntries(
			Array.from({ length: 40 }, (_, at) => [`it/${at}.html`, `${at} ${PAGE}`]),
		);
		await hub.publish(pages);
		const folder = join(await aFolder(), 'fetched');
		let isCut = false;
		hub.intervene(async (path, answer, cut) => {
			if (path !== CONTENTS_PATH || isCut) return undefined;
			isCut = true;
			return cutAfter(answer, 0.5, () => existsSync(join(folder, CONTENTS)), cut);
		});
		const edge = await aFollower(hub, { folder });
		await isSame(edge, hub);
		expect(await contentsIn(edge.dir)).toEqual(await contentsIn(hub.dir));
		// What has arrived whole is not asked for again.
		const names = hub.namesAsked();
		expect(new Set(names).size).toBe(Object.keys(pages).length * 2 + 4);
		expect(names.length).toBeGreaterThan(new Set(names).size);
		expect(names.length).toBeLessThan(new Set(names).size * 2);
	});

	test('takes the newest release when the transferred one is deleted', async () => {
		const hub = await aHub({ keep: 1 });
		await hub.publish({ 'it.html': `${PAGE} prima` });
		let isFirst = true;
		hub.intervene(async (path, _answer, cut) => {
			if (path !== CONTENTS_PATH || !isFirst) return undefined;
			isFirst = false;
			await hub.publish({ 'it.html': `${PAGE} seconda` });
			cut();
			return undefined;
		});
		const edge = await aFollower(hub);
		await isSame(edge, hub);
		expect(await edge.read('it.html')).toBe(`${PAGE} seconda`);
		await expect.poll(async () => contentsIn(edge.dir), SOON).toEqual(await contentsIn(hub.dir));
	});

	test('fetches contents lost from its disk', async () => {
		const hub = await aHub();
		await hub.publish({ 'fr.html': 'too short to be packed' });
		const edge = await aFollower(hub);
		await isSame(edge, hub);
		await edge.following.stop();
		const index = (await readIndex(join(hub.dir, await hub.current()))) ?? new Map();
		const fileOf = (path: string) => {
			const hash: string = index.get(path)?.hash ?? '';
			return join(edge.dir, CONTENTS, hash.slice(0, 2), hash);
		};
		await rm(fileOf('fr.html'));
		await writeFile(`${fileOf('it.html')}.gz`, 'cut');
		await aFollower(hub, { folder: edge.dir });
		await expect.poll(async () => contentsIn(edge.dir), SOON).toEqual(await contentsIn(hub.dir));
	});

	test('keeps serving when its disk fails', async () => {
		const hub = await aHub();
		await hub.publish();
		const edge = await aFollower(hub);
		await isSame(edge, hub);
		const folderOf = (text: string) =>
			join(edge.dir, CONTENTS, contentHash(Buffer.from(text)).slice(0, 2));
		const texts = Array.from({ length: 100 }, (_, at) => `pagina ${at}`);
		const text = texts.find((one) => !existsSync(folderOf(one))) ?? '';
		// A file where a folder has to be.
		await writeFile(folderOf(text), '');
		await hub.publish({ 'it.html': text });
		await expect
			.poll(() => hub.list.judge(null), SOON)
			.toMatchObject([{ is: 'behind', what: expect.stringContaining('ENOTDIR') }]);
		expect(await edge.read('it.html')).toBe(PAGE);
		expect(edge.following.unready()).toBeNull();
		await rm(folderOf(text));
		await isSame(edge, hub);
		expect(await edge.read('it.html')).toBe(text);
		await expect.poll(() => hub.list.judge(null), SOON).toMatchObject([{ what: null }]);
	});

	test('reports a wrong secret in one line, and changes nothing', async () => {
		const hub = await aHub();
		await hub.publish();
		const edge = await aFollower(hub, { secret: OTHER_SECRET });
		const line = 'edge: BUILD_HOOK_SECRET: expected the secret of the publisher';
		await expect.poll(() => edge.lines, SOON).toEqual([line]);
		await expect.poll(() => hub.lines.length, SOON).toBeGreaterThan(2);
		expect(edge.lines).toEqual([line]);
		expect([await edge.current(), hub.list.judge(null)]).toEqual([null, []]);
		expect(edge.following.unready()).toContain('BUILD_HOOK_SECRET');
	});

	test.each([
		[401, 'old', 'the clock of this machine is more than 5 minutes behind'],
		[401, 'early', 'the clock of this machine is more than 5 minutes ahead'],
		[404, 'not found', 'RELEASES_URL: http://127.0.0.1:'],
		[503, 'another publisher leads', 'the publisher answered 503: another publisher leads'],
	])('explains %i %s of its publisher', async (status, text, line) => {
		const hub = await aHub();
		await hub.publish();
		hub.intervene(async () => new Response(text, { status }));
		const edge = await aFollower(hub);
		await expect.poll(() => edge.lines, SOON).toEqual([expect.stringContaining(line)]);
		expect(await edge.current()).toBeNull();
	});

	test('rejects a publisher without the signature', async () => {
		const hub = await aHub();
		await hub.publish();
		hub.intervene(async (path, answer) => {
			if (path !== '/releases/index') return undefined;
			const text = (await answer.text()).replace('"bytes":1', '"bytes":2');
			return new Response(text, { headers: answer.headers });
		});
		const edge = await aFollower(hub);
		const line = expect.stringContaining('is not signed by BUILD_HOOK_SECRET');
		await expect.poll(() => edge.lines, SOON).toEqual([line]);
		expect(await edge.current()).toBeNull();
	});

	test('removes leftovers of a killed process', async () => {
		const hub = await aHub();
		await hub.publish();
		const edge = await aFollower(hub);
		await isSame(edge, hub);
		await edge.following.stop();
		const stray = join(edge.dir, CONTENTS, 'zz', 'z'.repeat(22));
		await mkdir(dirname(stray), { recursive: true });
		await writeFile(stray, 'of no release');
		await appendFile(join(edge.dir, 'current.next'), '');
		await mkdir(join(edge.dir, '.incoming-1748736001000'));
		await hub.publish({ 'it.html': 'seconda' });
		const next = await aFollower(hub, { folder: edge.dir });
		await isSame(next, hub);
		await expect.poll(async () => contentsIn(edge.dir), SOON).toEqual(await contentsIn(hub.dir));
		await rm(stray, { force: true });
	});
});
