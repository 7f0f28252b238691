import { moneyOfCart } from '../../src/domain/orders/order-money.ts';

const IT = { vat_rate: 2200, prices_include_vat: true, free_from: null };

/** Basket B6: two articles to France, a tenth off, free shipping. */
export const b6 = () =>
	moneyOfCart({
		...IT,
		vat_rate: 2000,
		lines: [
			{ unit_price: 124900, quantity: 1 },
			{ unit_price: 6990, quantity: 1 },
		],
		discount: { kind: 'percent', value: 1000 },
		shipping: 0,
	});

/** Basket B3: one article and two of another to Germany, without a discount. */
export const b3 = () =>
	moneyOfCart({
		...IT,
		vat_rate: 1900,
		lines: [
			{ unit_price: 189000, quantity: 1 },
			{ unit_price: 1490, quantity: 2 },
		],
		discount: null,
		shipping: 1900,
	});
