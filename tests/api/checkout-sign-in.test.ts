import { describe, expect, test } from 'vitest';
import { checkouts } from '../../src/server/checkout/tables.ts';
import { aBuyer, ITALIAN, readyBuyer, type Buyer } from '../support/checkout.ts';
import { aCustomer, trySignIn } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const MINUTE_MS = 60_000;

/** Signs in on a buyer's device; its cookies are kept as a browser keeps them. */
async function signInOn(host: OwnHost, { cookies }: Buyer, email: string): Promise<void> {
	const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	const response = await trySignIn(host.ask, email, undefined, { cookie });
	expect(response.status).toBe(200);
	for (const line of response.headers.getSetCookie()) {
		const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
		if (rest.includes('Max-Age=0')) cookies.delete(name);
		else cookies.set(name, value);
	}
}

async function aGuestsDevice(email: string) {
	let now = new Date('2025-06-15T10:00:00Z');
	const host = await aHost({ clock: () => now });
	await aCustomer(host, email);
	const cookies = new Map<string, string>();
	await readyBuyer(host.ask, 'test', { email: 'guest@mail.example', cookies });
	const device = aBuyer(host.ask, { email, cookies });
	return { host, device, wait: (minutes: number) => (now = new Date(+now + minutes * MINUTE_MS)) };
}

describe.runIf(isEmbedded)('who signs in on a device on which a guest has begun to order', () => {
	test.each([0, 31, 120])('sees nothing of the guest after %i minutes', async (minutes) => {
		const { host, device, wait } = await aGuestsDevice('marco@mail.example');
		wait(minutes);
		await signInOn(host, device, 'marco@mail.example');
		const text = await (await device.ask('GET', 'checkout')).text();
		expect(text).not.toMatch(/Ferrovia|Piave|guest@mail/);
		const seen = await device.checkout();
		expect(seen).toMatchObject({ step: 'shipping', is_over: false, billing: null });
		expect(seen.cart.items).toHaveLength(1);
		expect(await host.db.select().from(checkouts)).toEqual([]);
	});

	test('goes on where he was, if it is the same address, and stays as long as he is signed in', async () => {
		const { host, device, wait } = await aGuestsDevice('guest@mail.example');
		await signInOn(host, device, 'guest@mail.example');
		expect(await device.checkout()).toMatchObject({
			step: 'resume',
			billing: { line1: ITALIAN.line1 },
		});
		wait(45);
		expect(await device.checkout()).toMatchObject({ step: 'resume', is_over: false });
	});
});
