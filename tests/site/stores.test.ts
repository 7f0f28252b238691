import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listStores } from '#contract/content/endpoints.ts';
import { LOCALES } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { asRead } from '../support/factories-stores.ts';
import { askHost } from '../support/site-api.ts';
import { distBytes, FILES, pageAt, readDist } from '../support/site.ts';
import { attributeValues, listElements } from '../support/site-page.ts';

const OUTLINE_BYTES = 12_000;
const SCRIPT_BYTES = 4000;

const HOURS = /^[A-Z][a-z](?:-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d$/;
const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const coordinate = v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/));
/** A store as its card says it in microdata. */
const storeSchema = v.strictObject({
	type: v.picklist(['https://schema.org/BikeStore', 'https://schema.org/WholesaleStore']),
	name: text,
	/** Place of the name in the reader's own letters on the card. */
	alternateName: v.optional(text),
	streetAddress: text,
	postalCode: v.string(),
	addressLocality: text,
	addressRegion: v.optional(text),
	addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
	latitude: coordinate,
	longitude: coordinate,
	telephone: v.optional(text),
	email: v.optional(v.pipe(v.string(), v.email())),
	url: v.optional(v.pipe(v.string(), v.url())),
	/** Last of its intervals; each is printed. */
	openingHours: v.optional(v.pipe(v.string(), v.regex(HOURS))),
});

/** Without the places where Japanese may break. */
const solid = (text: string) => text.replaceAll('\u200b', '');

const pageIn = (locale: (typeof LOCALES)[number]) => pageAt(href(locale, 'store-locator'));

describe.each(LOCALES)('the stores in %s', (locale) => {
	test('are all on the page, with city and directions, and on the map', async () => {
		const stores = await askHost(listStores);
		const page = pageIn(locale);
		const ids = new Set(page.elements.map(({ attributes }) => attributes['id']));
		const links = attributeValues(listElements(page, 'a'), 'href').join('\n');
		const onMap = attributeValues(listElements(page, 'a', { class: 'map-point' }), 'data-stores')
			.flatMap((point) => point.split(' '))
			.toSorted();
		expect(onMap).toEqual(stores.map(({ id }) => id).toSorted());
		const printed = solid(page.text);
		const missing = stores.filter((store) => {
			const { name, place } = asRead(store, locale);
			return (
				!ids.has(`store-${store.id}`) ||
				!printed.includes(solid(name)) ||
				!printed.includes(solid(place)) ||
				!links.includes(encodeURIComponent(`${store.latitude},${store.longitude}`))
			);
		});
		expect(missing).toEqual([]);
	});

	test('have map points that link to a card and have a name', () => {
		const page = pageIn(locale);
		const ids = new Set(page.elements.map(({ attributes }) => `#${attributes['id']}`));
		const points = listElements(page, 'a', { class: 'map-point' });
		expect(points.length).toBeGreaterThan(10);
		expect(attributeValues(points, 'href').filter((target) => !ids.has(target))).toEqual([]);
		expect(points.filter(({ attributes }) => !attributes['aria-label'])).toEqual([]);
	});
});

test('have type, name, address, coordinates, telephone and hours in structured data', async () => {
	const stores = await askHost(listStores);
	for (const locale of LOCALES) {
		const cards = pageIn(locale).html.split('<li class="store-card"').slice(1);
		const told = cards.map((card) => {
			const type = /itemtype="([^"]+)"/.exec(card)?.[1];
			const fields = [...card.matchAll(/<(\w+)([^>]*) itemprop="(\w+)"([^>]*)>([^<]*)/g)]
				.filter(([, , , name]) => name !== 'geo' && name !== 'address')
				.map(([, , before = '', name = '', after = '', text = '']) => {
					const [, value = text] = /(?:content|href)="([^"]*)"/.exec(before + after) ?? [];
					return [name, value.replace(/^(?:tel|mailto):/, '').trim()];
				});
			return { type, ...Object.fromEntries(fields) };
		});
		const timed = told.filter((store) => 'openingHours' in store);
		expect(timed.length).toBe(
			stores.filter(({ opening_hours }) => opening_hours.length > 0).length,
		);
		expect(told.map((store) => v.parse(storeSchema, store).latitude).toSorted()).toEqual(
			stores.map(({ latitude }) => String(latitude)).toSorted(),
		);
	}
});

test('have map outlines of at most 12 kB', () => {
	const paths = attributeValues(listElements(pageIn('it'), 'path'), 'd').join('');
	expect(paths.length).toBeGreaterThan(1000);
	expect(brotliCompressSync(paths).length).toBeLessThanOrEqual(OUTLINE_BYTES);
});

test('have a search script of at most 4 kB', () => {
	// It is named in the script of every page, which fetches it where there is a search.
	const named = FILES.filter((file) => file.endsWith('.js')).flatMap((file) =>
		[...readDist(file).matchAll(/["'`]?store-finder["'`]?:\s*["'`]\/([^"'`]+)/g)].map(
			([, script = '']) => script,
		),
	);
	const scripts = [...new Set(named)];
	expect(scripts).toHaveLength(1);
	const weights = scripts.map((file) => brotliCompressSync(distBytes(file)).length);
	expect(Math.max(...weights)).toBeLessThanOrEqual(SCRIPT_BYTES);
});
