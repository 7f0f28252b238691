// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { fillPlaces, showPriceNote } from '#components/country/price-places.ts';
import { COUNTRY_COOKIE } from '#contract/cookies.ts';
import {
	aVariant,
	events,
	hearEvents,
	inYen,
	names,
	openBlocks,
	openList,
	openProduct,
	scrollToLists,
} from './opened-pages.ts';

hearEvents();

const HG_IN_YEN = {
	variant_id: 'k1-hg',
	code: 'K1-HG',
	amount: 298_500,
	lowest_price_30d: null,
	street_price: null,
	availability: 'in_stock',
} as const;

describe('a product’s page', () => {
	test('reports the view of the chosen article once, with its printed price', async () => {
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

	test('with an article in its address reports that article', async () => {
		history.replaceState(null, '', '/it/prodotto/k1?variant=K1-XDR');
		openProduct();
		expect(events).toMatchObject([
			{ ecommerce: { value: 2390, items: [{ item_id: 'K1-XDR', item_variant: 'XDR' }] } },
		]);
	});

	test('with a price on request reports no price', async () => {
		const priceless = aVariant('K1-HG', null);
		openProduct([priceless]);
		expect(events).toMatchObject([{ event: 'view_item', ecommerce: { items: [{}] } }]);
		expect(events[0]?.ecommerce).not.toHaveProperty('currency');
		expect(events[0]?.ecommerce.items[0]).not.toHaveProperty('price');
	});

	test('in another country waits for the displayed prices', async () => {
		document.cookie = `${COUNTRY_COOKIE}=JP`;
		openProduct();
		expect(events).toEqual([]);
		fillPlaces(inYen({ prices: [HG_IN_YEN] }), 'it');
		showPriceNote('Prezzi per il Giappone', false);
		await expect.poll(names).toEqual(['view_item']);
		expect(events).toMatchObject([
			{ ecommerce: { currency: 'JPY', value: 298_500, items: [{ price: 298_500 }] } },
		]);
		showPriceNote('Prezzi per il Giappone', false);
		await Promise.resolve();
		expect(names()).toEqual(['view_item']);
	});

	test('without fetched prices reports the printed one, which is shown', async () => {
		document.cookie = `${COUNTRY_COOKIE}=JP`;
		openProduct();
		showPriceNote('I prezzi per il Giappone non si sono caricati', true);
		await expect.poll(names).toEqual(['view_item']);
		expect(events).toMatchObject([{ ecommerce: { currency: 'EUR', value: 2290.5 } }]);
	});

	test('for an article not sold there reports no price', async () => {
		openProduct();
		fillPlaces(inYen(), 'it');
		document.querySelector<HTMLElement>('wish-hearts button')?.click();
		expect(names()).toEqual(['view_item', 'add_to_wishlist']);
		expect(events[1]?.ecommerce).not.toHaveProperty('value');
	});

	test('reports related products once visible, and the opened one', async () => {
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

	test('reports adding to the wishlist, not removing', async () => {
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
	test('is reported once, when it becomes visible', () => {
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

	test('reports the opened product before the page is left', () => {
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

	test('a card’s heart reports the price shown on the card, in any country', () => {
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

	test('a heart or checkbox on a card reports no opened product', () => {
		openList();
		document.querySelector<HTMLElement>('li[data-wish] .wish-heart')?.click();
		expect(names()).toEqual(['add_to_wishlist']);
	});
});

test('a list among blocks is reported by its own title, as are products opened from it', () => {
	openBlocks();
	expect(names()).toEqual([]);
	scrollToLists();
	document.querySelector<HTMLElement>('li[data-product=k2] h3 a')?.click();
	expect(events).toMatchObject([
		{
			event: 'view_item_list',
			ecommerce: {
				item_list_name: 'Le più leggere',
				items: [
					{ item_id: 'k1', item_name: 'K1', index: 0 },
					{ item_id: 'k2', item_name: 'K2', index: 1 },
				],
			},
		},
		{ event: 'select_item', ecommerce: { items: [{ item_id: 'k2', index: 1 }] } },
	]);
});
