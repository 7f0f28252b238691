import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '../../src/server/customers/tables.ts';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import { stores } from '../../src/server/content/tables.ts';
import { market_rules } from '../../src/server/prices/tables.ts';
import { aBuyer, HOME_DELIVERY, ITALIAN, placedIn, type Buyer } from '../support/checkout.ts';
import { aCustomer, addAddress, CONEGLIANO, signIn, signInOn } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { readProblem } from '../support/host-conformance.ts';

const WHEEL = 'rd-50-hg';
const DEALER = 'treviso';

const LIVIGNO = { ...ITALIAN, city: 'Livigno', region: 'SO', postal_code: '23041' };
const HELIGOLAND = {
	...ITALIAN,
	country: 'DE',
	city: 'Helgoland',
	region: '',
	postal_code: '27498',
};

async function aBuyerWithWheel(host: OwnHost): Promise<Buyer> {
	const buyer = aBuyer(host.ask);
	await buyer.add(WHEEL);
	await buyer.contact();
	return buyer;
}
const readFaults = async (response: Response) => {
	const { fields } = await readProblem(response);
	return fields?.map(({ path, code }) => `${path}: ${code}`);
};
const exclude = ({ db }: OwnHost, excluded: string[]) => db.update(market_rules).set({ excluded });

describe.runIf(isEmbedded)('the destination of an order', () => {
	test('starts with the account’s country, then follows the checkout', async () => {
		const host = await aHost();
		const email = 'anna@mail.example';
		const id = await aCustomer(host, email);
		const buyer = aBuyer(host.ask, { email });
		await signInOn(host, buyer, email);
		await buyer.add(WHEEL);
		expect(await buyer.checkout()).toMatchObject({ ships_to_billing: true });
		const office = { ...CONEGLIANO, kind: 'shipping', note: 'Citofono Dal Col' };
		const { as } = await signIn(host.ask, email);
		expect((await addAddress(as, office)).status).toBe(200);
		expect(await buyer.checkout()).toMatchObject({ ships_to_billing: true });
		await host.db.update(customers).set({ ships_to_billing: false }).where(eq(customers.id, id));
		expect(await buyer.checkout()).toMatchObject({
			ships_to_billing: false,
			step: 'shipping',
			saved: [{ kind: 'shipping', note: 'Citofono Dal Col' }],
		});
		expect(await buyer.shipping(HOME_DELIVERY)).toMatchObject({ ships_to_billing: true });
	});

	test.each([
		['Livigno', LIVIGNO],
		['Heligoland', HELIGOLAND],
	])('%s: placed without VAT, at the total of the last step', async (_name, billing) => {
		const host = await aHost();
		const buyer = await aBuyerWithWheel(host);
		const ready = await buyer.shipping({ ...HOME_DELIVERY, billing });
		expect(ready.tax).toMatchObject({ treatment: 'export', vat_total: 0 });
		expect(ready.cart.items.map(({ seen_price }) => seen_price)).toEqual([null]);
		await buyer.payment('test');
		const { id } = await placedIn(await buyer.place());
		expect(await buyer.order(id)).toMatchObject({
			tax_treatment: 'export',
			vat_total: 0,
			total_amount: ready.tax.total_amount,
		});
	});

	test('Livigno: refused after a price change until the new total was shown', async () => {
		const host = await aHost();
		const buyer = await aBuyerWithWheel(host);
		await buyer.shipping({ ...HOME_DELIVERY, billing: LIVIGNO });
		await buyer.payment('test');
		const { tax } = await buyer.checkout();
		await host.db.update(prices).set({ amount: 99_00 }).where(eq(prices.variant_id, WHEEL));
		const late = await buyer.place({ total_amount: tax.total_amount });
		expect(await readFaults(late)).toEqual(['total_amount: changed']);
		await placedIn(await buyer.place());
	});

	test('outside the delivery area is reported at the address concerned', async () => {
		const host = await aHost();
		const buyer = await aBuyerWithWheel(host);
		await exclude(host, ['DE']);
		const send = (given: object) =>
			buyer.ask('PUT', 'checkout/shipping', { ...HOME_DELIVERY, ...given });
		const berlin = { ...HELIGOLAND, city: 'Berlin', postal_code: '10115' };
		expect(await readFaults(await send({ billing: berlin }))).toEqual([
			'billing.country: not_delivered',
		]);
		expect(await readFaults(await send({ billing: HELIGOLAND }))).toEqual([
			'billing.country: not_delivered',
		]);
		expect(await readFaults(await send({ ships_to_billing: false, shipping: berlin }))).toEqual([
			'shipping.country: not_delivered',
		]);
		// A resident there may have it sent to where the shop ships.
		const response = await send({ billing: berlin, ships_to_billing: false, shipping: ITALIAN });
		expect(response.status).toBe(200);
	});

	test('a dealer outside the delivery area cannot be chosen for pickup', async () => {
		const host = await aHost();
		const buyer = await aBuyerWithWheel(host);
		const fetched = { ...HOME_DELIVERY, ships_to_billing: false, pickup_store_id: DEALER };
		await buyer.shipping(fetched);
		await buyer.payment('test');
		await exclude(host, ['IT']);
		expect(await readFaults(await buyer.place())).toEqual(['cart: barrier']);
		expect(await readFaults(await buyer.ask('PUT', 'checkout/shipping', fetched))).toEqual([
			'pickup_store_id: not_delivered',
		]);
	});

	test('pickup from a dealer in an area with other tax has that area’s prices', async () => {
		const host = await aHost();
		const place = { postal_code: '23041', city: 'Livigno' };
		await host.db.update(stores).set(place).where(eq(stores.id, DEALER));
		const buyer = await aBuyerWithWheel(host);
		const ready = await buyer.shipping({
			...HOME_DELIVERY,
			ships_to_billing: false,
			pickup_store_id: DEALER,
		});
		expect(ready.tax).toMatchObject({ treatment: 'export', vat_total: 0 });
	});
});
