import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { productSchema } from '#contract/content/catalogue.ts';
import { toCards } from '#content/catalogue/catalogue.ts';
import { toProductModel } from '#content/product/product.ts';
import { toNewsModel } from '#content/editorial/news.ts';
import { openJobs } from '#content/editorial/jobs.ts';
import { aNewsItem, aProduct, aSite } from '../../support/factories-content.ts';
import { SMALL_SITE as site } from '../../support/small-site.ts';

describe('a product page', () => {
	const product = site.locales.it.products[0];
	if (!product) throw new Error('no product');
	const model = toProductModel(site, 'it', product);

	test('states its lowest price, and the lowest of 30 days while reduced', () => {
		expect(model.price?.isFrom).toBe(true);
		expect(model.price?.amount.replace(/\s/g, ' ')).toBe('1.500 €');
		expect(model.price?.lowest30d?.replace(/\s/g, ' ')).toBe('1.400 €');
		expect(model.availability).toBe('low_stock');
		expect(model.printedFor).toEqual({
			country: 'IT',
			currency: 'EUR',
			vatRate: 22,
			isSold: false,
			yenCountry: null,
		});
	});

	test.each([
		['white', 'Colore'],
		['carbon', 'Finitura'],
		['silver', 'Finitura'],
	])('in black and %s offers %s', (swatch, name) => {
		const color = (code: string) => ({
			...product.colors[0],
			code,
			name: code,
			swatch: code,
			media: null,
		});
		const variants = product.variants.map((variant) => ({ ...variant, color: 'black' }));
		const colors = v.parse(productSchema.entries.colors, [color('black'), color(swatch)]);
		expect(toProductModel(site, 'it', { ...product, variants, colors }).choices.at(-1)?.name).toBe(
			name,
		);
	});

	test('links to available products, and to existing usages', () => {
		expect(model.related.map(({ id }) => id)).toEqual(['k2']);
		expect(model.usages).toEqual([{ href: '/it/prodotti/road-it', label: 'road it' }]);
		expect(model.successor).toEqual({ href: '/it/prodotto/k2-it', label: 'k2 it' });
	});

	test('prints sanitised text', () => {
		expect(model.description).toBe('<p>Testo</p>');
	});

	test('without variants has neither price nor availability', () => {
		const bare = toProductModel(site, 'it', aProduct('k1', 'it'));
		expect([bare.price, bare.availability, bare.pictures]).toEqual([null, null, []]);
	});
});

test('a card in a language other than the page’s marks it', () => {
	expect(toCards(site, 'ja', ['k1', 'k2'], 'x').map(({ lang }) => lang)).toEqual([null, 'it']);
});

test('a story links to its neighbours in time', () => {
	const [newest, middle] = site.locales.it.news;
	if (!newest || !middle) throw new Error('no news');
	expect(toNewsModel(site, 'it', newest)).toMatchObject({ newer: null, older: { id: 'n2' } });
	expect(toNewsModel(site, 'it', middle)).toMatchObject({
		newer: { id: 'n3' },
		older: { id: 'n1' },
	});
});

test('a story links to three others: the newest of its topic, then of all', () => {
	const topics = ['racing', 'products', 'racing', 'racing', 'racing', 'racing'];
	const many = aSite((locale) => ({
		news: topics.map((topic, index) => aNewsItem(`n${index}`, locale, { topic })),
	}));
	const [newest, other, third] = many.locales.it.news;
	if (!newest || !other || !third) throw new Error('no news');
	const related = (news: typeof newest) =>
		toNewsModel(many, 'it', news).related.map(({ id }) => id);
	expect(related(newest)).toEqual(['n2', 'n3', 'n4']);
	expect(related(third)).toEqual(['n0', 'n3', 'n4']);
	expect(related(other)).toEqual(['n0', 'n2', 'n3']);
});

test('a closed position is not listed', () => {
	expect(openJobs(site, 'it').map(({ id }) => id)).toEqual(['open']);
});
