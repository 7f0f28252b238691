import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { listStores } from '#contract/content/endpoints.ts';
import { LOCALES } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { askHost } from '../support/site-api.ts';
import { distBytes, FILES, pageAt } from '../support/site.ts';
import { attributeValues, elementsOf } from '../support/site-page.ts';

const OUTLINE_BYTES = 12_000;
const SCRIPT_BYTES = 4000;

const pageIn = (locale: (typeof LOCALES)[number]) => pageAt(href(locale, 'store-locator'));

describe.each(LOCALES)('the stores in %s', (locale) => {
	test('all stand in the page, with city and a way there, and on the map', async () => {
		const stores = await askHost(listStores);
		const page = pageIn(locale);
		const ids = new Set(page.elements.map(({ attributes }) => attributes['id']));
		const links = attributeValues(elementsOf(page, 'a'), 'href').join('\n');
		const onMap = attributeValues(elementsOf(page, 'a', { class: 'map-point' }), 'data-stores')
			.flatMap((point) => point.split(' '))
			.toSorted();
		expect(onMap).toEqual(stores.map(({ id }) => id).toSorted());
		const missing = stores.filter(
			({ id, name, city, latitude, longitude }) =>
				!ids.has(`store-${id}`) ||
				!page.text.includes(name) ||
				!page.text.includes(city) ||
				!links.includes(encodeURIComponent(`${latitude},${longitude}`)),
		);
		expect(missing).toEqual([]);
	});

	test('a point of the map leads to a card and has a name', () => {
		const page = pageIn(locale);
		const ids = new Set(page.elements.map(({ attributes }) => `#${attributes['id']}`));
		const points = elementsOf(page, 'a', { class: 'map-point' });
		expect(points.length).toBeGreaterThan(10);
		expect(attributeValues(points, 'href').filter((target) => !ids.has(target))).toEqual([]);
		expect(points.filter(({ attributes }) => !attributes['aria-label'])).toEqual([]);
	});
});

test('the outlines weigh at most 12 kB', () => {
	const paths = attributeValues(elementsOf(pageIn('it'), 'path'), 'd').join('');
	expect(paths.length).toBeGreaterThan(1000);
	expect(brotliCompressSync(paths).length).toBeLessThanOrEqual(OUTLINE_BYTES);
});

test('the script of the search weighs at most 4 kB', () => {
	const scripts = FILES.filter((file) => /store-finder.*\.js$/.test(file));
	expect(scripts).toHaveLength(1);
	const weights = scripts.map((file) => brotliCompressSync(distBytes(file)).length);
	expect(Math.max(...weights)).toBeLessThanOrEqual(SCRIPT_BYTES);
});
