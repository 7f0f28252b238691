import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { toStoresModel } from '#content/stores/stores.ts';
import type { Locale } from '#contract/locales.ts';
import type { Store } from '#contract/content/places.ts';
import StoresTemplate from '#templates/shop/StoresTemplate.astro';
import { aSite } from '../../support/factories-content.ts';
import { aStore, manyStores } from '../../support/factories-stores.ts';
import { count, render } from '../shell/render.ts';

/** Size of list and map of 400 stores. */
const PAGE_BYTES = 30_000;

/** Markup without the templates of texts that the script fills in. */
async function print(given: Store[], locale: Locale = 'it'): Promise<string> {
	const stores = toStoresModel(
		aSite(() => ({}), { stores: given }),
		locale,
	);
	const html = await render(StoresTemplate, { props: { stores, locale } });
	return html.replace(/ data-messages="[^"]*"/, '');
}

/** Ids of the stores that the points of the map stand for. */
const onMap = (html: string) =>
	[...html.matchAll(/data-stores="([^"]*)"/g)].flatMap(([, ids = '']) => ids.split(' '));
const cards = (html: string) =>
	[...html.matchAll(/<li[^>]* id="store-([^"]*)"/g)].map(([, id = '']) => id);

test('a note for dealers says where to apply', async () => {
	const page = { label: 'Diventa rivenditore', href: '/it/diventa-rivenditore' };
	const stores = { ...toStoresModel(aSite(), 'it'), forRetailers: page };
	const html = await render(StoresTemplate, { props: { stores, locale: 'it' } });
	expect(html).toContain('href="/it/diventa-rivenditore"');
	expect(await print([aStore('mura')])).not.toContain('diventa-rivenditore');
});

describe('a store in another script', () => {
	const yanaka = aStore('yanaka', {
		name: 'Cycle Kobo Yanaka',
		street: '3-11-7 Yanaka, Taito-ku',
		postal_code: '110-0001',
		city: 'Tokyo',
		region: null,
		country: 'JP',
		name_local: 'サイクル工房谷中',
		address_local: '東京都台東区谷中3-11-7',
	});
	const address = (html: string) =>
		(/<address.*?<\/address>/s.exec(html)?.[0] ?? '').replace(/<[^>]+>|\s+/g, '');

	test('shows its script to its readers, in its country’s order', async () => {
		const html = await print([yanaka], 'ja');
		expect(html).toMatch(/<h3[^>]*>\s*サイクル工房谷中/);
		expect(address(html)).toBe('〒110-0001東京都台東区谷中3-11-7');
	});

	test('shows Latin letters to everybody else', async () => {
		const html = await print([yanaka], 'en');
		expect(html).toMatch(/<h3[^>]*>\s*Cycle Kobo Yanaka/);
		expect(address(html)).toBe('3-11-7Yanaka,Taito-ku110-0001Tokyo');
		expect(html).not.toMatch(/谷中|〒/);
	});
});

describe('the page of one store', () => {
	test('contains the store and its point, without search or counts', async () => {
		const html = await print([aStore('mura')]);
		expect(cards(html)).toEqual(['mura']);
		expect(onMap(html)).toEqual(['mura']);
		expect(html).toContain('href="#store-mura" aria-label="Cicli mura, Treviso"');
		expect(html).not.toMatch(/<form|<search|<select|<fieldset/);
		expect(html).not.toContain('role="status"');
	});
});

describe('the page of 400 stores', () => {
	const stores = manyStores(400);

	test.each(['it', 'ja'] as const)('lists and draws each once (%s)', async (locale) => {
		const html = await print(stores, locale);
		const ids = stores.map(({ id }) => id).toSorted();
		expect(cards(html).toSorted()).toEqual(ids);
		expect(onMap(html).toSorted()).toEqual(ids);
		expect(count(html, 'itemprop="name"')).toBe(400);
		expect(html).not.toMatch(/ style=|undefined|NaN|\{\{/);
	});

	test('weighs less on the wire than a picture', async () => {
		const bytes = brotliCompressSync(await print(stores)).length;
		expect(bytes).toBeLessThanOrEqual(PAGE_BYTES);
	});

	test('offers each country and type with its count', async () => {
		const html = await print(stores);
		expect(html).toMatch(/<option value="JP">\s*Giappone\s*<\/option>/);
		expect(html).toMatch(/Rivenditori <span class="tabular">200<\/span>/);
	});
});

describe('missing data of a store', () => {
	test('are omitted without a gap', async () => {
		const bare = aStore('bare', { region: null, email: null, opening_hours: [], ranges: [] });
		const html = await print([bare]);
		expect(html).not.toMatch(/mailto:|tel:|store-hours|Gamme|\(\s*\)/);
		expect(html).toContain('openstreetmap.org/directions?to=45.6669%2C12.243');
	});

	test('one type or one country has no filter', async () => {
		const html = await print([aStore('a'), aStore('b')]);
		expect(html).toContain('type="search"');
		expect(html).not.toMatch(/<select|type="radio"/);
	});

	test('without stores an e-mail address is shown', async () => {
		const html = await print([]);
		expect(html).toContain('mailto:info@livenza.example');
		expect(html).not.toContain('<store-finder');
	});
});

test('markup in a name is escaped', async () => {
	const html = await print([aStore('x', { name: '<b onclick="x()">Cicli & Figli</b>' })]);
	// In attributes an angle bracket is a plain character, a quote is not.
	expect(html).not.toContain('<b onclick="');
	expect(html).toContain('Cicli &amp; Figli');
});
