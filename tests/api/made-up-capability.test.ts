import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { describeApi } from '../../src/server/app.ts';
import { assertWhole, outboxFor } from '../../src/server/assemble.ts';
import { customer_accounts, customer_users } from '../../src/server/identity/tables-customers.ts';
import { hashPassword } from '../../src/server/identity/passwords.ts';
import { CUSTOMER_REALM } from '../../src/server/identity/realms.ts';
import { sign } from '../../src/server/identity/signature.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { customers } from '../../src/server/customers/tables.ts';
import { MODULES } from '../../src/server/modules.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { exportPerson } from '../../src/server/privacy/export.ts';
import { runRetention } from '../../src/server/privacy/retention.ts';
import { ORIGIN, signedIn } from '../support/desk.ts';
import { dataOf, problemOf } from '../support/host-conformance.ts';
import { aHost, isEmbedded, plainServices, type OwnHost } from '../support/host.ts';
import { askForRide, listOwnRides } from '../support/test-rides/contract.ts';
import { CALENDAR_KEY, rideModule, TABLE } from '../support/test-rides/module.ts';

const EMAIL = 'rider@mail.example';
const NOW = new Date('2025-06-15T10:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

async function aShop(): Promise<OwnHost> {
	const host = await aHost({}, [...MODULES, rideModule]);
	await host.db.execute(TABLE);
	return host;
}

async function aRide({ ask }: OwnHost, email = EMAIL): Promise<string> {
	const response = await ask('/api/test-rides', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, product_id: 'kleos-rd-50' }),
	});
	return (await dataOf(askForRide, response)).id;
}

const recordsSchema = v.object({
	data: v.object({ records: v.array(v.looseObject({ id: v.string() })), total: v.number() }),
});

describe.runIf(isEmbedded)('a capability that is one folder', () => {
	test('answers its calls, and mails what it declares', async () => {
		const host = await aShop();
		expect(await aRide(host)).toMatch(/^[0-9a-f-]{36}$/);
		expect(await host.db.select().from(mails)).toMatchObject([
			{ kind: 'test-ride.receipt', to: EMAIL, subject: 'La tua prova' },
		]);
		const wrong = await host.ask('/api/test-rides', { method: 'DELETE' });
		expect(wrong.headers.get('allow')).toBe('POST, OPTIONS');
	});

	test('is described with its calls, its shapes and its lists at the desk', () => {
		const described = JSON.stringify(describeApi([...MODULES, rideModule]));
		for (const name of ['"askForRide"', '"TestRide"', '"/desk/test_rides/{id}"']) {
			expect(described).toContain(name);
		}
		expect(JSON.stringify(describeApi())).not.toContain('test-rides');
	});

	test('waits at the desk for whoever may see it, and changes are in the log', async () => {
		const host = await aShop();
		const id = await aRide(host);
		const asSupport = await signedIn(host.ask, 'support');
		const list = await asSupport('/desk/test_rides?product_id=kleos-rd-50');
		const { data } = v.parse(recordsSchema, await list.json());
		expect(data.records).toMatchObject([{ id, email: EMAIL, day: null }]);
		const asEditor = await signedIn(host.ask, 'editor');
		expect((await asEditor('/desk/test_rides')).status).toBe(403);
		const json = { product_id: 'k1-rd' };
		const changed = await asSupport(`/desk/test_rides/${id}`, { method: 'PATCH', json });
		expect(await changed.json()).toMatchObject({ data: json });
		const log = await host.db.select().from(audit_log);
		expect(log.find(({ action }) => action === 'change')).toMatchObject({
			resource: 'test_rides',
			changes: { product_id: { from: 'kleos-rd-50', to: 'k1-rd' } },
		});
		expect(await (await asSupport('/desk/test_rides/export')).text()).toContain(EMAIL);
	});

	test('adds what it knows of a customer to his record, which knows nothing of it', async () => {
		const host = await aShop();
		await aRide(host);
		await host.db.insert(customer_users).values({ id: 'c1', name: 'Cliente', email: EMAIL });
		await host.db
			.insert(customers)
			.values({ id: 'c1', given_name: 'Anna', family_name: 'Piave', language: 'it' });
		const asSupport = await signedIn(host.ask, 'support');
		const record: unknown = await (await asSupport('/desk/customers/c1')).json();
		expect(record).toMatchObject({ data: { ride_count: 1, session_count: 0, customer_cart: [] } });
		const described = JSON.stringify(describeApi([...MODULES, rideModule]));
		expect(described).toContain('"ride_count"');
		expect(JSON.stringify(describeApi())).not.toContain('"ride_count"');
	});

	test('is in what a person gets to see, and goes when the person asks for it', async () => {
		const host = await aShop();
		await aRide(host);
		await aRide(host, 'other@mail.example');
		expect(await exportPerson(host, EMAIL)).toMatchObject({ test_rides: [{ email: EMAIL }] });
		expect(await erasePerson(host, EMAIL)).toMatchObject({ test_rides: 1, mails: 1 });
		expect(JSON.stringify(await exportPerson(host, EMAIL))).not.toContain('kleos-rd-50');
		const left = await host.db.execute(sql`select email from test_rides`);
		expect(left.rows).toEqual([{ email: 'other@mail.example' }]);
	});

	test('is kept for the days that it declares, unless staff sets others', async () => {
		const host = await aShop();
		await aRide(host);
		const at = (days: number) => ({
			...host,
			clock: () => new Date(NOW.getTime() + days * DAY_MS),
		});
		expect(await runRetention(at(29))).toMatchObject({ test_rides: 0 });
		const asAdmin = await signedIn(host.ask, 'admin');
		const json = { days: 60 };
		const set = await asAdmin('/desk/retention_rules/test_rides', { method: 'PATCH', json });
		expect(set.status).toBe(200);
		expect(await runRetention(at(31))).toMatchObject({ test_rides: 0 });
		expect(await runRetention(at(61))).toMatchObject({ test_rides: 1 });
	});
});

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
		const auth = await CUSTOMER_REALM.authOf({ db, siteUrl: plainServices().siteUrl });
		const body = { email: EMAIL, password };
		const { headers } = await auth.api.signInEmail({ body, returnHeaders: true });
		const [cookie = ''] = headers.getSetCookie();
		expect(cookie).toMatch(/^livenza\.shop=.*; HttpOnly; SameSite=Lax$/i);
		return cookie.split(';')[0] ?? '';
	}

	test('answers whoever is signed in to the shop with what is theirs', async () => {
		const host = await aShop();
		await aRide(host);
		await aRide(host, 'other@mail.example');
		const cookie = await aCustomer(host);
		const response = await host.ask('/api/test-rides/own', { headers: { cookie } });
		expect(response.headers.get('cache-control')).toBe('no-store');
		const own = await dataOf(listOwnRides, response);
		expect(own).toEqual([{ product_id: 'kleos-rd-50', day: null }]);
	});

	test('turns away who is not, staff of the desk included', async () => {
		const host = await aShop();
		await aCustomer(host);
		expect((await problemOf(await host.ask('/api/test-rides/own'))).code).toBe('unauthorized');
		const asAdmin = await signedIn(host.ask, 'admin');
		expect((await asAdmin('/test-rides/own')).status).toBe(401);
	});

	test('opens no desk: the two kinds of session know nothing of each other', async () => {
		const host = await aShop();
		const cookie = await aCustomer(host);
		const [, value] = cookie.split('=');
		const asDesk = { cookie: `livenza.desk=${value}`, origin: ORIGIN };
		expect((await host.ask('/api/desk/session', { headers: asDesk })).status).toBe(401);
	});
});

