import { describe, expect, test } from 'vitest';
import ListingTemplate from '#templates/shop/ListingTemplate.astro';
import type { ListingModel } from '#content/lists/listings.ts';
import { aCard, LONG } from '../../support/factories-blocks.ts';
import { count, render } from '../shell/render.ts';

const listing = (given: Partial<ListingModel> = {}): ListingModel => ({
	title: 'Ruote',
	description: 'Testo',
	lang: null,
	ambience: null,
	sections: [],
	filters: [],
	total: 2,
	cards: [aCard(), aCard({ id: 'other', name: LONG })],
	facets: { groups: [], sorts: ['default'] },
	items: [
		[219_000, 1390, 36, null, [[0]]],
		[null, null, 50, null, [[1]]],
	],
	pager: { page: 1, pageCount: 1, pages: [{ page: 1, href: '/it/prodotti', isCurrent: true }] },
	printedFor: { country: 'IT', currency: 'EUR', vatRate: 22, isSold: false, yenCountry: null },
	fitLine: null,
	...given,
});
const print = (given: Partial<ListingModel> = {}, locale: 'it' | 'ja' = 'it') =>
	render(ListingTemplate, { props: { listing: listing(given), locale } });

const HEIGHTS = {
	code: 'rim_height',
	label: 'Altezza del profilo',
	minorUnits: null,
	unit: 'mm',
	values: [
		{ key: '36', label: '36', count: 1 },
		{ key: '50', label: LONG, count: 1 },
	],
} as const;

describe('facets of a list', () => {
	test('are checkboxes under the name of the specification', async () => {
		const html = await print({
			facets: { groups: [{ ...HEIGHTS, values: [...HEIGHTS.values] }], sorts: ['default'] },
		});
		expect(html).toContain('Altezza del profilo');
		expect(html).toContain('data-facet="rim_height"');
		expect(html).toContain('value="36"');
		expect(html).toContain(LONG);
		expect(count(html, 'type="checkbox"')).toBe(2);
	});

	test('are absent, with the link to them, when nothing distinguishes products', async () => {
		const html = await print();
		expect(html).not.toContain('<search');
		expect(html).not.toContain('popovertarget');
		expect(html).not.toContain('<select');
	});

	test('sort orders are named in the page’s language', async () => {
		const html = await print({ facets: { groups: [], sorts: ['default', 'weight'] } }, 'ja');
		expect(html).toContain('<option value="weight">軽い順</option>');
	});

	test('the page carries its products in numbers, nothing that needs a quote', async () => {
		const html = await print();
		expect(html).toContain('data-items="[[219000,1390,36,null,[[0]]],[null,null,50,null,[[1]]]]"');
	});
});

test('a list without products states it and has a link', async () => {
	const html = await print({ total: 0, cards: [], items: [] });
	expect(html).toContain('Nessun prodotto in questa selezione.');
	expect(html).toContain('href="/it/prodotti"');
	expect(html).not.toContain('<facet-list');
});
