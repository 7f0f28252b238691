import { describe, expect, test } from 'vitest';
import { config } from '#config.ts';
import { newsFeed } from '#content/files/feed.ts';
import { escapeXml } from '#content/files/xml.ts';
import { aNewsItem, aSite } from '../../support/factories-content.ts';

const toSite = (...news: ReturnType<typeof aNewsItem>[]) =>
	aSite((locale) => ({ news: locale === 'ja' ? news : [] }));
const titles = (xml: string) =>
	[...xml.matchAll(/<item><title>([^<]*)<\/title>/g)].map(([, title]) => title);

test('titles of the CMS are escaped', () => {
	expect(escapeXml(`R&D <b>"x"</b> l'una`)).toBe(
		'R&amp;D &lt;b&gt;&quot;x&quot;&lt;/b&gt; l&apos;una',
	);
	expect(escapeXml('a\u0000\u000bb\ud800c\n')).toBe('abc\n');
});

test('a story has address, day, topic and excerpt, and a permanent id', () => {
	const site = toSite(aNewsItem('first', 'ja', { topic: 'racing', excerpt: 'A < B' }));
	const xml = newsFeed(site, 'ja');
	const origin = config.SITE_URL;
	expect(xml).toContain(`<link>${origin}/ja/news/first-ja</link>`);
	expect(xml).toContain('<pubDate>Mon, 02 Mar 2026 00:00:00 GMT</pubDate>');
	expect(xml).toContain('<category>レース</category>');
	expect(xml).toContain('<description>A &lt; B</description>');
	expect(xml).toMatch(/<guid isPermaLink="false">tag:[^<]*,2026:news\/first\/ja<\/guid>/);
	expect(xml).toContain(`<atom:link href="${origin}/ja/news/rss.xml" rel="self"`);
});

describe('a feed has one language', () => {
	test('omits stories that fall back to Italian', () => {
		const site = toSite(aNewsItem('own', 'ja'), aNewsItem('foreign', 'it'));
		expect(titles(newsFeed(site, 'ja'))).toEqual(['own ja']);
	});

	test('omits unindexed stories', () => {
		const hidden = { seo: { title: null, description: null, noindex: true } };
		const site = toSite(aNewsItem('own', 'ja'), aNewsItem('hidden', 'ja', hidden));
		expect(titles(newsFeed(site, 'ja'))).toEqual(['own ja']);
	});

	test('is empty for a language without stories', () => {
		const xml = newsFeed(toSite(), 'fr');
		expect(titles(xml)).toEqual([]);
		expect(xml).toContain('<language>fr</language>');
		expect(xml).not.toContain('lastBuildDate');
	});
});
