import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { cardsIn } from '#components/listing/list-cards.ts';
import { reportList } from '#components/listing/list-analytics.ts';
import { ProductList } from '#blocks/ProductList.tsx';
import { ProductCard } from '#components/product/cards/ProductCard.tsx';
import { RelatedCard } from '#components/product/cards/RelatedCard.tsx';
import { toTexts } from '#components/texts.ts';
import type { FacetItem } from '#content/lists/facets.ts';
import type { ProductModel, VariantRow } from '#content/product/product.ts';
import { COUNTRY_COOKIE } from '#contract/cookies.ts';
import { shopPricesSchema, type ShopPrices } from '#contract/prices/markets.ts';
import { cents } from '#domain/money/money.ts';
import { grantConsent, refuseConsent, type AnalyticsEvent } from '#state/analytics.ts';
import { readDevice } from '#state/wishlist/device.ts';
import { findGraph, jsonLd } from '#structured/graph.ts';
import { aBareProduct, aCard, bareBlocks } from '../../support/factories-blocks.ts';
import { aFrame, aShell } from '../shell/fixtures.ts';

/** Lists that have not come into view yet. */
const unseen: (() => void)[] = [];
class ListInSight {
	#see: (seen: { isIntersecting: boolean }[]) => void;
	constructor(see: (seen: { isIntersecting: boolean }[]) => void) {
		this.#see = see;
	}
	observe(): void {
		unseen.push(() => this.#see([{ isIntersecting: true }]));
	}
	disconnect(): void {
		unseen.length = 0;
	}
}
export const scrollToLists = () => unseen.forEach((see) => see());

/** Events of the page so far. */
export const events: AnalyticsEvent[] = [];
export const names = () => events.map(({ event }) => event);

/** Records all events of pages; each test begins with none. */
export function hearEvents(): void {
	beforeAll(async () => {
		vi.stubGlobal('IntersectionObserver', ListInSight);
		await import('#components/listing/list-analytics-element.ts');
		await import('#components/product/options/product-options.ts');
		await import('#components/wishlist/wish-hearts.ts');
		return () => vi.unstubAllGlobals();
	});
	beforeEach(() => {
		events.length = 0;
		unseen.length = 0;
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
}

export const aVariant = (code: string, amount: number | null): VariantRow => ({
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
const TEXTS = toTexts('it');

/**
 * Opens a page printed for Italy: no more of it than its scripts read, with its data as printed.
 */
function open(html: string, graph = ''): void {
	document.body.innerHTML = `<country-choice data-printed="IT"></country-choice>${html}
		<p data-note>Prezzi per l’Italia</p><script type="application/ld+json">${graph}</script>`;
}

const toRow = ({ code, name, price }: VariantRow) =>
	`<tr id="${code}" data-values="${code}"><th> ${code} </th><td>${name}</td>
	<td><span>${price ?? 'su richiesta'}</span></td><td><span>Disponibile</span></td></tr>`;

const PRICE = { amount: '249,90 €', isFrom: false, lowest30d: null };
const RELATED = [
	aCard({ id: 'k2', name: 'K2', price: PRICE }),
	aCard({ id: 'k3', name: 'K3', price: null }),
];

export function openProduct(variants = [HG, XDR]): void {
	const graph = findGraph({
		content: { kind: 'product', product: product(variants) },
		frame: aFrame('it', { crumbs: CRUMBS, hasCrumbs: true, noindex: false }),
		shell: aShell('it', { siteName: 'Livenza' }),
	});
	if (!graph) throw new Error('the page has no data');
	const related = RELATED.map((card) => createElement(RelatedCard, { card, texts: TEXTS }));
	// Scripts run once the whole page is there.
	open(
		`<main><h1> K1 </h1><p><span data-shows="price">${variants[0]?.price}</span>
		<span data-shows="code"> ${variants[0]?.code} </span></p>
		<section data-articles="k1"><table class="variants">${variants.map(toRow).join('')}</table></section>
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

export function openList(): void {
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
	// As `facet-list` does, whose fields the browser fills when the page is there.
	cardsIn(list);
	reportList(grid, document.querySelector('h1'));
	document.querySelector('main')?.append(document.createElement('wish-hearts'));
}

/** Opens a page made of blocks, with a list of products among them. */
export function openBlocks(): void {
	const block = { ...bareBlocks('Le più leggere').product_list, cards: CARDS };
	const list = createElement(ProductList, { block, isFirst: false, texts: TEXTS });
	open(`<main><h1>Gara</h1>${renderToStaticMarkup(list)}</main>`);
	// Scripts run once the whole page is there.
	const told = document.querySelector('told-list');
	if (told) told.parentElement?.append(told);
}

export const inYen = (given: Partial<v.InferInput<typeof shopPricesSchema>> = {}): ShopPrices =>
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
