// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { fillPlaces, sayNote } from '#components/country/price-places.ts';
import { cardsIn } from '#components/listing/list-cards.ts';
import { tellOfList } from '#components/listing/told-list.ts';
import { ProductCard } from '#components/product/ProductCard.tsx';
import { RelatedCard } from '#components/product/RelatedCard.tsx';
import { textsOf } from '#components/texts.ts';
import type { FacetItem } from '#content/facets.ts';
import type { ProductModel, VariantRow } from '#content/product.ts';
import { COUNTRY_COOKIE } from '#contract/cookies.ts';
import { shopPricesSchema, type ShopPrices } from '#contract/prices/markets.ts';
import { cents } from '#domain/money.ts';
import { grantConsent, refuseConsent, type AnalyticsEvent } from '#state/analytics.ts';
import { readDevice } from '#state/wishlist/device.ts';
import { graphOf, jsonLd } from '#structured/graph.ts';
import { aBareProduct, aCard } from '../../support/factories-blocks.ts';
import { aFrame, aShell } from '../shell/fixtures.ts';

/** Lists that wait to be seen. */
let unseen: (() => void)[] = [];
class ListInSight {
	#see: (seen: { isIntersecting: boolean }[]) => void;
	constructor(see: (seen: { isIntersecting: boolean }[]) => void) {
		this.#see = see;
	}
	observe(): void {
		unseen.push(() => this.#see([{ isIntersecting: true }]));
	}
	disconnect(): void {
		unseen = [];
	}
}
const scrollToLists = () => unseen.forEach((see) => see());

let events: AnalyticsEvent[] = [];
const names = () => events.map(({ event }) => event);

beforeAll(async () => {
	vi.stubGlobal('IntersectionObserver', ListInSight);
	await import('#components/product/product-options.ts');
	await import('#components/wishlist/wish-hearts.ts');
	return () => vi.unstubAllGlobals();
});
beforeEach(() => {
	events = [];
	unseen = [];
	grantConsent((event) => events.push(event));
});
afterEach(() => {
	document.body.replaceChildren();
	document.cookie = `${COUNTRY_COOKIE}=; Max-Age=0`;
	history.replaceState(null, '', '/');
	localStorage.clear();
	readDevice();
	refuseConsent();
});

const aVariant = (code: string, amount: number | null): VariantRow => ({
	id: code.toLowerCase(),
	code,
	name: code.slice(3),
	gtin: null,
	amount: amount === null ? null : cents(amount),
	price: amount === null ? null : `${amount / 100} €`,
	lowest30d: null,
	availability: 'in_stock',
	values: [code],
});
const HG = aVariant('K1-HG', 229_050);
const XDR = aVariant('K1-XDR', 239_000);

const product = (variants: VariantRow[]): ProductModel =>
	aBareProduct({ isSoldHere: true, variants, chosen: variants[0] ?? null });
const CRUMBS = ['Prodotti', 'Ruote', 'K1'].map((label) => ({ label, href: `/it/${label}` }));
const TEXTS = textsOf('it');

/** Opens a page printed for Italy: no more of it than its scripts read, its data as they are printed. */
function open(html: string, graph = ''): void {
	document.body.innerHTML = `<country-choice data-country="IT"></country-choice>${html}
		<p data-note>Prezzi per l’Italia</p><script type="application/ld+json">${graph}</script>`;
}

const rowOf = ({ code, name, price }: VariantRow) =>
	`<tr id="${code}" data-values="${code}"><th> ${code} </th><td>${name}</td>
	<td><span>${price ?? 'su richiesta'}</span></td><td><span>Disponibile</span></td></tr>`;

const PRICE = { amount: '249,90 €', isFrom: false, lowest30d: null };
const RELATED = [
	aCard({ id: 'k2', name: 'K2', price: PRICE }),
	aCard({ id: 'k3', name: 'K3', price: null }),
];

function openProduct(variants = [HG, XDR]): void {
	const graph = graphOf({
		content: { kind: 'product', product: product(variants) },
		frame: aFrame('it', { crumbs: CRUMBS, hasCrumbs: true, noindex: false }),
		shell: aShell('it', { siteName: 'Livenza' }),
	});
	if (!graph) throw new Error('the page has no data');
	const related = RELATED.map((card) => createElement(RelatedCard, { card, texts: TEXTS }));
	// Scripts find the whole page when they come.
	open(
		`<main><h1> K1 </h1><p><span data-shows="price">${variants[0]?.price}</span>
		<span data-shows="code"> ${variants[0]?.code} </span></p>
		<section data-articles="k1"><table class="variants">${variants.map(rowOf).join('')}</table></section>
		<section><div><h2> Prodotti correlati </h2>
		<ul class="card-grid">${related.map((card) => renderToStaticMarkup(card)).join('')}</ul></div></section></main>`,
		jsonLd(graph),
	);
	document.querySelector('main')?.prepend(document.createElement('product-options'));
	const hearts = document.createElement('wish-hearts');
	hearts.dataset['article'] = '';
	document.querySelector('main')?.append(hearts);
}

const CARDS = [
	aCard({ id: 'k1', name: 'K1' }),
	aCard({ id: 'k2', name: 'K2', wishId: 'k2-one', addId: 'k2-one' }),
];
const ITEMS: FacetItem[] = [
	[219_000, 1390, 36, null, []],
	[24_990, null, 50, null, []],
];

function openList(): void {
	const cards = CARDS.map((card) => createElement(ProductCard, { card, texts: TEXTS }));
	const markup = cards.map((card) => renderToStaticMarkup(card)).join('');
	open(
		`<main><h1>Ruote</h1><section class="listing"><ul class="card-grid">${markup}</ul></section></main>`,
	);
	const list = document.querySelector('section');
	const grid = list?.firstElementChild;
	if (!list || !grid) throw new Error('there is no list');
	list.dataset['items'] = JSON.stringify(ITEMS);
	list.dataset['currency'] = 'EUR';
	// What `facet-list` does, whose fields the browser fills when the page is there.
	cardsIn(list);
	tellOfList(grid, document.querySelector('h1'));
	document.querySelector('main')?.append(document.createElement('wish-hearts'));
}

const inYen = (given: Partial<v.InferInput<typeof shopPricesSchema>> = {}): ShopPrices =>
	v.parse(shopPricesSchema, {
		country: 'JP',
		price_list_id: 'japan-2025',
		is_default_list: false,
		currency: 'JPY',
		prices_include_vat: false,
		vat_rate: 0,
		note: 'duties',
		delivers: true,
		checked_at: '2026-11-23T10:00:00.000Z',
		prices: [],
		products: [],
		ranges: [],
		...given,
	});
const HG_IN_YEN = {
	variant_id: 'k1-hg',
	code: 'K1-HG',
	amount: 298_500,
	lowest_price_30d: null,
	street_price: null,
	availability: 'in_stock',
} as const;

describe('a product’s page', () => {
	test('tells once that the chosen article was looked at, with its printed price', async () => {
		openProduct();
		expect(events).toEqual([
			{
				event: 'view_item',
				ecommerce: {
					currency: 'EUR',
					value: 2290.5,
					items: [
						{
							item_id: 'K1-HG',
							item_name: 'K1',
							item_brand: 'Livenza',
							item_category: 'Ruote',
							item_variant: 'HG',
							price: 2290.5,
							quantity: 1,
						},
					],
				},
			},
		]);
	});

	test('of an article in its address tells of that', async () => {
		history.replaceState(null, '', '/it/prodotto/k1?variant=K1-XDR');
		openProduct();
		expect(events).toMatchObject([
			{ ecommerce: { value: 2390, items: [{ item_id: 'K1-XDR', item_variant: 'XDR' }] } },
		]);
	});

	test('with a price on request tells none', async () => {
		const priceless = aVariant('K1-HG', null);
		openProduct([priceless]);
		expect(events).toMatchObject([{ event: 'view_item', ecommerce: { items: [{}] } }]);
		expect(events[0]?.ecommerce).not.toHaveProperty('currency');
		expect(events[0]?.ecommerce.items[0]).not.toHaveProperty('price');
	});

	test('in another country waits for the prices that are shown there', async () => {
		document.cookie = `${COUNTRY_COOKIE}=JP`;
		openProduct();
		expect(events).toEqual([]);
		fillPlaces(inYen({ prices: [HG_IN_YEN] }), 'it');
		sayNote('Prezzi per il Giappone', false);
		await expect.poll(names).toEqual(['view_item']);
		expect(events).toMatchObject([
			{ ecommerce: { currency: 'JPY', value: 298_500, items: [{ price: 298_500 }] } },
		]);
		sayNote('Prezzi per il Giappone', false);
		await Promise.resolve();
		expect(names()).toEqual(['view_item']);
	});

	test('where they cannot be had tells the printed one, which is what stands there', async () => {
		document.cookie = `${COUNTRY_COOKIE}=JP`;
		openProduct();
		sayNote('I prezzi per il Giappone non si sono caricati', true);
		await expect.poll(names).toEqual(['view_item']);
		expect(events).toMatchObject([{ ecommerce: { currency: 'EUR', value: 2290.5 } }]);
	});

	test('of what is not sold there tells no price', async () => {
		openProduct();
		fillPlaces(inYen(), 'it');
		document.querySelector<HTMLElement>('wish-hearts button')?.click();
		expect(names()).toEqual(['view_item', 'add_to_wishlist']);
		expect(events[1]?.ecommerce).not.toHaveProperty('value');
	});

	test('tells of the related ones once they are seen, and of the one that is opened', async () => {
		openProduct();
		expect(names()).toEqual(['view_item']);
		scrollToLists();
		scrollToLists();
		document.querySelector<HTMLElement>('.card-grid li:last-child h3 a')?.click();
		expect(events.slice(1)).toEqual([
			{
				event: 'view_item_list',
				ecommerce: {
					item_list_name: 'Prodotti correlati',
					items: [
						{ item_id: 'k2', item_name: 'K2', item_list_name: 'Prodotti correlati', index: 0 },
						{ item_name: 'K3', item_list_name: 'Prodotti correlati', index: 1 },
					],
				},
			},
			{
				event: 'select_item',
				ecommerce: {
					item_list_name: 'Prodotti correlati',
					items: [{ item_name: 'K3', item_list_name: 'Prodotti correlati', index: 1 }],
				},
			},
		]);
	});

	test('tells of its heart when it is set, not when it is taken back', async () => {
		openProduct();
		const heart = () => document.querySelector<HTMLElement>('wish-hearts button')?.click();
		heart();
		heart();
		expect(names()).toEqual(['view_item', 'add_to_wishlist']);
		expect(events[1]).toMatchObject({
			ecommerce: {
				currency: 'EUR',
				value: 2290.5,
				items: [{ item_id: 'K1-HG', item_name: 'K1', item_variant: 'HG', price: 2290.5 }],
			},
		});
	});
});

describe('a list', () => {
	test('is told once, when it is seen', () => {
		openList();
		scrollToLists();
		scrollToLists();
		expect(events).toEqual([
			{
				event: 'view_item_list',
				ecommerce: {
					item_list_name: 'Ruote',
					items: [
						{ item_id: 'k1', item_name: 'K1', item_list_name: 'Ruote', index: 0 },
						{ item_id: 'k2', item_name: 'K2', item_list_name: 'Ruote', index: 1 },
					],
				},
			},
		]);
	});

	test('tells what is opened before the page is left', () => {
		openList();
		const link = document.querySelector<HTMLElement>('li[data-product=k2] h3 a');
		let toldBefore: string[] = [];
		const leave = (event: Event) => {
			toldBefore = names();
			event.preventDefault();
		};
		addEventListener('click', leave, { once: true });
		link?.click();
		expect(toldBefore).toEqual(['select_item']);
		expect(events).toMatchObject([{ ecommerce: { items: [{ item_id: 'k2', index: 1 }] } }]);
	});

	test('a heart of a card tells the price that the card shows, of whichever country', () => {
		openList();
		const heart = document.querySelector<HTMLElement>('li[data-wish] .wish-heart');
		heart?.click();
		heart?.click();
		const product = { product_id: 'k2', amount: 39_800, lowest_price_30d: null };
		fillPlaces(inYen({ products: [{ ...product, is_from: false, opening_amount: null }] }), 'it');
		heart?.click();
		const told = events.filter(({ event }) => event === 'add_to_wishlist');
		const item = { item_id: 'k2-one', item_name: 'K2', quantity: 1 };
		expect(told.map(({ ecommerce }) => ecommerce)).toEqual([
			{ currency: 'EUR', value: 249.9, items: [{ ...item, price: 249.9 }] },
			{ currency: 'JPY', value: 39_800, items: [{ ...item, price: 39_800 }] },
		]);
	});

	test('a heart or a box on a card is no way to its page', () => {
		openList();
		document.querySelector<HTMLElement>('li[data-wish] .wish-heart')?.click();
		expect(names()).toEqual(['add_to_wishlist']);
	});
});
