import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deleteAccount, getAccount } from '#contract/customers/account.ts';
import { listOwnWheels, openOwnWheel } from '#contract/customers/wheels.ts';
import { deskResource } from '#contract/desk/resources.ts';
import { viewPassport } from '#contract/wheels/passports.ts';
import { carts } from '../../src/server/cart/tables.ts';
import { customer_addresses } from '../../src/server/customers/tables.ts';
import { customer_users } from '../../src/server/identity/tables-customers.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { exportPerson } from '../../src/server/privacy/export.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { aShopper } from '../support/cart.ts';
import {
	addAddress,
	aSignedIn,
	CONEGLIANO,
	mailsTo,
	SECRET,
	signIn,
} from '../support/customers.ts';
import { ORIGIN, signedIn, type AskAs } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { registerWheel } from '../support/people-kept.ts';

const EMAIL = 'anna@mail.example';
const OTHER = 'bruno@mail.example';
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);

describe.runIf(isEmbedded)('a profile', () => {
	test('keeps name, language, country and a telephone by the plan of the country', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const json = { family_name: '山田', language: 'ja', country: 'JP', phone: '03-1234-5678' };
		const changed = await as('/account', { method: 'PATCH', json });
		expect(await changed.json()).toMatchObject({ data: { ...json, phone: '+81312345678' } });
		const [user] = await host.db.select().from(customer_users);
		expect(user?.name).toBe('山田 Anna');
	});

	test.each([
		[{ phone: '12' }, 'phone', 'phone'],
		[{ country: 'XX' }, 'country', 'in'],
		[{ given_name: '' }, 'given_name', 'min_length'],
		[{ given_name: 'Anna\r\nBcc: x@y.example' }, 'given_name', 'check'],
		[{ email: OTHER }, 'email', 'strict_object'],
	])('refuses %j', async (json, path, code) => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const refused = await readProblem(await as('/account', { method: 'PATCH', json }));
		expect(refused.fields).toEqual([{ path, code }]);
	});
});

describe.runIf(isEmbedded)('wheels of a customer', () => {
	const wheels = async (as: AskAs) => readData(listOwnWheels, await as('/account/wheels'));

	test('are found by the confirmed address, also when they are registered later', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const stranger = await aSignedIn(host, OTHER);
		expect(await wheels(as)).toEqual([]);
		await registerWheel(host, EMAIL);
		expect(await wheels(as)).toMatchObject([
			{ serial_number: 'MQC50A250117', extension: 'active' },
		]);
		expect(await wheels(stranger)).toEqual([]);
	});

	test('open their passport to their owner alone', async () => {
		const host = await aHost();
		const [as, stranger] = [await aSignedIn(host), await aSignedIn(host, OTHER)];
		await registerWheel(host, EMAIL);
		const json = { serial_number: 'mqc50a250117' };
		const { token } = await readData(openOwnWheel, await as('/account/wheels/links', { json }));
		const opened = await host.ask('/api/passports/views', {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin: ORIGIN },
			body: JSON.stringify({ token }),
		});
		expect((await readData(viewPassport, opened)).serial_number).toBe('MQC50A250117');
		expect((await stranger('/account/wheels/links', { json })).status).toBe(404);
	});
});

describe.runIf(isEmbedded)('an account that is deleted', () => {
	const json = { current_password: SECRET };

	test('erases the person and keeps the wheels’ warranty', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		await registerWheel(host, EMAIL);
		await addAddress(as, CONEGLIANO);
		const other = await signIn(host.ask, EMAIL);
		const gone = await as('/account/deletions', { json });
		expect(await readData(deleteAccount, gone)).toEqual({ outcome: 'deleted' });
		expect((await other.as('/account')).status).toBe(401);
		expect((await addAddress(other.as, CONEGLIANO)).status).toBe(401);
		expect(await host.db.select().from(customer_users)).toEqual([]);
		expect(await host.db.select().from(customer_addresses)).toEqual([]);
		expect(await host.db.select().from(wheel_registrations)).not.toEqual([]);
		expect((await mailsTo(host, EMAIL)).at(-1)?.kind).toBe('customer.deleted');
	});

	test('needs the password', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const refused = await as('/account/deletions', { json: { current_password: 'no' } });
		expect((await readProblem(refused)).fields).toMatchObject([{ code: 'wrong_password' }]);
		expect((await readData(getAccount, await as('/account'))).email).toBe(EMAIL);
	});

	test('is deleted once, with one mail, when deletion is asked for five times at once', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const answers = await Promise.all(times(5).map(() => as('/account/deletions', { json })));
		expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
		expect(await mailsTo(host, EMAIL)).toHaveLength(1);
	});
});

describe.runIf(isEmbedded)('a customer at the desk', () => {
	test('is shown with addresses and wheels to staff with the right to personal data', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		await registerWheel(host, EMAIL);
		await addAddress(as, CONEGLIANO);
		const asSupport = await signedIn(host.ask, 'support');
		const list: unknown = await (await asSupport('/desk/customers?q=anna')).json();
		expect(list).toMatchObject({ data: { total: 1, records: [{ email: EMAIL }] } });
		const [{ id } = { id: '' }] = await host.db.select().from(customer_users);
		const record: unknown = await (await asSupport(`/desk/customers/${id}`)).json();
		expect(record).toMatchObject({
			data: {
				customer_addresses: [{ address: 'Anna Piave, Via dei Mulini 12, 31015 Conegliano TV' }],
				customer_wheels: [{ serial_number: 'MQC50A250117' }],
				session_count: 1,
			},
		});
		const asEditor = await signedIn(host.ask, 'editor');
		expect((await asEditor('/desk/customers')).status).toBe(403);
	});

	test('is shown with the cart as it was left', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const json = (variant_id: string) => ({ intent_id: randomUUID(), variant_id, quantity: 2 });
		for (const id of ['rd-50-hg', 'shirt']) {
			const added = await as('/shop/carts/mine/lines?locale=ja', { json: json(id) });
			expect(added.status).toBe(200);
		}
		await aShopper(host.ask).add('rd-50-xdr');
		const [{ id } = { id: '' }] = await host.db.select().from(customer_users);
		const asSupport = await signedIn(host.ask, 'support');
		const schema = v.object({ data: v.object(deskResource('customers').parts?.entries ?? {}) });
		const read = async () =>
			v.parse(schema, await (await asSupport(`/desk/customers/${id}`)).json()).data;
		expect(await read()).toMatchObject({
			customer_cart: [
				{
					variant_code: 'RD-50-HG',
					article: 'rd-50 it, HG it / Nero it',
					quantity: 2,
					country: 'IT',
				},
				{ variant_code: 'SHIRT', quantity: 2 },
			],
		});
		const before = await host.db.select().from(carts);
		await read();
		expect(await host.db.select().from(carts)).toEqual(before);
		expect(await read()).toHaveProperty('customer_cart.length', 2);
	});

	test('is part of the person’s export and erasure', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		await addAddress(as, CONEGLIANO);
		const exported = JSON.stringify(await exportPerson(host, EMAIL));
		expect(exported).toContain('Via dei Mulini 12');
		expect(exported).not.toContain('argon2');
		expect(await erasePerson(host, EMAIL)).toMatchObject({ customers: 1 });
		expect((await as('/account')).status).toBe(401);
		expect(JSON.stringify(await exportPerson(host, EMAIL))).not.toContain('Via dei Mulini');
	});
});
