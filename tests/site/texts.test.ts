import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { listStores } from '#contract/content/endpoints.ts';
import type { Messages } from '#i18n/messages.ts';
import { href } from '#i18n/paths.ts';
import { asRead } from '../support/factories-stores.ts';
import { askHost } from '../support/site-api.ts';
import { findPage, toLocale, offenders, pageAt, PAGES } from '../support/site.ts';
import { typographicFaults } from '../support/typography.ts';
import type { SitePage } from '../support/site-page.ts';

/** Attributes whose words a visitor sees or hears. */
const READ_ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

function words(page: SitePage): string[] {
	const spoken = page.elements.flatMap(({ attributes }) =>
		READ_ATTRIBUTES.flatMap((name) => attributes[name] ?? []),
	);
	return [page.text, ...page.titles, ...spoken];
}

/** Lists each key with that of the group it stands in: `product.title`. */
function listKeys(messages: Messages): string[] {
	return Object.entries(messages).flatMap(([group, inside]) =>
		typeof inside === 'string'
			? []
			: [...Object.keys(inside).map((key) => `${group}.${key}`), ...listKeys(inside)],
	);
}

const messagesSchema: v.GenericSchema<Messages> = v.record(
	v.string(),
	v.union([v.string(), v.lazy(() => messagesSchema)]),
);

function messageKeys(): Set<string> {
	const folder = 'src/i18n/locales/it/';
	const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
	const keys = files.flatMap((file) =>
		listKeys(v.parse(messagesSchema, JSON.parse(readFileSync(folder + file, 'utf8')))),
	);
	return new Set(keys);
}

test('no translation key is printed', () => {
	const keys = messageKeys();
	expect([...keys]).toEqual(expect.arrayContaining(['header.findStore', 'kinds.brake']));
	const wrong = offenders(PAGES, (page) =>
		words(page).flatMap((text) =>
			(text.match(/[a-zA-Z-]+\.[a-zA-Z_-]+/g) ?? []).filter((word) => keys.has(word)),
		),
	);
	expect(wrong).toEqual([]);
});

test('no placeholder and no empty value is printed', () => {
	const wrong = offenders(PAGES, (page) =>
		words(page).flatMap(
			(text) => text.match(/\{\{?[^{}]*\}?\}|\bundefined\b|\bNaN\b|\[object \w+\]/g) ?? [],
		),
	);
	expect(wrong).toEqual([]);
});

// The templates write these on lines of their own; a careless minifier glues them together.
test.each(LOCALES)('words on two template lines stay separate (%s)', async (locale) => {
	const { text } = pageAt(href(locale, 'store-locator'));
	const stores = await askHost(listStores);
	const places = stores.map((store) => asRead(store, locale).place);
	expect(places.length).toBeGreaterThanOrEqual(40);
	expect(places.filter((place) => !text.includes(place))).toEqual([]);
});

/** Texts of attributes in the language of the page; an element may state another one. */
function spokenIn(page: SitePage, locale: Locale): string[] {
	return page.elements
		.filter(({ attributes: { lang } }) => lang === undefined || lang.startsWith(locale))
		.flatMap(({ name, attributes }) =>
			READ_ATTRIBUTES.filter(
				(attribute) => attribute !== 'content' || isDescription(name, attributes),
			).flatMap((attribute) => attributes[attribute] ?? []),
		);
}

const isDescription = (name: string, attributes: Record<string, string>) =>
	name === 'meta' &&
	['description', 'og:description'].includes(attributes['name'] ?? attributes['property'] ?? '');

test.each(LOCALES)('printed text follows its language’s typography (%s)', (locale) => {
	const pages = PAGES.filter((page) => toLocale(page) === locale);
	expect(pages.length).toBeGreaterThanOrEqual(200);
	const wrong = offenders(pages, (page) =>
		[...page.printed, ...spokenIn(page, locale)].flatMap((text) => typographicFaults(text, locale)),
	);
	expect(wrong).toEqual([]);
});

test.each(LOCALES)('the newsletter banner links to a page (%s)', (locale) => {
	const form = pageAt(`/${locale}`).elements.find(
		({ name, attributes }) => name === 'form' && attributes['method'] === 'get',
	);
	expect(findPage(form?.attributes['action'] ?? '')).toBeDefined();
});
