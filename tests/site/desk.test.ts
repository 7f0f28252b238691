import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { config } from '#config.ts';
import { offenders, PAGES, readDist } from '../support/site.ts';

const folder = join(config.DIST_DIR, 'desk');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const page = readFileSync(join(folder, 'index.html'), 'utf8');

test('no page of the site links to the staff app or loads anything of it', () => {
	expect(offenders(PAGES, ({ html }) => (html.includes('/desk') ? ['names /desk'] : []))).toEqual(
		[],
	);
	expect(readDist('sitemap-index.xml')).not.toContain('/desk');
	expect(readDist('robots.txt')).not.toContain('/desk');
});

test('the staff app keeps out of search results', () => {
	expect(page).toContain('<meta name="robots" content="noindex, nofollow"');
});

test('its page has no inline script and no inline style', () => {
	expect(page).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/);
	for (const [, address] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
		expect(address).toMatch(/^(?:\/desk\/assets\/|data:,$)/);
	}
});

/** Files that a browser loads with the desk's page. */
const first = [...page.matchAll(/(?:src|href)="\/desk\/(assets\/[^"]+\.js)"/g)].map(
	([, file = '']) => file,
);
const weight = (name: string) => gzipSync(readFileSync(join(folder, name))).length;

test('its first load contains no editing code, and nothing of other hosts', () => {
	expect(first.length).toBeGreaterThan(0);
	expect(first.reduce((sum, file) => sum + weight(file), 0)).toBeLessThan(400_000);
	const text = first.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
	for (const word of ['ProseMirror', 'puck-tokens', 'data-puck-']) {
		expect(text.includes(word), word).toBe(false);
	}
	expect(files.filter((file) => /\.(?:map|woff2?)$/.test(file))).toEqual([]);
});

test('its page builder renders blocks with the site’s rules only', () => {
	const sheet = readFileSync(join(folder, 'canvas.css'), 'utf8');
	for (const rule of ['.hero', '.block-section', '.accordion', '.room-dark', '.container-wide']) {
		expect(sheet, rule).toContain(rule);
	}
	expect(sheet).not.toMatch(/@import|url\(["']?https?:/);
	const sheets = files.filter((file) => file.endsWith('.css') && file !== 'canvas.css');
	expect(
		sheets.filter((file) => readFileSync(join(folder, file), 'utf8').includes('.block-section')),
	).toEqual([]);
});

test('it contains no code of the host', () => {
	const text = files
		.filter((file) => file.endsWith('.js'))
		.map((file) => readFileSync(join(folder, file), 'utf8'))
		.join('');
	for (const word of ['drizzle', 'better-auth', 'argon2', 'DATABASE_URL', 'pg-boss']) {
		expect(text.includes(word), word).toBe(false);
	}
});
