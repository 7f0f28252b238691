/** Totals of carts in Italy, calculated in another way than the shop does. */
const RATE = 22;
const SHIPPING = 990;
const FREE_FROM = 15_000;

export interface Priced {
	quantity: number;
	unit_price: number;
}

export function calculateTotal(items: readonly Priced[]): { total: number; vat: number } {
	let goods = 0;
	for (const { quantity, unit_price } of items) {
		for (let piece = 0; piece < quantity; piece += 1) goods += unit_price;
	}
	const shipping = items.length > 0 && goods < FREE_FROM ? SHIPPING : 0;
	const total = goods + shipping;
	const vat = total - Math.ceil((total * 200 - (100 + RATE)) / (2 * (100 + RATE)));
	return { total, vat };
}