describe.runIf(isEmbedded)('a call that an outside party signs', () => {
	const body = (id: string) => Buffer.from(JSON.stringify({ id, day: '2025-07-01' }));
	const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000));

	function tell(host: OwnHost, bytes: Buffer, { key = CALENDAR_KEY, sent = bytes, at = NOW } = {}) {
		const envelope = { id: 'msg_1', timestamp: seconds(at) };
		return host.ask('/api/test-rides/appointments', {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'webhook-id': envelope.id,
				'webhook-timestamp': envelope.timestamp,
				'webhook-signature': `v1a,x ${sign(key, envelope, bytes)}`,
			},
			body: new Uint8Array(sent),
		});
	}

	test('is taken with the signature of the very bytes', async () => {
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
	])('is turned away with %s, before anything of it is read', async (_what, given) => {
		const host = await aShop();
		const response = await tell(host, body('nothing'), given);
		expect((await problemOf(response)).code).toBe('unauthorized');
	});

	test('is turned away without a signature', async () => {
		const host = await aShop();
		const response = await host.ask('/api/test-rides/appointments', { method: 'POST' });
		expect(response.status).toBe(401);
	});
});

describe('a capability that does not fit does not start', () => {
	const { askForRide: asked, ...others } = rideModule.routes;
	if (!asked) throw new Error('the route is there');
	const swapped = { ...others, askForRide: { ...asked, endpoint: listOwnRides } };

	test.each([
		['without a route', { routes: {} }, 'test-rides: the call askForRide has no route'],
		[
			'with the route of another record',
			{ routes: swapped },
			'test-rides: the route of askForRide answers another record',
		],
		[
			'without a place for its records',
			{ desk: [] },
			"test-rides: the desk's test_rides lie nowhere",
		],
		['without a rule', { retention: {} }, 'test-rides: no rule says how test_rides are deleted'],
		[
			'without what it adds to another’s records',
			{ deskParts: {} },
			'test-rides: nothing tells its parts of customers',
		],
	])('%s', (_what, lacking, line) => {
		expect(() => assertWhole([{ ...rideModule, ...lacking }])).toThrow(line);
	});

	test('twice', () => {
		expect(() => assertWhole([rideModule, rideModule])).toThrow(
			'two capabilities declare the capability test-rides',
		);
	});

	test('and no mail goes out that nobody declares', async () => {
		const outbox = outboxFor(MODULES, plainServices().outbox);
		const mail = { kind: 'test-ride.receipt', to: EMAIL, subject: '', text: '', html: '' };
		const host = await aHost();
		await expect(host.db.transaction((tx) => outbox.post(tx, mail))).rejects.toThrow(
			'no capability declares the mail test-ride.receipt',
		);
	});
});
