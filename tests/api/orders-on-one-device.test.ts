import { describe, expect, test } from 'vitest';
import { aBuyer, readyBuyer, placedIn, type Buyer } from '../support/checkout.ts';
import { aCustomer, toHeaders, keepCookies, post, signInOn } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { anOrder } from '../support/orders.ts';
import { getMailedLink } from '../support/returns.ts';

const GUEST = 'guest@mail.example';
const NEXT = 'marco@mail.example';

async function signOutOn(host: OwnHost, device: Buyer): Promise<void> {
	keepCookies(device, await post(host.ask, '/sign-out', {}, toHeaders(device)));
}
const getStatus = async (device: Buyer, id: string) =>
	(await device.ask('GET', `orders/${id}`)).status;

/** Opens the link of a guest’s mail on a device. */
async function withGuestsLink() {
	const host = await aHost();
	const { id } = await anOrder(host, { email: GUEST });
	const device = aBuyer(host.ask, { cookies: await getMailedLink(host, GUEST) });
	expect(await getStatus(device, id)).toBe(200);
	return { host, device, id };
}

describe.runIf(isEmbedded)('on a device that several people use', () => {
	test('a customer who signs in sees no orders opened earlier by a mailed link', async () => {
		const { host, device, id } = await withGuestsLink();
		await aCustomer(host, NEXT);
		await signInOn(host, device, NEXT);
		expect(await getStatus(device, id)).toBe(404);
	});

	test('a customer who signs in sees no order just placed by a guest', async () => {
		const host = await aHost();
		const device = await readyBuyer(host.ask, 'bank_transfer', { email: GUEST });
		const { id } = await placedIn(await device.place());
		await aCustomer(host, NEXT);
		await signInOn(host, device, NEXT);
		expect(await getStatus(device, id)).toBe(404);
	});

	test('the guest who signs in with the same address keeps seeing them', async () => {
		const { host, device, id } = await withGuestsLink();
		await aCustomer(host, GUEST);
		await signInOn(host, device, GUEST);
		expect(await getStatus(device, id)).toBe(200);
	});

	test('the next person after a sign-out sees none, whatever link was opened', async () => {
		const { host, device, id } = await withGuestsLink();
		await aCustomer(host, GUEST);
		await signInOn(host, device, GUEST);
		await signOutOn(host, device);
		expect(await getStatus(device, id)).toBe(404);
		expect(await (await device.ask('GET', 'orders')).json()).toEqual({
			data: { email: null, is_customer: false, orders: [] },
		});
	});
});
