// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { fillPlaces } from '#components/country/price-places.ts';
import { events, hearEvents, inYen, names, openList, scrollToLists } from './opened-pages.ts';

hearEvents();

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
