import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { carts } from '../../src/server/cart/tables.ts';
import { stock_items } from '../../src/server/stock/tables.ts';
import { placedIn, readyBuyer, type Buyer } from '../support/checkout.ts';
import { aCustomer, signInOn } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { WHEEL } from '../support/orders.ts';

const SHIRT = 'shirt';
const EMAIL = 'anna@mail.example';
const APART = { variant_id: SHIRT, quantity: 2, reason: 'out_of_stock' };

const stock = ({ db }: OwnHost, variant: string, on_hand: number) =>
	db.update(stock_items).set({ on_hand }).where(eq(stock_items.variant_id, variant));

/** Creates a buyer ready to order a wheel, whose two shirts have been sold to others meanwhile. */
async function withShirtsApart(who: 'a guest' | 'a customer') {
	const host = await aHost();
	const buyer = await readyBuyer(host.ask, 'bank_transfer', { email: EMAIL });
	if (who === 'a customer') {
		await aCustomer(host, EMAIL);
		await signInOn(host, buyer, EMAIL);
	}
	await buyer.add(SHIRT, 2);
	await stock(host, SHIRT, 0);
	return { host, buyer };
}

const ordered = async (buyer: Buyer) => placedIn(await buyer.place());

describe.runIf(isEmbedded).each(['a guest', 'a customer'] as const)(
	'unavailable articles of %s',
	(who) => {
		test('stay in the cart once the rest was ordered, and can be bought when back in stock', async () => {
			const { host, buyer } = await withShirtsApart(who);
			const { id } = await ordered(buyer);
			const { lines } = await buyer.order(id);
			expect(lines.map(({ variant_id }) => variant_id)).toEqual([WHEEL]);
			expect(await buyer.cart()).toMatchObject({
				items: [],
				unavailable_items: [APART],
				quantity: 0,
				notices: ['ordered'],
			});
			await stock(host, SHIRT, 5);
			expect((await buyer.cart()).items).toMatchObject([{ variant_id: SHIRT, quantity: 2 }]);
			expect(await host.db.select().from(carts)).toMatchObject([{ state: 'open' }]);
		});

		test('stay there beside articles returned by a canceled order', async () => {
			const { buyer } = await withShirtsApart(who);
			const { id } = await ordered(buyer);
			expect((await buyer.ask('POST', `orders/${id}/cancellations`, {})).status).toBe(200);
			expect(await buyer.cart()).toMatchObject({
				items: [{ variant_id: WHEEL, quantity: 1 }],
				unavailable_items: [APART],
			});
		});

		test('are not ordered by a second press, nor is the order placed twice', async () => {
			const { buyer } = await withShirtsApart(who);
			const key = crypto.randomUUID();
			const { tax, cart, terms_version } = await buyer.checkout();
			const body = { key, accepts_terms: true, terms_version };
			const total = { total_amount: tax.total_amount, currency: cart.currency };
			const press = async () =>
				placedIn(await buyer.ask('POST', 'checkout/orders', { ...body, ...total }));
			const [first, second] = await Promise.all([press(), press()]);
			expect(second).toEqual(first);
			expect((await buyer.cart()).unavailable_items).toMatchObject([APART]);
		});
	},
);
