import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deleteAccount, getAccount } from '#contract/customers/account.ts';
import {
	addAddress,
	getAddressRules,
	listAddresses,
	MOST_ADDRESSES,
} from '#contract/customers/addresses.ts';
import { listOwnWheels, openOwnWheel } from '#contract/customers/wheels.ts';
import { deskResource } from '#contract/desk/resources.ts';
import { exportOwnData } from '#contract/privacy/own-data.ts';
import { exportPerson as exportCall } from '#contract/privacy/privacy.ts';
import { viewPassport } from '#contract/wheels/passports.ts';
import { carts } from '../../src/server/cart/tables.ts';
import { customer_addresses } from '../../src/server/customers/tables.ts';
import { customer_users } from '../../src/server/identity/tables-customers.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { exportPerson } from '../../src/server/privacy/export.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { aShopper } from '../support/cart.ts';
import { ORIGIN, signedIn, type AskAs } from '../support/desk.ts';
import { dataOf, problemOf } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { registerWheel } from '../support/people-kept.ts';
import { aCustomer, mailsTo, SECRET, signIn } from '../support/customers.ts';

const EMAIL = 'anna@mail.example';
const OTHER = 'bruno@mail.example';
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);

const CONEGLIANO = {
	kind: 'billing',
	given_name: 'Anna',
	family_name: 'Piave',
	country: 'IT',
	line1: 'Via dei Mulini 12',
	postal_code: '31015',
	city: 'Conegliano',
	region: 'TV',
	phone: '0438 123456',
};
const TOKYO = {
	kind: 'shipping',
	given_name: '花子',
	family_name: '山田',
	country: 'JP',
	line1: '丸の内1-1',
	postal_code: '１０００００１',
	city: '千代田区',
	region: '13',
};

async function aSignedIn(host: OwnHost, email = EMAIL): Promise<AskAs> {
	await aCustomer(host, email);
	return (await signIn(host.ask, email)).as;
}
const add = (as: AskAs, json: unknown) => as('/account/addresses', { json });
const all = async (as: AskAs) => dataOf(listAddresses, await as('/account/addresses'));

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
		const refused = await problemOf(await as('/account', { method: 'PATCH', json }));
		expect(refused.fields).toEqual([{ path, code }]);
	});
});

