import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { describeApi } from '../../src/server/app.ts';
import { assertWhole, outboxFor } from '../../src/server/assemble.ts';
import { customer_users } from '../../src/server/identity/tables-customers.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { customers } from '../../src/server/customers/tables.ts';
import { MODULES } from '../../src/server/modules.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { exportPerson } from '../../src/server/privacy/export.ts';
import { runRetention } from '../../src/server/privacy/retention.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, plainServices } from '../support/host.ts';
import { listOwnRides } from '../support/test-rides/contract.ts';
import { rideModule } from '../support/test-rides/module.ts';
import { aRide, aShop, EMAIL, NOW } from '../support/test-rides/shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const recordsSchema = v.object({
	data: v.object({ records: v.array(v.looseObject({ id: v.string() })), total: v.number() }),
});

describe.runIf(isEmbedded)('a capability in one folder', () => {
	test('answers its calls and sends its mails', async () => {
		const host = await aShop();
		expect(await aRide(host)).toMatch(/^[0-9a-f-]{36}$/);
		expect(await host.db.select().from(mails)).toMatchObject([
			{ kind: 'test-ride.receipt', to: EMAIL, subject: 'La tua prova' },
		]);
		const wrong = await host.ask('/api/test-rides', { method: 'DELETE' });
		expect(wrong.headers.get('allow')).toBe('POST, OPTIONS');
	});

	test('is described with its calls, shapes and lists of the desk', () => {
		const described = JSON.stringify(describeApi([...MODULES, rideModule]));
		for (const name of ['"askForRide"', '"TestRide"', '"/desk/test_rides/{id}"']) {
			expect(described).toContain(name);
		}
		expect(JSON.stringify(describeApi())).not.toContain('test-rides');
	});

	test('is shown at the desk to staff with the right, and changes are logged', async () => {
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

	test('adds its data of a customer to the customer’s record', async () => {
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

	test('is part of a person’s export and erasure', async () => {
		const host = await aShop();
		await aRide(host);
		await aRide(host, 'other@mail.example');
		expect(await exportPerson(host, EMAIL)).toMatchObject({ test_rides: [{ email: EMAIL }] });
		expect(await erasePerson(host, EMAIL)).toMatchObject({ test_rides: 1, mails: 1 });
		expect(JSON.stringify(await exportPerson(host, EMAIL))).not.toContain('kleos-rd-50');
		const left = await host.db.execute(sql`select email from test_rides`);
		expect(left.rows).toEqual([{ email: 'other@mail.example' }]);
	});

	test('is kept for the days that it declares, unless staff sets another number', async () => {
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

describe('an inconsistent capability prevents the start', () => {
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
			'test-rides: the desk resource test_rides has no table',
		],
		['without a rule', { retention: {} }, 'test-rides: no rule says how test_rides are deleted'],
		[
			'without what it adds to another’s records',
			{ deskParts: {} },
			'test-rides: deskParts of customers are missing',
		],
	])('%s', (_what, lacking, line) => {
		expect(() => assertWhole([{ ...rideModule, ...lacking }])).toThrow(line);
	});

	test('declared twice', () => {
		expect(() => assertWhole([rideModule, rideModule])).toThrow(
			'two capabilities declare the capability test-rides',
		);
	});

	test.runIf(isEmbedded)('and an undeclared mail is not sent', async () => {
		const outbox = outboxFor(MODULES, plainServices().outbox);
		const mail = { kind: 'test-ride.receipt', to: EMAIL, subject: '', text: '', html: '' };
		const host = await aHost();
		await expect(host.db.transaction((tx) => outbox.post(tx, mail))).rejects.toThrow(
			'no capability declares the mail test-ride.receipt',
		);
	});
});
