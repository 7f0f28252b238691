import { expect, test } from 'vitest';
import * as v from 'valibot';
import { LOCALES } from '#contract/locales.ts';
import { toContentType } from '../../src/edge/releases/content-types.ts';
import {
	FILES,
	findPage,
	INDEXABLE,
	toLocale,
	metaContent,
	offenders,
	PAGES,
	readDist,
	SITE_URL,
} from '../support/site.ts';
import { attributeValues, listElements } from '../support/site-page.ts';

/** Letters of a title and a description that search engines show. */
const TITLE = 65;
const LATIN = { least: 70, most: 160 };
/** A Japanese letter is as wide as two Latin ones; what is cut off is counted at one and a half. */
const JAPANESE = { least: 35, most: 110 };

test('every title has at most 65 letters', () => {
	expect(offenders(PAGES, ({ titles }) => titles.filter((title) => title.length > TITLE))).toEqual(
		[],
	);
});

test('every description of an indexed page has 70 to 160 letters, of others at most 160', () => {
	const found = new Set(INDEXABLE);
	const wrong = offenders(PAGES, (page) => {
		const [text = ''] = metaContent(page, 'description');
		const { least, most } = toLocale(page) === 'ja' ? JAPANESE : LATIN;
		const isLong = found.has(page) ? text.length >= least : text.length > 0;
		return isLong && text.length <= most ? [] : [`${text.length}: ${text}`];
	});
	expect(wrong).toEqual([]);
});

test('security.txt has a contact, and expires within a year and a month', () => {
	const text = readDist('.well-known/security.txt');
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	expect(text).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt`);
	const [, day = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
	const days = (Date.parse(day) - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(300);
	expect(days).toBeLessThan(366);
});

test('llms.txt links existing pages and files', () => {
	const text = readDist('llms.txt');
	expect(text).toMatch(/^# .+\n\n> .+\n/);
	const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, link = '']) => link);
	expect(links.length).toBeGreaterThan(LOCALES.length * 4);
	const dead = links.filter((link) => {
		const path = new URL(link).pathname;
		return !link.startsWith(SITE_URL) || !(findPage(path) ?? FILES.includes(path.slice(1)));
	});
	expect(dead).toEqual([]);
});

test('the web manifest has the site’s name, and existing icons', () => {
	const manifest = v.parse(
		v.object({
			name: v.pipe(v.string(), v.minLength(1)),
			icons: v.pipe(v.array(v.object({ src: v.string() })), v.minLength(1)),
		}),
		JSON.parse(readDist('site.webmanifest')),
	);
	expect(manifest.icons.filter(({ src }) => !FILES.includes(src.slice(1)))).toEqual([]);
	expect(toContentType('/site.webmanifest')).toContain('application/manifest+json');
	const wrong = offenders(PAGES, (page) => {
		const links = attributeValues(listElements(page, 'link', { rel: 'manifest' }), 'href');
		return links.join() === '/site.webmanifest' ? [] : [`links ${links.join()}`];
	});
	expect(wrong).toEqual([]);
});

test('files that browsers request by default exist', () => {
	expect(FILES).toEqual(expect.arrayContaining(['favicon.ico', 'robots.txt', 'sitemap-index.xml']));
});

test('pages of the CMS and of products have a Markdown version with the same content', () => {
	const twins = FILES.filter((file) => file.endsWith('.md'));
	expect(twins.length).toBeGreaterThan(LOCALES.length * 100);
	const wrong = twins.flatMap((file) => {
		const page = findPage(`/${file.replace(/\.md$/, '')}`);
		const text = readDist(file);
		if (!page || !INDEXABLE.includes(page)) return [`${file}: no page that is found`];
		const [, title = ''] = /^# (.+)$/m.exec(text) ?? [];
		const bare = (words: string) => words.replace(/[\\\s\u200b\u00ad]/g, '');
		// A page that opens with a picture has its name in the title alone, home in neither.
		const isTold =
			page.path.lastIndexOf('/') === 0 ||
			[...page.headings, ...page.titles].some((heading) => bare(heading).includes(bare(title)));
		return [
			...(isTold ? [] : [`${file}: ${title}`]),
			...(/undefined|\[object|<p>|<li>/.test(text) ? [`${file}: markup`] : []),
			...(text.includes(`<${SITE_URL}${page.path}>`) ? [] : [`${file}: no address`]),
		];
	});
	expect(wrong.slice(0, 20)).toEqual([]);
});
