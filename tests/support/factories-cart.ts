import * as v from 'valibot';
import {
	cartSchema,
	type Cart,
	type CartAnswer,
	type CartItem,
} from '../../src/contract/cart/cart.ts';

type ItemAnswer = CartAnswer['items'][number];

/** A line of a wheel at 122.00 €. */
export function anItem(given: Partial<ItemAnswer> = {}): ItemAnswer {
	const { variant_id = 'rd-50-hg', quantity = 1, unit_price = 12200 } = given;
	return {
		variant_id,
		variant: {
			code: variant_id.toUpperCase(),
			name: 'HG / Nero',
			product: {
				id: 'rd-50',
				name: 'Kleos RD 50',
				brand: 'Livenza',
				category: 'Ruote',
				slug: 'kleos-rd-50',
				picture: null,
			},
		},
		quantity,
		wanted_quantity: null,
		unit_price,
		adjustments_total: 0,
		total_amount: unit_price * quantity,
		seen_price: null,
		availability: 'in_stock',
		available_quantity: 17,
		...given,
	};
}

/** Cart as the host answers it, empty by default. */
export function aCart(given: Partial<CartAnswer> = {}): Cart {
	const items = given.items ?? [];
	const goods = items.reduce((sum, item) => sum + item.total_amount, 0);
	return v.parse(cartSchema, {
		id: '7e1fb1f0-4c87-4c0e-9b3b-1d2f0a6c9a01',
		version: 1,
		country: 'IT',
		currency: 'EUR',
		prices_include_vat: true,
		note: 'vat_included',
		items,
		unavailable_items: [],
		quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
		goods_amount: goods,
		discount: null,
		discount_total: 0,
		shipping: items.length
			? { method: 'standard', amount: 990, free_from: 15000, missing: 2800 }
			: null,
		total_amount: goods + (items.length ? 990 : 0),
		vat_total: 2379,
		vat: [{ rate: 2200, net: 10811, vat: 2379 }],
		delivery: { from: '2026-11-30', to: '2026-12-01' },
		barrier: null,
		goods_above: null,
		gift_note: '',
		notices: [],
		checked_at: '2026-11-23T10:00:00.000Z',
		...given,
	});
}

export type { CartItem };
