import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { PageFacts } from '#edge/rules/host-rules.ts';
import { openPageStore } from '../../../scripts/build/page-store.ts';
import { printPages, type ListedPath } from '../../../scripts/build/print-pages.ts';

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'print-pages-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

const PAGE = { component: 'page.astro', type: 'page' };
const aPath = (pathname: string, cacheKey?: string): ListedPath => ({
	pathname,
	route: PAGE,
	cacheKey,
});

/** Builds into a folder of the root, and returns the addresses that were printed. */
async function build(
	name: string,
	paths: readonly ListedPath[],
	{ siteUrl = 'https://site.example', status = 200, text = (path: string) => path } = {},
) {
	const outDir = join(root, name);
	mkdirSync(outDir, { recursive: true });
	const printed: string[] = [];
	const facts = new Map<string, PageFacts>();
	const counts = await printPages(paths, {
		async render(request) {
			const { pathname } = new URL(request.url);
			printed.push(pathname);
			return new Response(text(pathname), { status });
		},
		origin: siteUrl,
		outDir,
		store: openPageStore(join(root, 'cache'), siteUrl),
		apiBaseUrl: null,
		facts,
	});
	const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
	return { printed, facts, counts, read, outDir };
}

describe('printing pages', () => {
	test('writes each path into its file, and records facts of pages only', async () => {
		const { read, facts, counts } = await build('one', [
			aPath('/', 'a'),
			aPath('/it/prodotti', 'b'),
			{ pathname: '/feed.xml', route: { component: 'feed.ts', type: 'endpoint' } },
		]);
		expect(read('index.html')).toBe('/index.html');
		expect(read('it/prodotti.html')).toBe('/it/prodotti.html');
		expect(read('feed.xml')).toBe('/feed.xml');
		expect([...facts.keys()]).toEqual(['index.html', 'it/prodotti.html']);
		expect(counts).toEqual({ printed: 3, restored: 0 });
	});

	test('restores a page by its key, and prints changed or unknown ones', async () => {
		await build('one', [aPath('/a', '1'), aPath('/b', '1'), aPath('/c')]);
		const again = await build('two', [aPath('/a', '1'), aPath('/b', '2'), aPath('/c')], {
			text: () => 'again',
		});
		expect(again.printed).toEqual(['/b.html', '/c.html']);
		expect(['a', 'b', 'c'].map((name) => again.read(`${name}.html`))).toEqual([
			'/a.html',
			'again',
			'again',
		]);
		expect(again.counts).toEqual({ printed: 2, restored: 1 });
		expect([...again.facts.keys()]).toEqual(['b.html', 'c.html']);
	});

	test('restores no page of another address or another site', async () => {
		await build('one', [aPath('/a', '1')]);
		expect((await build('two', [aPath('/b', '1')])).printed).toEqual(['/b.html']);
		await build('three', [aPath('/a', '1')]);
		const other = await build('four', [aPath('/a', '1')], { siteUrl: 'https://other.example' });
		expect(other.printed).toEqual(['/a.html']);
	});

	test('never restores a failed build’s pages for other content', async () => {
		await build('one', [aPath('/a', '1')]);
		const failing = build('two', [aPath('/a', '2'), aPath('/a', '3')], { text: () => 'later' });
		await expect(failing).rejects.toThrow('EEXIST');
		const back = await build('three', [aPath('/a', '1')]);
		expect(back.printed).toEqual([]);
		expect(back.read('a.html')).toBe('/a.html');
	});

	test('writes a page once, and removes pages of earlier builds', async () => {
		const { outDir } = await build('one', [aPath('/a', '1'), aPath('/b', '1')]);
		expect(statSync(join(outDir, 'a.html')).nlink).toBe(2);
		await build('two', [aPath('/a', '1')]);
		expect(readdirSync(join(root, 'cache'))).toHaveLength(1);
	});

	test('stops at a file with the same name, and keeps it', async () => {
		mkdirSync(join(root, 'one'));
		writeFileSync(join(root, 'one', 'a.html'), 'public');
		await expect(build('one', [aPath('/a')])).rejects.toThrow('EEXIST');
		expect(readFileSync(join(root, 'one', 'a.html'), 'utf8')).toBe('public');
	});

	test('stops at a page without status 200, by name', async () => {
		await expect(build('one', [aPath('/a', '1')], { status: 500 })).rejects.toThrow(
			'page.astro: /a was answered with 500',
		);
		expect(existsSync(join(root, 'one', 'a.html'))).toBe(false);
	});
});
