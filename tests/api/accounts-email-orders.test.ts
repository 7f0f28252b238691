import { describe, expect, test } from 'vitest';
import { discount_codes, discount_uses } from '../../src/server/cart/tables.ts';
import { order_links } from '../../src/server/orders/tables.ts';
import { aBuyer, placedIn, readyBuyer } from '../support/checkout.ts';
import { aCustomer, post, secretFor, SECRET, signIn, signInOn } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { anOrder } from '../support/orders.ts';
import { aDelivered, getMailedLink } from '../support/returns.ts';
import { stateAs, withdrawalRows } from '../support/withdrawals.ts';

const FORMER = 'anna@mail.example';
const PRESENT = 'new@mail.example';

/** Changes the account's email from the former address to the present one, as its owner does. */
async function moveAccount(host: OwnHost): Promise<void> {
	const { as } = await signIn(host.ask, FORMER);
	await as('/account/email', { json: { email: PRESENT, current_password: SECRET } });
	const token = await secretFor(host, PRESENT, 'email-confirm');
	expect((await post(host.ask, '/email-confirmations', { token })).status).toBe(200);
}

async function seenBy(host: OwnHost, email: string, id: string): Promise<number> {
	const device = aBuyer(host.ask);
	await signInOn(host, device, email);
	return (await device.ask('GET', `orders/${id}`)).status;
}

describe.runIf(isEmbedded)('an account that moves to another address', () => {
	test('takes along the former address’s guest orders, and ends its order links', async () => {
		const host = await aHost();
		const { id } = await anOrder(host, { email: FORMER });
		await aCustomer(host, FORMER);
		expect(await seenBy(host, FORMER, id)).toBe(200);
		const device = aBuyer(host.ask, { cookies: await getMailedLink(host, FORMER) });
		await moveAccount(host);
		expect(await seenBy(host, PRESENT, id)).toBe(200);
		expect(await host.db.select().from(order_links)).toEqual([]);
		expect((await device.ask('GET', `orders/${id}`)).status).toBe(404);
	});

	test('takes along used codes and statements of withdrawal', async () => {
		const host = await aHost();
		await host.db
			.insert(discount_codes)
			.values({ code: 'ONCE', kind: 'amount', value: 1_00, currency: 'EUR', uses_per_person: 1 });
		const guest = await readyBuyer(host.ask, 'bank_transfer', { email: FORMER });
		await guest.code('ONCE');
		await placedIn(await guest.place());
		const { order } = await aDelivered(host, { email: FORMER, address: '192.0.2.8' });
		const buyer = aBuyer(host.ask, { cookies: await getMailedLink(host, FORMER) });
		await stateAs(buyer.ask, { contract: order.number, email: FORMER });
		await aCustomer(host, FORMER);
		await moveAccount(host);
		expect(await host.db.select().from(discount_uses)).toMatchObject([{ person: PRESENT }]);
		expect(await withdrawalRows(host)).toMatchObject([{ email: PRESENT, status: 'received' }]);
	});

	test('takes along no data of anybody else', async () => {
		const host = await aHost();
		const { id } = await anOrder(host, { email: 'other@mail.example' });
		await aCustomer(host, FORMER);
		await moveAccount(host);
		expect(await seenBy(host, PRESENT, id)).toBe(404);
	});
});
