import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { href, jobsFeedHref, newsFeedHref } from '#i18n/paths.ts';
import { toContentType } from '../../src/edge/releases/content-types.ts';
import {
	toCanonicals,
	isIndexable,
	offenders,
	pageAt,
	PAGES,
	readDist,
	SITE_URL,
} from '../support/site.ts';
import { attributeValues, listElements, type SitePage } from '../support/site-page.ts';

const toFile = (locale: Locale) => newsFeedHref(locale).slice(1);

interface Feed {
	/** Texts of each item by element. */
	items: Record<string, string>[];
	channel: Record<string, string>;
	/** Markup that no strict parser accepts. */
	faults: string[];
}

function readFeed(xml: string): Feed {
	const feed: Feed = { items: [], channel: {}, faults: [] };
	let into = feed.channel;
	let text = '';
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				text = '';
				if (name === 'item') feed.items.push((into = {}));
				if (name === 'atom:link') feed.channel['self'] = attributes['href'] ?? '';
				if (name === 'media:content') into['picture'] = attributes['url'] ?? '';
			},
			ontext(data) {
				text += data;
			},
			onclosetag(name, isImplied) {
				if (isImplied && !['atom:link', 'media:content'].includes(name)) {
					feed.faults.push(`${name} stays open`);
				}
				if (name === 'item') into = feed.channel;
				else into[name] ??= text;
			},
		},
		{ xmlMode: true, decodeEntities: true },
	);
	parser.end(xml);
	const bare = xml.match(/&(?!(?:amp|lt|gt|quot|apos);)/g) ?? [];
	feed.faults.push(...bare.map(() => 'a bare ampersand'));
	return feed;
}

const feedLinks = (page: SitePage) =>
	attributeValues(
		listElements(page, 'link', { rel: 'alternate', type: 'application/rss+xml' }),
		'href',
	);

describe.each(LOCALES)('the news feed in %s', (locale) => {
	const xml = readDist(toFile(locale));
	const { items, channel, faults } = readFeed(xml);
	const stories = PAGES.filter(
		(page) =>
			page.path.startsWith(`${href(locale, 'news-archive')}/`) &&
			!/\/\d+$/.test(page.path) &&
			isIndexable(page) &&
			toCanonicals(page)[0] === SITE_URL + page.path,
	);

	test('is well-formed and names its author', () => {
		expect(faults).toEqual([]);
		expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true);
		expect(channel).toMatchObject({
			language: locale,
			link: SITE_URL + href(locale, 'news-archive'),
			self: SITE_URL + newsFeedHref(locale),
		});
		expect(channel['title']).toBeTruthy();
		expect(channel['description']).toBeTruthy();
	});

	test('lists every story of its language once, newest first', () => {
		const links = items.map((item) => item['link']);
		expect(links.toSorted()).toEqual(stories.map(({ path }) => SITE_URL + path).toSorted());
		expect(new Set(items.map((item) => item['guid'])).size).toBe(items.length);
		const days = items.map((item) => Date.parse(item['pubDate'] ?? ''));
		expect(days.every(Number.isFinite)).toBe(true);
		expect(days).toEqual(days.toSorted((a, b) => b - a));
	});

	test('has a text and absolute addresses for every story', () => {
		for (const item of items) {
			expect(item['title']).toBeTruthy();
			expect(item['description']).toBeTruthy();
			expect(item['picture'] ?? SITE_URL).toMatch(/^https?:\/\//);
		}
	});

	test('is announced by archive and stories, and linked visibly', () => {
		const archive = pageAt(href(locale, 'news-archive'));
		for (const page of [archive, ...stories])
			expect(feedLinks(page)).toEqual([newsFeedHref(locale)]);
		expect(listElements(archive, 'a', { href: newsFeedHref(locale) })).toHaveLength(1);
	});
});

describe.each(LOCALES)('the feed of positions in %s', (locale) => {
	const { items, channel, faults } = readFeed(readDist(jobsFeedHref(locale).slice(1)));

	test('lists open positions with a page, and is announced by them', () => {
		expect(faults).toEqual([]);
		expect(channel).toMatchObject({
			language: locale,
			link: SITE_URL + href(locale, 'careers'),
			self: SITE_URL + jobsFeedHref(locale),
		});
		const pages = PAGES.filter(
			(page) => page.path.startsWith(`${href(locale, 'careers')}/`) && isIndexable(page),
		);
		expect(items.map((item) => item['link']).toSorted()).toEqual(
			pages.map(({ path }) => SITE_URL + path).toSorted(),
		);
		for (const page of [pageAt(href(locale, 'careers')), ...pages]) {
			expect(feedLinks(page)).toEqual([jobsFeedHref(locale)]);
		}
	});
});

test('no other page announces it', () => {
	const wrong = offenders(PAGES, (page) => {
		const isListed = LOCALES.some((locale) =>
			(['news-archive', 'careers'] as const).some((route) =>
				page.path.startsWith(href(locale, route)),
			),
		);
		return isListed ? [] : feedLinks(page);
	});
	expect(wrong).toEqual([]);
});

test('the edge serves it as XML', () => {
	expect(toContentType(newsFeedHref('it'))).toBe('application/xml; charset=utf-8');
});
