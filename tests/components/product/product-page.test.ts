import { describe, expect, test } from 'vitest';
import ProductTemplate from '#templates/ProductTemplate.astro';
import type { ProductModel } from '#content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { aBareProduct, aCard, aDocument, aPicture, LONG } from '../../support/factories-blocks.ts';
import { count, render } from '../shell/render.ts';

const print = (product: ProductModel, locale: Locale = 'it') =>
	render(ProductTemplate, { props: { product, locale } });

const full = aBareProduct({
	name: LONG,
	range: 'Kleos RD',
	pictures: [aPicture, aPicture],
	price: { amount: '1500,00 €', isFrom: true, lowest30d: '1400,00 €' },
	colors: [{ name: 'Nero', swatch: 'black' }],
	variants: [{ code: 'K1-HG', name: 'HG', price: null, availability: 'made_to_order' }],
	availability: 'made_to_order',
	figures: [{ code: 'rim_height', value: '36', unit: 'mm' }],
	specifications: [
		{ code: 'rim_height', value: '36', unit: 'mm' },
		{ code: 'hubs', value: 'RD SL', unit: null },
	],
	features: [{ code: 'size', value: 'M' }],
	documents: [aDocument()],
	related: [aCard({ id: 'k2', lang: 'en' })],
	compatible: [aCard({ id: 'k3' })],
	isCarbonWheel: true,
	warrantyHref: '/it/warranty-conditions',
});

describe('a product page', () => {
	test.each(['it', 'ja'] as const)('renders with nothing but a name in %s', async (locale) => {
		const html = await print(aBareProduct(), locale);
		expect(count(html, '<h1')).toBe(1);
		expect(html).not.toMatch(/undefined|null|NaN|\[object|\{\{/);
		expect(html).not.toContain('<img');
	});

	test('without a price says so and prints no VAT note', async () => {
		const html = await print(aBareProduct());
		expect(html).not.toContain('€');
		expect(html).not.toContain('22');
	});

	test('without a specification has no table for it, without variants none either', async () => {
		expect(await print(aBareProduct())).not.toContain('<tbody></tbody>');
		expect(count(await print(aBareProduct()), '<table')).toBe(0);
	});

	test('with everything renders once each', async () => {
		const html = await print(full);
		expect(count(html, '<h1')).toBe(1);
		expect(count(html, '<img')).toBe(2);
		expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);
		expect(html).toContain(LONG);
		expect(html).toContain('K1-HG');
		expect(html).toMatch(/<li[^>]*lang="en"/);
	});

	test('that is no longer made leads to its successor instead of a dealer', async () => {
		const html = await print(
			aBareProduct({ isDiscontinued: true, successor: { href: '/it/prodotto/k2', label: 'K2' } }),
		);
		expect(html).toContain('href="/it/prodotto/k2"');
		expect(html).not.toContain('href="/it/punti-vendita"');
	});

	test.each([
		['bare', aBareProduct()],
		['full', full],
	])('has no style attribute: %s', async (_, product) => {
		expect(await print(product)).not.toMatch(/ style=/);
	});
});
