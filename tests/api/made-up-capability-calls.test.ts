import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signWebhook } from '../../src/domain/security/webhook.ts';
import { customer_accounts, customer_users } from '../../src/server/identity/tables-customers.ts';
import { hashPassword } from '../../src/server/identity/passwords.ts';
import { CUSTOMER_REALM } from '../../src/server/identity/realms.ts';
import { ORIGIN, signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded, plainServices, type OwnHost } from '../support/host.ts';
import { listOwnRides } from '../support/test-rides/contract.ts';
import { CALENDAR_KEY } from '../support/test-rides/module.ts';
import { aRide, aShop, EMAIL, NOW } from '../support/test-rides/shop.ts';

describe.runIf(isEmbedded)('a call for customers', () => {
	async function aCustomer({ db }: OwnHost): Promise<string> {
		const password = 'ruote piatte e nippli neri';
		await db.insert(customer_users).values({ id: 'c1', name: 'Cliente', email: EMAIL });
		await db.insert(customer_accounts).values({
			id: 'a1',
			accountId: 'c1',
			providerId: 'credential',
			userId: 'c1',
			password: await hashPassword(password),
		});
		const auth = await CUSTOMER_REALM.getAuth({ db, siteUrl: plainServices().siteUrl });
		const body = { email: EMAIL, password };
		const { headers } = await auth.api.signInEmail({ body, returnHeaders: true });
		const [cookie = ''] = headers.getSetCookie();
		expect(cookie).toMatch(/^livenza\.shop=.*; HttpOnly; SameSite=Lax$/i);
		return cookie.split(';')[0] ?? '';
	}

	test('answers a signed-in customer with their own records', async () => {
		const host = await aShop();
		await aRide(host);
		await aRide(host, 'other@mail.example');
		const cookie = await aCustomer(host);
		const response = await host.ask('/api/test-rides/own', { headers: { cookie } });
		expect(response.headers.get('cache-control')).toBe('no-store');
		const own = await readData(listOwnRides, response);
		expect(own).toEqual([{ product_id: 'kleos-rd-50', day: null }]);
	});

	test('refuses everybody else, staff of the desk included', async () => {
		const host = await aShop();
		await aCustomer(host);
		expect((await readProblem(await host.ask('/api/test-rides/own'))).code).toBe('unauthorized');
		const asAdmin = await signedIn(host.ask, 'admin');
		expect((await asAdmin('/test-rides/own')).status).toBe(401);
	});

	test('grants no access to the desk, nor the desk’s session to it', async () => {
		const host = await aShop();
		const cookie = await aCustomer(host);
		const [, value] = cookie.split('=');
		const asDesk = { cookie: `livenza.desk=${value}`, origin: ORIGIN };
		expect((await host.ask('/api/desk/session', { headers: asDesk })).status).toBe(401);
	});
});

describe.runIf(isEmbedded)('a call signed by an outside party', () => {
	const body = (id: string) => Buffer.from(JSON.stringify({ id, day: '2025-07-01' }));

	function tell(host: OwnHost, bytes: Buffer, { key = CALENDAR_KEY, sent = bytes, at = NOW } = {}) {
		const headers = signWebhook([key], { id: 'msg_1', sentAt: at }, bytes);
		return host.ask('/api/test-rides/appointments', {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				...headers,
				'webhook-signature': `v1a,x ${headers['webhook-signature']}`,
			},
			body: new Uint8Array(sent),
		});
	}

	test('is accepted with a signature of its exact bytes', async () => {
		const host = await aShop();
		const id = await aRide(host);
		expect((await tell(host, body(id))).status).toBe(200);
		const { rows } = await host.db.execute(sql`select day::text from test_rides`);
		expect(rows).toEqual([{ day: '2025-07-01' }]);
	});

	test.each([
		['another key', { key: `whsec_${Buffer.from('another').toString('base64')}` }],
		['other bytes than were signed', { sent: Buffer.from('{"id":"x", "day":"2025-07-01"}') }],
		['a time six minutes ago', { at: new Date(NOW.getTime() - 6 * 60_000) }],
		['a time to come', { at: new Date(NOW.getTime() + 6 * 60_000) }],
	])('is refused with %s, before its body is read', async (_what, given) => {
		const host = await aShop();
		const response = await tell(host, body('nothing'), given);
		expect((await readProblem(response)).code).toBe('unauthorized');
	});

	test('is refused without a signature', async () => {
		const host = await aShop();
		const response = await host.ask('/api/test-rides/appointments', { method: 'POST' });
		expect(response.status).toBe(401);
	});
});
