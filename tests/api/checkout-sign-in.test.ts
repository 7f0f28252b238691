import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkouts } from '../../src/server/checkout/tables.ts';
import { customers } from '../../src/server/customers/tables.ts';
import {
	aBuyer,
	HOME_DELIVERY,
	ITALIAN,
	placedIn,
	readyBuyer,
	type Buyer,
} from '../support/checkout.ts';
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

describe.runIf(isEmbedded)('signing in on a device with a guest’s checkout', () => {
	test.each([0, 31, 120])('shows nothing of the guest after %i minutes', async (minutes) => {
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

	test('continues it for the same address, and keeps it while signed in', async () => {
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

const EMAIL = 'guest@mail.example';
const COMPANY = {
	user_type: 'company',
	wants_invoice: true,
	company: 'Raggi S.r.l.',
	vat_number: '01234567897',
	tax_code: '01234567897',
	recipient_code: 'ABC1234',
	billing: ITALIAN,
	ships_to_billing: false,
	shipping: { ...ITALIAN, line1: 'Via del Porto 3', postal_code: '31020' },
	courier_note: 'Suonare due volte',
};

/**
 * Creates a customer whose account has a cart already, and a device on which a guest has filled in
 * the steps.
 */
async function anAccountWithACart({ country = null as string | null, hasCart = true } = {}) {
	let now = new Date('2025-06-15T10:00:00Z');
	const wait = (minutes: number) => (now = new Date(+now + minutes * MINUTE_MS));
	const host = await aHost({ clock: () => now });
	const id = await aCustomer(host, EMAIL);
	await host.db.update(customers).set({ country }).where(eq(customers.id, id));
	const home = aBuyer(host.ask, { email: EMAIL });
	await signInOn(host, home, EMAIL);
	if (hasCart) await home.add('shirt');
	return { host, home, wait };
}

describe.runIf(isEmbedded)('signing in to an account with a cart of its own', () => {
	test('continues the guest’s checkout: address, note, invoice, payment method and both carts', async () => {
		const { host, home } = await anAccountWithACart();
		const device = aBuyer(host.ask, { email: EMAIL });
		await device.add('rd-50-hg');
		await device.contact();
		await device.shipping(COMPANY);
		const typed = await device.payment('bank_transfer');
		await signInOn(host, device, EMAIL);
		for (const { checkout } of [device, home]) {
			const seen = await checkout();
			expect(seen).toMatchObject({
				step: 'resume',
				contact: { email: EMAIL, is_customer: true },
				user_type: 'company',
				invoice: typed.invoice,
				billing: { line1: ITALIAN.line1 },
				shipping: { line1: 'Via del Porto 3' },
				courier_note: 'Suonare due volte',
				provider: 'bank_transfer',
			});
			expect(seen.cart.items).toHaveLength(2);
		}
		const { id } = await placedIn(await device.place());
		expect(await device.order(id)).toMatchObject({ email: EMAIL });
	});

	test('keeps the account’s later data and adds what it lacks', async () => {
		const { host, home, wait } = await anAccountWithACart();
		const device = await readyBuyer(host.ask, 'bank_transfer', { email: EMAIL });
		wait(5);
		const own = { ...HOME_DELIVERY, billing: { ...ITALIAN, line1: 'Via Nuova 1' } };
		await home.shipping({ ...own, courier_note: 'Al portiere' });
		await signInOn(host, device, EMAIL);
		expect(await device.checkout()).toMatchObject({
			billing: { line1: 'Via Nuova 1' },
			courier_note: 'Al portiere',
			provider: 'bank_transfer',
		});
	});

	test('prefers just typed data to the account’s earlier data', async () => {
		const { host, home, wait } = await anAccountWithACart();
		const own = { ...HOME_DELIVERY, billing: { ...ITALIAN, line1: 'Via Vecchia 1' } };
		await home.shipping({ ...own, courier_note: 'Al portiere' });
		await home.payment('test');
		wait(5);
		const device = aBuyer(host.ask, { email: EMAIL });
		await device.add('rd-50-hg');
		await device.contact();
		await device.shipping();
		await signInOn(host, device, EMAIL);
		expect(await device.checkout()).toMatchObject({
			billing: { line1: ITALIAN.line1 },
			courier_note: '',
			provider: 'test',
		});
	});

	test.each([
		['somebody of another address has typed', 'other@mail.example', 0],
		['was typed more than half an hour ago', EMAIL, 31],
	])('shows nothing of data that %s', async (_, email, minutes) => {
		const { host, home, wait } = await anAccountWithACart();
		const device = await readyBuyer(host.ask, 'test', { email });
		wait(minutes);
		await signInOn(host, device, EMAIL);
		const text = await (await device.ask('GET', 'checkout')).text();
		expect(text).not.toMatch(/Ferrovia|other@mail/);
		expect(await home.checkout()).toMatchObject({ step: 'shipping', billing: null });
		expect(await host.db.select().from(checkouts)).toEqual([]);
	});
});

describe.runIf(isEmbedded).each([true, false])('an address abroad (own cart: %s)', (hasCart) => {
	test('sets cart and prices after a sign-in, whatever the account’s country', async () => {
		const { host } = await anAccountWithACart({ country: 'IT', hasCart });
		const device = aBuyer(host.ask, { email: EMAIL });
		await device.add('rd-50-hg');
		await device.contact();
		const lugano = { ...ITALIAN, country: 'CH', city: 'Lugano', region: '', postal_code: '6900' };
		await device.shipping({ ...HOME_DELIVERY, billing: lugano });
		await device.payment('test');
		await signInOn(host, device, EMAIL);
		const { cart } = await device.checkout();
		expect(cart.country).toBe('CH');
		expect(cart.items.map(({ seen_price }) => seen_price)).toEqual(cart.items.map(() => null));
		expect(await device.cart()).toMatchObject({ country: 'CH' });
		await placedIn(await device.place());
	});
});
