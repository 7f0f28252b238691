import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { comparer } from '#publisher/comparison/compare.ts';
import { NOTES_FILE, toNotes } from '#publisher/releases/release-notes.ts';
import { rendererFolder } from '#publisher/renderer/renderer-state.ts';
import { aFolder, writeFiles } from '../edge/a-site.ts';
import { aStore } from '../edge/a-store.ts';

const NOTES = { code: 'a', keys: {}, leftOut: [] };
const LOST = 'page "home" block 3 left out';

/** Makes a release, and a clean build of the same content that differs from it. */
async function aComparison({ leftOut }: { leftOut: string[] }) {
	const store = await aStore();
	await store.releases.publish(store.built, toNotes(NOTES));
	const built = { dist: await aFolder(), cache: await aFolder() };
	await writeFiles(built.dist, { 'index.html': 'links', 'it.html': 'less' });
	await mkdir(rendererFolder(built.cache), { recursive: true });
	await writeFile(join(rendererFolder(built.cache), NOTES_FILE), toNotes(NOTES)[NOTES_FILE] ?? '');
	await writeFile(join(built.cache, 'build-report.json'), JSON.stringify({ leftOut }));
	const current = async () => basename((await store.releases.current()) ?? '');
	const compare = comparer({
		releases: store.releases,
		loop: { refresh: current, turn: (work) => work() },
		publish: async () => undefined,
		stateOfContent: async () => '1',
		builder: { build: (_signal, look) => look(built), clear: async () => undefined },
	});
	return { compare: () => compare(new AbortController().signal), read: store.read };
}

test('a clean build replaces a release that differs', async () => {
	const { compare, read } = await aComparison({ leftOut: [] });
	expect(await compare()).toMatchObject({ is: 'mended', differing: ['_astro/a.1.js', 'it.html'] });
	expect(await read('it.html')).toBe('less');
});

test('a clean build with incomplete answers does not', async () => {
	const { compare, read } = await aComparison({ leftOut: [LOST] });
	expect(await compare()).toEqual({ is: 'void', why: expect.stringContaining(LOST) });
	expect(await read('it.html')).not.toBe('less');
});
