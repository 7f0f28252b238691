import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ProductCard } from '#components/product/cards/ProductCard.tsx';
import { toTexts } from '#components/texts.ts';
import type { VariantRow } from '#content/product/product.ts';
import { centsSchema } from '#contract/units.ts';
import ProductTemplate from '#templates/shop/ProductTemplate.astro';
import { aBareProduct, aCard } from '../../support/factories-blocks.ts';
import { render } from '../shell/render.ts';

const aVariant = (given: Partial<VariantRow> = {}): VariantRow => ({
	id: 'k1-hg',
	code: 'K1-HG',
	name: 'HG',
	gtin: null,
	amount: v.parse(centsSchema, 150_000),
	price: '1500 €',
	lowest30d: null,
	availability: 'in_stock',
	values: ['hg'],
	...given,
});

const getPage = (isSoldHere: boolean, variant = aVariant()) =>
	render(ProductTemplate, {
		props: {
			product: aBareProduct({ isSoldHere, variants: [variant], chosen: variant }),
			locale: 'it',
		},
	});
const buttons = (html: string) => html.match(/<button[^>]*data-add[^>]*>/g) ?? [];

describe('a product page', () => {
	test('of a closed shop links to the stores and adds nothing', async () => {
		const html = await getPage(false);
		expect(buttons(html)).toEqual([]);
		expect(html).toContain('Il negozio online al momento è chiuso');
	});

	test('of an open shop adds the chosen article, beside its choices and in a phone’s bottom bar', async () => {
		const html = await getPage(true);
		expect(buttons(html)).toHaveLength(2);
		for (const button of buttons(html)) expect(button).toContain('data-add="k1-hg"');
		expect(html).not.toContain('al momento è chiuso');
		expect(html).toContain('Trova un rivenditore');
	});

	test('links without script to the page on how to order', async () => {
		const html = await getPage(true);
		const ways = html.match(/<noscript>[\s\S]*?<\/noscript>/g) ?? [];
		expect(ways).toHaveLength(2);
		for (const way of ways) {
			expect(way).toMatch(/href="\/it\/cart"[^>]*>\s*Ordina per e-mail o telefono/);
		}
		expect(await getPage(false)).not.toContain('<noscript>');
	});

	test.each([
		['out of stock', { availability: 'out_of_stock' }],
		['without a price', { amount: null, price: null }],
	] as const)('an article that is %s cannot be added', async (_, given) => {
		const html = await getPage(true, aVariant(given));
		for (const button of buttons(html)) expect(button).toContain('disabled');
		expect(html).toMatch(/<tr[^>]*data-out/);
	});

	test('adds nothing while an option that decides fit is open: it links to the choice and names no article', async () => {
		const variants = [aVariant(), aVariant({ id: 'k1-xdr', code: 'K1-XDR', values: ['xdr'] })];
		const product = aBareProduct({
			isSoldHere: true,
			variants,
			choices: [{ code: 'size', name: 'Taglia', decidesFit: true, values: [] }],
		});
		const html = await render(ProductTemplate, { props: { product, locale: 'it' } });
		expect(buttons(html)).toEqual([]);
		expect(html.match(/<a[^>]*href="#choices"[^>]*>\s*Scegli la taglia/g)).toHaveLength(2);
		expect(html).toMatch(/data-shows="code"[^>]*>\s*<\/span>/);
		expect(html.match(/<noscript>/g)).toHaveLength(2);
	});

	test('an article whose id differs from its code states it', async () => {
		expect(await getPage(true)).not.toContain('data-variant=');
		expect(await getPage(true, aVariant({ id: 'other' }))).toContain('data-variant="other"');
	});
});

describe('a card', () => {
	const toCard = (addId: string | null) =>
		renderToStaticMarkup(
			createElement(ProductCard, { card: aCard({ addId }), texts: toTexts('it') }),
		);

	test('adds its only article, by name', () => {
		expect(toCard('k1-hg')).toMatch(
			/<button[^>]*data-add="k1-hg"[^>]*aria-label="Aggiungi al carrello: [^"]+"/,
		);
	});

	test('of a product with choices adds nothing', () => {
		expect(toCard(null)).not.toContain('<button');
	});
});
