import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/customers/account.ts';
import { customer_users } from '../../src/server/identity/tables-customers.ts';
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
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const EMAIL = 'anna@mail.example';
const OTHER = 'bruno@mail.example';
const NEXT = 'cerchio alto e mozzo basso';
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);

describe.runIf(isEmbedded)('a new address', () => {
	const change = { email: OTHER, current_password: SECRET };

	test('takes effect once it is confirmed; the old address is notified and every session ends', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { as } = await signIn(host.ask, EMAIL);
		await as('/account/email', { json: change });
		const pending = await readData(contract.getAccount, await as('/account'));
		expect(pending).toMatchObject({ email: EMAIL, pending_email: OTHER });
		const token = await secretFor(host, OTHER, 'email-confirm');
		const done = await post(host.ask, '/email-confirmations', { token });
		expect(await readData(contract.confirmEmailChange, done)).toEqual({ outcome: 'changed' });
		expect((await as('/account')).status).toBe(401);
		expect((await trySignIn(host.ask, EMAIL)).status).toBe(401);
		await signIn(host.ask, OTHER);
		const told = (await mailsTo(host, EMAIL)).at(-1);
		expect(told?.kind).toBe('customer.email-old');
		expect(told?.text).not.toContain(OTHER);
	});

	test('is confirmed once by a link that is used ten times at once', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { as } = await signIn(host.ask, EMAIL);
		await as('/account/email', { json: change });
		const token = await secretFor(host, OTHER, 'email-confirm');
		const answers = await Promise.all(
			times(10).map(() => post(host.ask, '/email-confirmations', { token })),
		);
		const codes = answers.map(({ status }) => status).toSorted();
		expect(codes).toEqual([200, ...times(9).map(() => 404)]);
	});

	test('stays with the account that registers it meanwhile', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { as } = await signIn(host.ask, EMAIL);
		await as('/account/email', { json: change });
		const token = await secretFor(host, OTHER, 'email-confirm');
		await aCustomer(host, OTHER, { password: NEXT });
		expect((await post(host.ask, '/email-confirmations', { token })).status).toBe(409);
		expect((await as('/account')).status).toBe(200);
		await signIn(host.ask, OTHER, NEXT);
	});

	test('belongs to one account when it is registered and confirmed at the same moment', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { as } = await signIn(host.ask, EMAIL);
		await as('/account/email', { json: change });
		await post(host.ask, '/registrations', registration(OTHER));
		const [moving, making] = [
			await secretFor(host, OTHER, 'email-confirm'),
			await secretFor(host, OTHER, 'register/confirm'),
		];
		const answers = await Promise.all([
			post(host.ask, '/email-confirmations', { token: moving }),
			post(host.ask, '/confirmations', { token: making, new_password: NEXT }),
		]);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
		const owners = await host.db
			.select()
			.from(customer_users)
			.where(eq(customer_users.email, OTHER));
		expect(owners).toHaveLength(1);
	});

	test('that is taken gets the same answer, and its owner a mail', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		await aCustomer(host, OTHER);
		const { as } = await signIn(host.ask, EMAIL);
		const free = await as('/account/email', { json: { ...change, email: 'new@mail.example' } });
		const taken = await as('/account/email', { json: change });
		expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
		expect(await mailsTo(host, OTHER)).toMatchObject([{ kind: 'customer.email-taken' }]);
	});

	test('requires the password, and only the newest request counts', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { as } = await signIn(host.ask, EMAIL);
		const wrong = await as('/account/email', { json: { ...change, current_password: 'no' } });
		expect((await readProblem(wrong)).fields).toMatchObject([{ path: 'current_password' }]);
		await as('/account/email', { json: change });
		const former = await secretFor(host, OTHER, 'email-confirm');
		await as('/account/email', { json: { ...change, email: 'new@mail.example' } });
		expect((await post(host.ask, '/email-confirmations', { token: former })).status).toBe(404);
	});
});
