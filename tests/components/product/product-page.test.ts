import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import ProductTemplate from '#templates/shop/ProductTemplate.astro';
import type { ChoiceValue } from '#content/catalogue/choices.ts';
import type { ProductModel, VariantRow } from '#content/product/product.ts';
import type { Locale } from '#contract/locales.ts';
import { centsSchema, isoDateSchema } from '#contract/units.ts';
import { SPECIFICATION_CODES } from '#contract/content/specifications.ts';
import {
	aBareProduct,
	aCard,
	aContact,
	aDocument,
	aPicture,
	LONG,
} from '../../support/factories-blocks.ts';
import { count, render } from '../shell/render.ts';

const print = (product: ProductModel, locale: Locale = 'it') =>
	render(ProductTemplate, { props: { product, locale } });

const aGalleryPicture = {
	...aPicture,
	full: '/media/1200/w.webp',
	thumb: '/media/150/w.webp',
	turn: '',
};
const aValue = (code: string, variant: string): ChoiceValue => ({
	code,
	name: code,
	swatch: null,
	variant,
	picture: null,
	isUnpictured: false,
});
const reduced: VariantRow = {
	id: 'k1-hg-bk',
	code: 'K1-HG-BK',
	name: 'HG / Nero',
	gtin: null,
	amount: v.parse(centsSchema, 150_000),
	price: '1500,00 €',
	lowest30d: '1400,00 €',
	availability: 'in_stock',
	values: ['hg', 'black'],
};
const unpriced: VariantRow = {
	...reduced,
	id: 'k1-xdr-bk',
	code: 'K1-XDR-BK',
	amount: null,
	price: null,
	lowest30d: null,
	availability: 'made_to_order',
	values: ['xdr', 'black'],
};

const full = aBareProduct({
	name: LONG,
	range: 'Kleos RD',
	pictures: [aGalleryPicture, aGalleryPicture],
	price: { amount: '1500,00 €', isFrom: true, lowest30d: '1400,00 €' },
	choices: [
		{
			code: 'freehub',
			name: 'Corpetto',
			decidesFit: true,
			values: [aValue('hg', 'K1-HG-BK'), aValue('xdr', 'K1-XDR-BK')],
		},
		{
			code: null,
			name: 'Colore',
			decidesFit: false,
			values: [{ ...aValue('black', 'K1-HG-BK'), swatch: 'black', picture: 1 }],
		},
	],
	variants: [reduced, unpriced],
	chosen: reduced,
	availability: 'made_to_order',
	figures: [{ code: 'rim_height', value: '36', unit: 'mm' }],
	specifications: [
		{
			code: 'rim',
			rows: [
				{ code: 'rim_height', value: '36', unit: 'mm' },
				{ code: 'hubs', value: 'RD SL', unit: null },
			],
		},
	],
	features: [{ code: 'size', value: 'M' }],
	documents: [aDocument()],
	related: [aCard({ id: 'k2', lang: 'en' })],
	compatible: [aCard({ id: 'k3' })],
	isCarbonWheel: true,
	warrantyHref: '/it/warranty-conditions',
	storeCount: 3,
	safetyNotice: 'Controllare i perni.',
});

