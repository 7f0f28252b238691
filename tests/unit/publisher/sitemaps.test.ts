import { expect, test } from 'vitest';
import type { BuildReport } from '#content/page/report.ts';
import { LOCALES } from '#contract/locales.ts';
import { sitemaps } from '#publisher/sitemaps/sitemaps.ts';

const SITE = 'https://www.livenza.example';
type Listed = BuildReport['pages'][number];

const aReport = (count: number): BuildReport => ({
	pages: LOCALES.flatMap((locale) =>
		Array.from({ length: count }, (_, number): Listed => {
			const url = `${SITE}/${locale}/page-${number}`;
			const lastmod = number === 0 ? null : `2026-01-01T10:00:0${number % 10}.000Z`;
			return { url, locale, links: [{ lang: locale, url }], lastmod, pictures: [`${url}.webp`] };
		}),
	),
	pageCount: count,
	redirects: [],
	missingTranslations: [],
	leftOut: [],
});

const changed = (report: BuildReport, change: (page: Listed, index: number) => Listed | null) => ({
	...report,
	pages: report.pages.flatMap((page, index) => change(page, index) ?? []),
});
const later = (page: Listed): Listed => ({ ...page, lastmod: '2026-02-02T00:00:00Z' });

test.each<[string, (page: Listed, index: number) => Listed | null]>([
	['nothing', (page) => page],
	['one date', (page, index) => (index === 7 ? later(page) : page)],
	['a few dates', (page, index) => (index % 9 === 3 ? later(page) : page)],
	['all dates', later],
	['a date that goes', (page, index) => (index === 7 ? { ...page, lastmod: null } : page)],
	['a date that comes', (page, index) => (index === 0 ? later(page) : page)],
	['an address', (page, index) => (index === 8 ? { ...page, url: `${page.url}-new` } : page)],
	['a translation', (page, index) => (index === 8 ? { ...page, links: [] } : page)],
	['a picture', (page, index) => (index === 8 ? { ...page, pictures: [] } : page)],
	['a page that goes', (page, index) => (index === 8 ? null : page)],
])('after a change of %s the sitemaps equal a clean build’s', async (_what, change) => {
	const own = sitemaps(SITE);
	const report = aReport(60);
	await own(report);
	const after = changed(report, change);
	const clean = await sitemaps(SITE)(after);
	const found = await own(after);
	expect([...found.keys()].toSorted()).toEqual([...clean.keys()].toSorted());
	for (const [name, content] of clean) expect(found.get(name)?.toString()).toBe(content.toString());
	// And the next goes on from there.
	const again = await own(changed(after, (page, index) => (index === 9 ? later(page) : page)));
	expect(again.get('sitemap-it-0.xml')?.toString()).toContain('2026-02-02T00:00:00.000Z');
});
