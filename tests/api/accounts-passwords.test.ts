import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/customers/account.ts';
import { hashPassword } from '../../src/server/identity/passwords.ts';
import { customer_sessions } from '../../src/server/identity/tables-customers.ts';
import { customer_links } from '../../src/server/customers/tables.ts';
import { toCookie } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import {
	aCustomer,
	mailsTo,
	post,
	registration,
	secretFor,
	SECRET,
	signIn,
	trySignIn,
} from '../support/customers.ts';
import { measureWork } from '../support/work.ts';

const EMAIL = 'anna@mail.example';
const OTHER = 'bruno@mail.example';
const NEXT = 'cerchio alto e mozzo basso';
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);

async function askedReset(host: OwnHost, email = EMAIL): Promise<string> {
	await post(host.ask, '/password-links', { email, locale: 'it' });
	return secretFor(host, email, 'reset-password');
}
const reset = (host: OwnHost, token: string, new_password = NEXT) =>
	post(host.ask, '/password-resets', { token, new_password });

describe.runIf(isEmbedded)('a forgotten password', () => {
	test('is replaced by the mailed link, which ends every session and notifies the owner', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { as } = await signIn(host.ask, EMAIL);
		expect((await reset(host, await askedReset(host))).status).toBe(200);
		expect((await as('/account')).status).toBe(401);
		expect((await trySignIn(host.ask, EMAIL)).status).toBe(401);
		await signIn(host.ask, EMAIL, NEXT);
		const kinds = (await mailsTo(host, EMAIL)).map(({ kind }) => kind);
		expect(kinds).toEqual(['customer.reset', 'customer.password']);
	});

	test('is replaced once by a link that is used twenty times at once', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const token = await askedReset(host);
		const answers = await Promise.all(
			times(20).map((turn) => reset(host, token, `${NEXT} numero ${turn}`)),
		);
		const codes = answers.map(({ status }) => status).toSorted();
		expect(codes).toEqual([200, ...times(19).map(() => 404)]);
	});

	test('is hashed fewer than ten times for twenty simultaneous uses of two links', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const tokens = [await askedReset(host), await askedReset(host)];
		const ten = await measureWork(() => Promise.all(times(10).map(() => hashPassword(NEXT))));
		const twenty = await measureWork(() =>
			Promise.all(times(20).map((turn) => reset(host, tokens[turn % 2] ?? '', NEXT))),
		);
		expect(twenty).toBeLessThan(ten);
	});

	test('is not replaced by a link of 61 minutes, of somebody else, or of another kind', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const token = await askedReset(host);
		const later = host.appOver({ clock: () => new Date('2025-06-15T11:01:00Z') });
		const late = await post(later, '/password-resets', { token, new_password: NEXT });
		expect(late.status).toBe(404);
		await post(host.ask, '/registrations', registration(OTHER));
		const other = await secretFor(host, OTHER, 'register/confirm');
		expect((await reset(host, other)).status).toBe(404);
		await signIn(host.ask, EMAIL);
	});

	test('leaves no session that a sign-in with the former one opens at the same moment', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const token = await askedReset(host);
		const [done, ...opened] = await Promise.all([
			reset(host, token),
			...times(6).map(() => trySignIn(host.ask, EMAIL)),
		]);
		expect(done?.status).toBe(200);
		expect(await host.db.select().from(customer_sessions)).toEqual([]);
		for (const answer of opened) {
			if (!answer.ok) continue;
			const { name, value } = toCookie(answer);
			const own = await host.ask('/api/account', { headers: { cookie: `${name}=${value}` } });
			expect(own.status).toBe(401);
		}
	});

	test('invalidates every other pending link', async () => {
		const host = await aHost();
		const id = await aCustomer(host, EMAIL);
		const { as } = await signIn(host.ask, EMAIL);
		const json = { email: OTHER, current_password: SECRET };
		expect((await as('/account/email', { json })).status).toBe(200);
		const first = await askedReset(host);
		const second = await askedReset(host);
		expect((await reset(host, second)).status).toBe(200);
		expect((await reset(host, first)).status).toBe(404);
		const token = await secretFor(host, OTHER, 'email-confirm');
		expect((await post(host.ask, '/email-confirmations', { token })).status).toBe(404);
		const left = await host.db
			.select()
			.from(customer_links)
			.where(eq(customer_links.customer_id, id));
		expect(left).toEqual([]);
	});
});

describe.runIf(isEmbedded)('a changed password', () => {
	test('ends the other sessions and renews this one', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const [here, elsewhere] = [await signIn(host.ask, EMAIL), await signIn(host.ask, EMAIL)];
		const json = { current_password: SECRET, new_password: NEXT };
		const changed = await here.as('/account/password', { json });
		expect(await readData(contract.changeShopPassword, changed)).toEqual({ outcome: 'changed' });
		const { name, value } = toCookie(changed);
		expect(value).not.toBe(here.cookie.value);
		expect((await here.as('/account')).status).toBe(401);
		expect((await elsewhere.as('/account')).status).toBe(401);
		const own = await host.ask('/api/account', { headers: { cookie: `${name}=${value}` } });
		expect(own.status).toBe(200);
	});

	test.each([
		[
			{ current_password: 'not this one', new_password: NEXT },
			'current_password',
			'wrong_password',
		],
		[{ current_password: SECRET, new_password: 'password1' }, 'new_password', 'weak_password'],
		[{ current_password: SECRET, new_password: SECRET }, 'new_password', 'weak_password'],
		[{ current_password: SECRET, new_password: 'short' }, 'new_password', 'min_length'],
	])('as %j is rejected with its field', async (json, path, code) => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { as } = await signIn(host.ask, EMAIL);
		const { fields } = await readProblem(await as('/account/password', { json }));
		expect(fields).toEqual([{ path, code }]);
		expect((await as('/account')).status).toBe(200);
	});
});

describe.runIf(isEmbedded)('wrong passwords', () => {
	const from = (address: string) => ({ 'x-forwarded-for': address });

	test('of thirty strangers are slowed, and the owner signs in from a known device', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const home = from('203.0.113.7');
		expect((await trySignIn(host.ask, EMAIL, SECRET, home)).status).toBe(200);
		const codes: number[] = [];
		for (const turn of times(40)) {
			const answer = await trySignIn(host.ask, EMAIL, 'wrong one', from(`198.51.${turn}.9`));
			codes.push(answer.status);
			if (answer.status === 429) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
		}
		expect(codes.filter((code) => code === 401).length).toBeLessThanOrEqual(32);
		expect(codes).toContain(429);
		expect((await trySignIn(host.ask, EMAIL, SECRET, home)).status).toBe(200);
	});

	test('for many accounts from one address are stopped', async () => {
		const host = await aHost();
		const codes: number[] = [];
		for (const turn of times(31)) {
			codes.push((await trySignIn(host.ask, `rider-${turn}@mail.example`, 'wrong one')).status);
		}
		expect(codes.at(-1)).toBe(429);
		expect(codes.slice(0, 30)).toEqual(times(30).map(() => 401));
	});
});
