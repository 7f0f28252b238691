import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releaseBuilt } from '#publisher/releases/release-built.ts';
import { NOTES_FILE, toNotes } from '#publisher/releases/release-notes.ts';
import { rendererFolder } from '#publisher/renderer/renderer-state.ts';
import { aFolder, writeFiles } from '../edge/a-site.ts';
import { aStore } from '../edge/a-store.ts';

const html = (main: string) =>
	`<html><head><title>Ruote</title></head><body><main>${main}</main></body></html>`;
const TEXT = '<p>Ruote in carbonio dal 1989.</p>'.repeat(20);

/** Makes a build, beside the releases of its site. */
async function aBuild() {
	const { releases, read } = await aStore();
	const [distDir, cacheDir] = [await aFolder(), await aFolder()];
	await mkdir(rendererFolder(cacheDir), { recursive: true });
	const notes = toNotes({ code: 'a', keys: {}, leftOut: [] });
	await writeFile(join(rendererFolder(cacheDir), NOTES_FILE), notes[NOTES_FILE] ?? '');
	async function build(files: Record<string, string>, leftOut: string[] = []): Promise<void> {
		await writeFiles(distDir, { 'index.html': html(TEXT), ...files });
		await writeFile(join(cacheDir, 'build-report.json'), JSON.stringify({ leftOut }));
	}
	const release = (isOwn = false) => releaseBuilt(releases, { distDir, cacheDir }, { isOwn });
	const current = async () => basename((await releases.current()) ?? '');
	return { build, release, read, current };
}

describe('the result of a full build', () => {
	test('goes live with all its files, also the first time', async () => {
		const { build, release, read } = await aBuild();
		await build({
			'it.html': html(`${TEXT}<a href="/it/vecchio">qui</a>`),
			_redirects: '/it/vecchio /it 301\n',
		});
		await release();
		expect(await read('it.html')).toContain('/it/vecchio');
	});

	test.each([
		['a link that leads nowhere', html(`${TEXT}<a href="/it/nulla">qui</a>`), 'dead_link'],
		['a page without a title', html(TEXT).replace('Ruote<', '<'), 'no_title'],
		['a page that breaks off', html(TEXT).replace('</html>', ''), 'cut_short'],
	])('is refused, also the first time, with %s', async (_what, page, code) => {
		const { build, release, current } = await aBuild();
		await build({ 'it.html': page });
		for (const isOwn of [true, false]) {
			await expect(release(isOwn)).rejects.toMatchObject({ code });
		}
		expect(await current()).toBe('');
	});

	test('is refused when much smaller than the served release, unless built on purpose', async () => {
		const { build, release, read, current } = await aBuild();
		await build({ 'it.html': html(TEXT) });
		await release();
		const before = await current();
		await build({ 'it.html': html('') });
		await expect(release()).rejects.toMatchObject({ code: 'collapsed', page: '/it' });
		expect(await current()).toBe(before);
		await release(true);
		expect(await read('it.html')).toBe(html(''));
	});

	test('is refused when it omits more than the served one, with the same exception', async () => {
		const { build, release, current } = await aBuild();
		await build({});
		await release();
		const before = await current();
		await build({ 'it.html': html(TEXT) }, ['menu "main" item "road" left out']);
		await expect(release()).rejects.toThrow('menu "main" item "road" left out');
		expect(await current()).toBe(before);
		await release(true);
		expect(await current()).not.toBe(before);
		// From there on it equals the build.
		await release();
	});
});