describe('a product page', () => {
	test.each(['it', 'ja'] as const)('renders with nothing but a name in %s', async (locale) => {
		const html = await print(aBareProduct(), locale);
		expect(count(html, '<h1')).toBe(1);
		expect(html).not.toMatch(/undefined|null|NaN|\[object|\{\{/);
		expect(html).not.toContain('<img');
	});

	test('without a price states it and prints no VAT note', async () => {
		const html = await print(aBareProduct());
		expect(html).not.toContain('€');
		expect(html).not.toContain('22');
	});

	test('without a specification has no table for it, without variants none either', async () => {
		expect(await print(aBareProduct())).not.toContain('<tbody></tbody>');
		expect(count(await print(aBareProduct()), '<table')).toBe(0);
	});

	test('with every field renders each once', async () => {
		const html = await print(full);
		expect(count(html, '<h1')).toBe(1);
		expect(count(html, '<img')).toBe(4);
		expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);
		expect(html).toContain(LONG);
		expect(html).toContain('K1-XDR-BK');
		expect(html).toContain('3 punti vendita hanno in assortimento la gamma Kleos RD');
		expect(html).toContain('Controllare i perni.');
		expect(html).toContain(aContact.legalName);
		expect(html).toMatch(/<li[^>]*lang="en"/);
	});

	test('states the lowest price before a reduction once while no article is chosen', async () => {
		const html = await print({ ...full, chosen: null });
		const note = /data-price="[^"]*">da 1500,00 €<\/span>\s*<span[^>]*>[^<]*1400,00 €/;
		expect(html).toMatch(note);
		expect(count(html.slice(0, html.indexOf('<table')), '1400,00 €')).toBe(1);
	});

	test('shows the chosen article with its reduction and availability', async () => {
		const html = await print(full);
		expect(html).toMatch(/data-shows="price"[^>]*>\s*1500,00 €/);
		expect(html).toMatch(/data-shows="lowest"[^>]*>[^<]*1400,00 €/);
		expect(html).toMatch(/stock-in" data-shows="availability"/);
		expect(html.match(/data-value="\w+"[^>]*aria-current="true"/g)).toHaveLength(2);
	});

	test('keeps units next to figures, in headline figures and in the table', async () => {
		const html = await print(full);
		expect(html).toMatch(/>36<span class="figure-unit"[^>]*>\u00a0mm</);
		expect(html).toMatch(/<td[^>]*>36\u00a0mm</);
	});

	test('links each value to the row of an article with it', async () => {
		const html = await print(full);
		const targets = [...html.matchAll(/href="#(K1[^"]+)"/g)].map(([, id]) => id);
		expect(targets).toEqual(['K1-HG-BK', 'K1-XDR-BK', 'K1-HG-BK']);
		for (const id of targets) expect(html).toContain(`<tr id="${id}"`);
	});

	test('prints every row of a spec table of forty', async () => {
		const rows = SPECIFICATION_CODES.slice(0, 40).map((code, at) => ({
			code,
			value: `${at} ${LONG}`,
			unit: null,
		}));
		const html = await print(aBareProduct({ specifications: [{ code: null, rows }] }));
		expect(count(html, '<th scope="row"')).toBe(40);
		expect(count(html, LONG)).toBe(40);
	});

	test('of a discontinued product links to its successor instead of a dealer', async () => {
		const html = await print(
			aBareProduct({ isDiscontinued: true, successor: { href: '/it/prodotto/k2', label: 'K2' } }),
		);
		expect(html).toContain('href="/it/prodotto/k2"');
		expect(html).not.toContain('href="/it/punti-vendita"');
	});

	test('states which finishes its pictures show, at the choice', async () => {
		const black = { ...aValue('Nero', 'K1-HG-BK'), picture: 0 };
		const choice = (values: ChoiceValue[]) => [
			{ code: null, name: 'Finitura', decidesFit: false, values },
		];
		const unpictured = { ...aValue('Carbonio', 'K1-HG-CA'), isUnpictured: true };
		const said = 'Finiture raffigurate: Nero.';
		expect(await print(aBareProduct({ choices: choice([black, unpictured]) }))).toContain(said);
		expect(await print(aBareProduct({ choices: choice([black]) }))).not.toContain(said);
	});

	test('links an article out of stock to an available one', async () => {
		const out: VariantRow = { ...reduced, availability: 'out_of_stock' };
		const html = await print(
			aBareProduct({
				variants: [out, unpriced],
				chosen: out,
				alternatives: {
					[out.code]: {
						nearest: { name: 'HG / Carbonio', href: '#K1-HG-CA', availability: 'made_to_order' },
						value: 'HG',
						others: [{ name: 'XDR', href: '#K1-XDR-BK' }],
					},
				},
			}),
		);
		const ways = html.match(
			/href="#K1-HG-CA"[^>]*>\s*In alternativa: HG \/ Carbonio \(Su ordinazione\)/g,
		);
		expect(ways).toHaveLength(2);
		const question =
			/HG: al momento non disponibile\. Può andarti bene uno di questi\?\s*<a[^>]*href="#K1-XDR-BK"[^>]*>\s*XDR/g;
		expect(html.match(question)).toHaveLength(2);
	});

	test('lists what fits in one place, with a dash where no tyre carries the weight', async () => {
		const part = { id: 'r', name: 'Disco 160', href: '/it/prodotto/disco', lang: null };
		const html = await print(
			aBareProduct({
				compatible: [aCard({ id: 'k3' })],
				fits: {
					rows: [
						{ code: 'rotor_mount', value: '6 fori', unit: null, href: null, parts: [part] },
						{
							code: 'spoke_length_front_left',
							value: '260',
							unit: 'mm',
							href: '/it/prodotto/raggi?variant=R-260',
							parts: [],
						},
					],
					pick: null,
					others: [],
					fitLine: null,
				},
			}),
		);
		expect(html).toContain('href="/it/prodotto/disco"');
		expect(html).toMatch(/href="\/it\/prodotto\/raggi\?variant=R-260"[^>]*>\s*260\u00a0mm/);
		expect(html).not.toContain('Compatibile con');
	});

	test.each([
		['bare', aBareProduct()],
		['full', full],
	])('has no style attribute: %s', async (_, product) => {
		expect(await print(product)).not.toMatch(/ style=/);
	});
});

test('the measured weight is in the text, with its source, or absent', async () => {
	const day = v.parse(isoDateSchema, '2025-04-19');
	const measured = {
		...{ claimed_g: 1455, tolerance_g: 40, pairs_g: Array.from({ length: 60 }, () => 1452) },
		...{ mean_g: 1452.4, deviation_g: 6, first_on: day, last_on: day, is_demo: true },
	};
	const href = '/it/qualita';
	const html = await print(aBareProduct({ measured, measuredHref: href }));
	expect(html.replace(/\s+/g, ' ')).toContain(
		`<a href="${href}">Dichiarati 1.455 g, misurati 1.452 ± 6 g (ultime 120 ruote, dati dimostrativi)</a>`,
	);
	const real = await print(
		aBareProduct({ measured: { ...measured, is_demo: false }, measuredHref: href }),
	);
	expect(real).not.toContain('dimostrativi');
	expect(await print(aBareProduct())).not.toContain('misurati');
});
