import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { findPage, pageAt, toAlternates } from '../support/site.ts';

interface Duty {
	name: string;
	place: string;
	shows: string;
	isAbsent: boolean;
}

const code = (cell: string) => /`([^`]+)`/.exec(cell)?.[1] ?? '';

const DUTIES: Duty[] = readFileSync('.github/DUTIES.md', 'utf8')
	.split('\n')
	.filter((line) => /^\| (?!Duty|-)/.test(line))
	.map((line) => {
		const [name = '', , place = '', shows = ''] = line.slice(2, -1).split('|');
		return {
			name: name.trim(),
			place: code(place),
			shows: code(shows),
			isAbsent: shows.trim().startsWith('without '),
		};
	});

/** Japanese and numbers are printed with signs that nobody types. */
const bare = (text: string) => text.replace(/[\u200b\u2060\u00ad]/g, '').replace(/\s+/g, ' ');

/** Text of the place that a duty names: of a page with its markup, or of a file. */
function readPlace(place: string): string {
	if (!place.startsWith('/')) {
		expect(existsSync(place), place).toBe(true);
		return statSync(place).isFile() ? readFileSync(place, 'utf8') : '';
	}
	const page = pageAt(place);
	return bare(`${page.text} ${page.html}`);
}

test('the table names every duty once', () => {
	expect(DUTIES.length).toBeGreaterThanOrEqual(30);
	expect(new Set(DUTIES.map(({ name, place }) => `${name} ${place}`)).size).toBe(DUTIES.length);
});

test('a page that meets a duty is there in every language', () => {
	const pages = [...new Set(DUTIES.map(({ place }) => place))].filter((place) =>
		place.startsWith('/it/'),
	);
	expect(pages.length).toBeGreaterThan(10);
	const lacking = pages.flatMap((place) => {
		const named = toAlternates(pageAt(place));
		return LOCALES.filter((locale) => {
			// Screens that search engines do not list have one path in every language.
			const path = named[locale] ? new URL(named[locale]).pathname : place;
			return !findPage(named[locale] ? path : path.replace('/it/', `/${locale}/`));
		}).map((locale) => `${place} in ${locale}`);
	});
	expect(lacking).toEqual([]);
});

test.each(DUTIES)('$name: $place', ({ place, shows, isAbsent }) => {
	const text = readPlace(place);
	if (isAbsent) expect(text).not.toContain(shows);
	else expect(text).toContain(shows);
});