describe.runIf(isEmbedded)('an address', () => {
	test('is kept in parts and written as its country writes it', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const italian = await dataOf(addAddress, await add(as, CONEGLIANO));
		expect(italian).toMatchObject({ phone: '+390438123456', is_default: true, warnings: [] });
		expect(italian.lines).toEqual(['Anna Piave', 'Via dei Mulini 12', '31015 Conegliano TV']);
		const japanese = await dataOf(addAddress, await add(as, TOKYO));
		expect(japanese.postal_code).toBe('100-0001');
		expect(japanese.lines).toEqual(['〒100-0001', '東京都千代田区', '丸の内1-1', '山田 花子']);
	});

	test.each([
		[{ postal_code: '3101' }, 'postal_code', 'postal_code'],
		[{ postal_code: '' }, 'postal_code', 'required'],
		[{ region: 'XX' }, 'region', 'in'],
		[{ city: '' }, 'city', 'required'],
		[{ line1: '' }, 'line1', 'required'],
		[{ country: 'AA' }, 'country', 'in'],
		[{ phone: '12' }, 'phone', 'phone'],
		[{ customer_id: 'somebody' }, 'customer_id', 'strict_object'],
	])('that cannot be, such as %j, is refused', async (wrong, path, code) => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const refused = await problemOf(await add(as, { ...CONEGLIANO, ...wrong }));
		expect(refused.fields).toEqual([{ path, code }]);
		expect(await all(as)).toEqual([]);
	});

	test('that looks wrong is kept, and said so', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const odd = await dataOf(addAddress, await add(as, { ...CONEGLIANO, postal_code: '20121' }));
		expect(odd.warnings).toEqual(['postal_code_region']);
	});

	test('of a country keeps nothing that the country does not have', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const german = { ...CONEGLIANO, country: 'DE', region: 'TV', postal_code: '80331', phone: '' };
		expect((await dataOf(addAddress, await add(as, german))).region).toBe('');
	});

	test('is one default of its kind, whoever writes at the same time', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const asked = await Promise.all(
			times(8).map(() => add(as, { ...CONEGLIANO, is_default: true })),
		);
		expect(asked.map(({ status }) => status)).toEqual(times(8).map(() => 200));
		const before = await all(as);
		expect(before.filter(({ is_default }) => is_default)).toHaveLength(1);
		const chosen = before.find(({ is_default }) => is_default);
		await as(`/account/addresses/${chosen?.id}`, { method: 'DELETE' });
		const after = await all(as);
		expect(after).toHaveLength(7);
		expect(after.filter(({ is_default }) => is_default)).toHaveLength(1);
	});

	test('moves to the other kind and leaves a default behind', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const first = await dataOf(addAddress, await add(as, CONEGLIANO));
		await add(as, { ...CONEGLIANO, line1: 'Via Roma 1' });
		const json = { ...CONEGLIANO, kind: 'shipping' };
		await as(`/account/addresses/${first.id}`, { method: 'PATCH', json });
		const defaults = (await all(as)).map(({ kind, is_default }) => ({ kind, is_default }));
		expect(defaults).toEqual([
			{ kind: 'billing', is_default: true },
			{ kind: 'shipping', is_default: true },
		]);
	});

	test(`is one of ${MOST_ADDRESSES} at most`, async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const asked = await Promise.all(times(MOST_ADDRESSES + 2).map(() => add(as, CONEGLIANO)));
		const codes = asked.map(({ status }) => status);
		expect(codes.filter((code) => code === 200)).toHaveLength(MOST_ADDRESSES);
		expect(codes.filter((code) => code === 409)).toHaveLength(2);
	});

	test('of somebody else is as unknown as one that there is not', async () => {
		const host = await aHost();
		const [anna, bruno] = [await aSignedIn(host), await aSignedIn(host, OTHER)];
		const { id } = await dataOf(addAddress, await add(anna, CONEGLIANO));
		const nobody = '00000000-0000-4000-8000-000000000000';
		for (const method of ['PATCH', 'DELETE']) {
			const json = method === 'PATCH' ? CONEGLIANO : undefined;
			const foreign = await bruno(`/account/addresses/${id}`, { method, json });
			const unknown = await bruno(`/account/addresses/${nobody}`, { method, json });
			expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()]);
		}
		expect(await all(anna)).toHaveLength(1);
	});
});

describe.runIf(isEmbedded)('the rules of addresses', () => {
	const rules = async (host: OwnHost, country: string, locale = 'it') =>
		dataOf(
			getAddressRules,
			await host.ask(`/api/address-rules/${country.toLowerCase()}?locale=${locale}`),
		);

	test('say which parts a country has, in its order', async () => {
		const host = await aHost();
		const partsOf = async (country: string) =>
			(await rules(host, country)).parts.map(({ part }) => part).join(' ');
		expect(await partsOf('IT')).toBe('line1 line2 postal_code city region');
		expect(await partsOf('JP')).toBe('postal_code region city line1 line2');
		expect(await partsOf('DE')).toBe('line1 line2 postal_code city');
		expect(await partsOf('GB')).toBe('line1 line2 city postal_code');
		expect(await partsOf('HK')).not.toContain('postal_code');
	});

	test('name regions in the reader’s script, and the family first where it is', async () => {
		const host = await aHost();
		const japanese = await rules(host, 'JP', 'ja');
		expect(japanese.family_name_first).toBe(true);
		expect(japanese.regions.find(({ code }) => code === '13')?.name).toBe('東京都');
		const italian = await rules(host, 'JP', 'it');
		expect(italian.regions.find(({ code }) => code === '13')?.name).toBe('Tokyo');
	});
});

describe.runIf(isEmbedded)('wheels of a customer', () => {
	const wheels = async (as: AskAs) => dataOf(listOwnWheels, await as('/account/wheels'));

	test('appear by the confirmed address, also when they are registered later', async () => {
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
		const { token } = await dataOf(openOwnWheel, await as('/account/wheels/links', { json }));
		const opened = await host.ask('/api/passports/views', {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin: ORIGIN },
			body: JSON.stringify({ token }),
		});
		expect((await dataOf(viewPassport, opened)).serial_number).toBe('MQC50A250117');
		expect((await stranger('/account/wheels/links', { json })).status).toBe(404);
	});
});

