import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { config } from '#config.ts';
import { offenders, PAGES, readDist } from '../support/site.ts';

const folder = join(config.DIST_DIR, 'desk');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const page = readFileSync(join(folder, 'index.html'), 'utf8');

test('no page of the site leads to the staff app or loads anything of it', () => {
	expect(offenders(PAGES, ({ html }) => (html.includes('/desk') ? ['names /desk'] : []))).toEqual(
		[],
	);
	expect(readDist('sitemap-index.xml')).not.toContain('/desk');
	expect(readDist('robots.txt')).not.toContain('/desk');
});

test('the staff app keeps out of search results', () => {
	expect(page).toContain('<meta name="robots" content="noindex, nofollow"');
});

test('its page holds no script and no style of its own', () => {
	expect(page).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/);
	for (const [, address] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
		expect(address).toMatch(/^(?:\/desk\/assets\/|data:,$)/);
	}
});

test('it is one script, one sheet and the site’s own font, and takes nothing from elsewhere', () => {
	const scripts = files.filter((file) => file.endsWith('.js'));
	expect(scripts).toHaveLength(1);
	const script = readFileSync(join(folder, scripts[0] ?? ''));
	expect(gzipSync(script).length).toBeLessThan(400_000);
	expect(files.filter((file) => /\.(?:map|woff2?)$/.test(file))).toEqual([]);
});

test('nothing of the host’s code is in it', () => {
	const text = files
		.filter((file) => file.endsWith('.js'))
		.map((file) => readFileSync(join(folder, file), 'utf8'))
		.join('');
	for (const word of ['drizzle', 'better-auth', 'argon2', 'DATABASE_URL', 'pg-boss']) {
		expect(text.includes(word), word).toBe(false);
	}
});
