import { describe, expect, test } from 'vitest';
import * as contract from '#contract/customers/account.ts';
import {
	customer_accounts,
	customer_sessions,
	customer_users,
} from '../../src/server/identity/tables-customers.ts';
import { customer_links } from '../../src/server/customers/tables.ts';
import { toCookie } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
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

const EMAIL = 'anna@mail.example';
const OTHER = 'bruno@mail.example';
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);

describe.runIf(isEmbedded)('a registration', () => {
	test('makes an account once its link was used, and opens a session', async () => {
		const host = await aHost();
		const asked = await post(host.ask, '/registrations', registration(EMAIL));
		expect(await readData(contract.register, asked)).toEqual({ outcome: 'mailed' });
		expect(await host.db.select().from(customer_users)).toEqual([]);
		const token = await secretFor(host, EMAIL, 'register/confirm');
		const made = await post(host.ask, '/confirmations', { token, new_password: SECRET });
		const account = await readData(contract.confirmRegistration, made);
		expect(account).toMatchObject({ email: EMAIL, given_name: 'Anna', language: 'it' });
		const { name, value } = toCookie(made);
		const own = await host.ask('/api/account', { headers: { cookie: `${name}=${value}` } });
		expect(own.headers.get('cache-control')).toBe('no-store');
		expect(await readData(contract.getAccount, own)).toEqual(account);
		await signIn(host.ask, EMAIL);
	});

	test('keeps the password as Argon2id with 19 MiB and two passes', async () => {
		const host = await aHost();
		await post(host.ask, '/registrations', registration(EMAIL));
		const token = await secretFor(host, EMAIL, 'register/confirm');
		await post(host.ask, '/confirmations', { token, new_password: SECRET });
		const kept = (await host.db.select().from(customer_accounts)).map(({ password }) => password);
		expect(kept).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
	});

	test('sent twenty times at once makes one account and one mail', async () => {
		const host = await aHost();
		const asked = await Promise.all(
			times(20).map(() => post(host.ask, '/registrations', registration(EMAIL))),
		);
		expect(asked.map(({ status }) => status)).toEqual(times(20).map(() => 200));
		const received = await mailsTo(host, EMAIL);
		expect(received).toHaveLength(5);
		const tokens = received.flatMap(({ text }) => /confirm#([\w-]+)/.exec(text)?.[1] ?? []);
		const made = await Promise.all(
			tokens.map((token) => post(host.ask, '/confirmations', { token, new_password: SECRET })),
		);
		expect(made.filter(({ ok }) => ok)).toHaveLength(1);
		expect(made.filter(({ status }) => status >= 500)).toEqual([]);
		expect(await host.db.select().from(customer_users)).toHaveLength(1);
		expect(await host.db.select().from(customer_links)).toEqual([]);
	});

	test('whose link is used twenty times at once opens one session', async () => {
		const host = await aHost();
		await post(host.ask, '/registrations', registration(EMAIL));
		const token = await secretFor(host, EMAIL, 'register/confirm');
		const answers = await Promise.all(
			times(20).map(() => post(host.ask, '/confirmations', { token, new_password: SECRET })),
		);
		const codes = answers.map(({ status }) => status).toSorted();
		expect(codes).toEqual([200, ...times(19).map(() => 404)]);
		expect(await host.db.select().from(customer_sessions)).toHaveLength(1);
	});

	test('of a stranger’s address leaves no session', async () => {
		const host = await aHost();
		const squatting = { ...registration(EMAIL), given_name: 'Squatter' };
		await post(host.ask, '/registrations', squatting);
		const withPassword = { ...squatting, password: 'squatters own password' };
		const refused = await post(host.ask, '/registrations', withPassword);
		expect((await readProblem(refused)).fields).toMatchObject([{ path: 'password' }]);
		await post(host.ask, '/registrations', registration(EMAIL));
		const token = await secretFor(host, EMAIL, 'register/confirm');
		await post(host.ask, '/confirmations', { token, new_password: SECRET });
		expect((await trySignIn(host.ask, EMAIL, 'squatters own password')).status).toBe(401);
		// The stranger's link is void, even if it is found.
		expect(await host.db.select().from(customer_links)).toEqual([]);
	});

	test('repeats no typed text in its mails', async () => {
		const host = await aHost();
		const asked = { ...registration(EMAIL), given_name: 'Vinci ora su http://evil.example' };
		await post(host.ask, '/registrations', asked);
		const [mail] = await mailsTo(host, EMAIL);
		expect(mail?.kind).toBe('customer.confirm');
		expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('Vinci');
	});

	test('expires after two days', async () => {
		const host = await aHost();
		await post(host.ask, '/registrations', registration(EMAIL));
		const token = await secretFor(host, EMAIL, 'register/confirm');
		const later = host.appOver({ clock: () => new Date('2025-06-17T10:00:01Z') });
		const late = await post(later, '/confirmations', { token, new_password: SECRET });
		expect(late.status).toBe(404);
	});

	test.each([
		['seven77', 'min_length'],
		['password1', 'weak_password'],
		['Livenza2025', 'weak_password'],
		['iloveyou', 'weak_password'],
		['qwertyuiop', 'weak_password'],
		['12345678', 'weak_password'],
		['anna2025', 'weak_password'],
	])('with the password %s is refused, and its link stays good', async (new_password, code) => {
		const host = await aHost();
		await post(host.ask, '/registrations', registration(EMAIL));
		const token = await secretFor(host, EMAIL, 'register/confirm');
		const refused = await readProblem(
			await post(host.ask, '/confirmations', { token, new_password }),
		);
		expect(refused.fields).toEqual([{ path: 'new_password', code }]);
		const again = await post(host.ask, '/confirmations', { token, new_password: SECRET });
		expect(again.status).toBe(200);
	});

	test.each([
		'x'.repeat(64),
		'due parole e tre',
		'🚲🛞🔧🏁⛰️🌧️☕🥇',
		'前輪と後輪のスポーク',
		'zq7-vk2f',
	])('with the password %s is accepted', async (new_password) => {
		const host = await aHost();
		await post(host.ask, '/registrations', registration(EMAIL));
		const token = await secretFor(host, EMAIL, 'register/confirm');
		const made = await post(host.ask, '/confirmations', { token, new_password });
		expect(made.status, await made.clone().text()).toBe(200);
		await signIn(host.ask, EMAIL, new_password);
	});
});

describe.runIf(isEmbedded)('an address that has an account', () => {
	test.each(['/registrations', '/password-links'])(
		'gets the same answer at %s as any other, after the same work',
		async (path) => {
			const statements: string[] = [];
			const host = await aHost();
			await aCustomer(host, EMAIL);
			const answers: string[] = [];
			const works: string[][] = [];
			for (const email of [EMAIL, OTHER]) {
				const recording = recordingDb(host.db, statements);
				const ask = host.appOver({ db: recording });
				statements.length = 0;
				const body = path === '/registrations' ? registration(email) : { email, locale: 'it' };
				const answer = await post(ask, path, body);
				answers.push(`${answer.status} ${await answer.text()}`);
				works.push([...statements]);
			}
			expect(answers[0]).toBe(answers[1]);
			expect(works[0]?.length).toBeGreaterThan(5);
			expect(works[0]).toEqual(works[1]);
		},
	);

	test('gets a mail with links instead of a second account', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		await post(host.ask, '/registrations', registration(EMAIL, 'en'));
		const [mail] = await mailsTo(host, EMAIL);
		// In the language of the account, not of the visitor who typed it.
		expect(mail).toMatchObject({ kind: 'customer.known', subject: 'Hai già un account' });
		expect(mail?.text).toContain('Ciao Anna');
		const token = await secretFor(host, EMAIL, 'reset-password');
		const reset = await post(host.ask, '/password-resets', { token, new_password: `${SECRET}!` });
		expect(reset.status).toBe(200);
	});

	test('without a password gets one by the mail about a forgotten password', async () => {
		const host = await aHost();
		await post(host.ask, '/password-links', { email: OTHER, locale: 'ja' });
		expect(await mailsTo(host, OTHER)).toMatchObject([{ kind: 'customer.unknown' }]);
		const token = await secretFor(host, OTHER, 'register/confirm');
		const made = await post(host.ask, '/confirmations', { token, new_password: SECRET });
		expect((await readData(contract.confirmRegistration, made)).language).toBe('ja');
	});
});

const WORK = ['transaction', 'select', 'insert', 'update', 'delete', 'execute'];

/** Wraps the database, and records its statements. */
function recordingDb<Db extends object>(db: Db, statements: string[]): Db {
	return new Proxy(db, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name);
			if (typeof value !== 'function') return value;
			if (typeof name !== 'string' || !WORK.includes(name)) return value.bind(target);
			return (work: unknown, ...rest: unknown[]) => {
				statements.push(name);
				if (typeof work !== 'function' || name !== 'transaction') {
					return value.call(target, work, ...rest);
				}
				return value.call(target, (tx: object) => work(recordingDb(tx, statements)), ...rest);
			};
		},
	});
}