describe.runIf(isEmbedded)('an account that is deleted', () => {
	const json = { current_password: SECRET };

	test('takes the person along; the warranty of the wheels stays', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		await registerWheel(host, EMAIL);
		await add(as, CONEGLIANO);
		const other = await signIn(host.ask, EMAIL);
		const gone = await as('/account/deletions', { json });
		expect(await dataOf(deleteAccount, gone)).toEqual({ outcome: 'deleted' });
		expect((await other.as('/account')).status).toBe(401);
		expect((await add(other.as, CONEGLIANO)).status).toBe(401);
		expect(await host.db.select().from(customer_users)).toEqual([]);
		expect(await host.db.select().from(customer_addresses)).toEqual([]);
		expect(await host.db.select().from(wheel_registrations)).not.toEqual([]);
		expect((await mailsTo(host, EMAIL)).at(-1)?.kind).toBe('customer.deleted');
	});

	test('needs the password', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const refused = await as('/account/deletions', { json: { current_password: 'no' } });
		expect((await problemOf(refused)).fields).toMatchObject([{ code: 'wrong_password' }]);
		expect((await dataOf(getAccount, await as('/account'))).email).toBe(EMAIL);
	});

	test('five times at once is deleted once, and told once', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const answers = await Promise.all(times(5).map(() => as('/account/deletions', { json })));
		expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
		expect(await mailsTo(host, EMAIL)).toHaveLength(1);
	});
});

describe.runIf(isEmbedded)('a copy of one’s own data', () => {
	const dataIn = async (response: Response) => dataOf(exportOwnData, response);

	test('is what staff would export, as a file that nobody on the way keeps', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		await add(as, CONEGLIANO);
		await registerWheel(host, EMAIL);
		const answer = await as('/account/data');
		expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.json/);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		const { exported_at: _, ...own } = await dataIn(answer);
		const asSupport = await signedIn(host.ask, 'support');
		const json = { email: EMAIL };
		const { exported_at: __, ...staffs } = await dataOf(
			exportCall,
			await asSupport('/desk/people/export', { json }),
		);
		expect(own).toEqual(staffs);
		expect(JSON.stringify(own)).toContain('Via dei Mulini 12');
		expect(JSON.stringify(own)).toContain('MQC50A250117');
	});

	test('holds nothing of anybody else, no secret, and is not for staff', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const other = await aSignedIn(host, OTHER);
		await add(other, TOKYO);
		const text = JSON.stringify(await dataIn(await as('/account/data?email=' + OTHER)));
		for (const word of [OTHER, '花子', 'argon2', '"digest"', '"token"']) {
			expect(text).not.toContain(word);
		}
		const asAdmin = await signedIn(host.ask, 'admin');
		expect((await asAdmin('/account/data')).status).toBe(401);
		expect((await host.ask('/api/account/data')).status).toBe(401);
	});

	test('is made ten times in an hour', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const answers = [];
		for (const _ of times(11)) answers.push(await as('/account/data'));
		expect(answers.map(({ status }) => status)).toEqual([...times(10).map(() => 200), 429]);
		expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
	});
});

describe.runIf(isEmbedded)('a customer at the desk', () => {
	test('is found with addresses and wheels, by whoever may see people', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		await registerWheel(host, EMAIL);
		await add(as, CONEGLIANO);
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

	test('is shown with the cart as it was left, and with nobody else’s', async () => {
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

	test('is exported and erased with the rest of the person', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		await add(as, CONEGLIANO);
		const exported = JSON.stringify(await exportPerson(host, EMAIL));
		expect(exported).toContain('Via dei Mulini 12');
		expect(exported).not.toContain('argon2');
		expect(await erasePerson(host, EMAIL)).toMatchObject({ customers: 1 });
		expect((await as('/account')).status).toBe(401);
		expect(JSON.stringify(await exportPerson(host, EMAIL))).not.toContain('Via dei Mulini');
	});
});
