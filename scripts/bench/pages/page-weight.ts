import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { KEY_PAGES } from './key-pages.ts';
import type { Measure } from '../part.ts';

const compressed = (text: string) => brotliCompressSync(text).byteLength / 1000;

/** Scripts that run without the visitor acting: inline ones, and modules with what they import. */
async function loadedScripts(distDir: string, html: string): Promise<string> {
	const inline = [
		...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
	];
	const queue = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1] ?? '');
	const seen = new Set<string>();
	let text = inline.map((match) => match[1]).join('\n');
	for (let path = queue.shift(); path; path = queue.shift()) {
		if (seen.has(path)) continue;
		seen.add(path);
		const source = await readFile(join(distDir, path), 'utf8');
		text += source;
		for (const [, name = ''] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
			queue.push(`/_astro/${name}`);
		}
	}
	return text;
}

/** Size of what a first visit to a page downloads before it acts, in brotli kilobytes. */
async function pageWeight(distDir: string, path: string) {
	const html = await readFile(join(distDir, `${path}.html`), 'utf8');
	const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g)];
	const css = await Promise.all(
		sheets.map((match) => readFile(join(distDir, match[1] ?? ''), 'utf8')),
	);
	const html_kb = compressed(html);
	const css_kb = css.reduce((sum, sheet) => sum + compressed(sheet), 0);
	const js_kb = compressed(await loadedScripts(distDir, html));
	return { html_kb, css_kb, html_css_kb: html_kb + css_kb, js_kb };
}

export const measure: Measure = async ({ site }) => {
	const { distDir } = await site();
	const rows = KEY_PAGES.map(async (path) => [path, await pageWeight(distDir, path)] as const);
	return { figures: Object.fromEntries(await Promise.all(rows)) };
};
