import { describe, expect, test } from 'vitest';
import * as contract from '#contract/customers/account.ts';
import { SESSION_COOKIE, SECURE_SESSION_COOKIE } from '#contract/cookies.ts';
import { customer_sessions } from '../../src/server/identity/tables-customers.ts';
import { MODULES } from '../../src/server/modules.ts';
import { aCustomer, SECRET, signIn, trySignIn } from '../support/customers.ts';
import { toCookie, ORIGIN, signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const EMAIL = 'anna@mail.example';
const OTHER = 'bruno@mail.example';

describe.runIf(isEmbedded)('a session of the shop', () => {
	test('sets the cookie that the guard of the account pages reads', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const plain = toCookie(await trySignIn(host.ask, EMAIL));
		expect(plain.name).toBe(SESSION_COOKIE);
		expect(plain.header).toMatch(/; HttpOnly; SameSite=Lax$/i);
		const siteUrl = 'https://www.livenza.example';
		const secure = await aHost({ siteUrl });
		await aCustomer(secure, EMAIL);
		const answer = await trySignIn(secure.ask, EMAIL, SECRET, { origin: siteUrl });
		const { name, header } = toCookie(answer);
		expect(name).toBe(SECURE_SESSION_COOKIE);
		expect(header).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax$/i);
		expect(header).not.toMatch(/domain=/i);
	});

	test('is replaced by each sign-in, which ends the browser’s former one', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const first = await signIn(host.ask, EMAIL);
		const headers = { cookie: `${first.cookie.name}=${first.cookie.value}` };
		const second = toCookie(await trySignIn(host.ask, EMAIL, SECRET, headers));
		expect(second.value).not.toBe(first.cookie.value);
		expect((await first.as('/account')).status).toBe(401);
	});

	test('ends with its own sign-out, others continue', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const [here, elsewhere] = [await signIn(host.ask, EMAIL), await signIn(host.ask, EMAIL)];
		const out = await here.as('/account/sign-out', { method: 'POST' });
		expect(toCookie(out)).toMatchObject({ name: SESSION_COOKIE, value: '' });
		expect((await here.as('/account')).status).toBe(401);
		expect((await elsewhere.as('/account')).status).toBe(200);
	});

	test('ends on every device on request', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const [here, elsewhere] = [await signIn(host.ask, EMAIL), await signIn(host.ask, EMAIL)];
		expect((await here.as('/account/sign-out-everywhere', { method: 'POST' })).status).toBe(200);
		expect((await elsewhere.as('/account')).status).toBe(401);
	});

	test('is listed with its device, and ended one by one by its owner alone', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		await aCustomer(host, OTHER);
		const stranger = await signIn(host.ask, OTHER);
		const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
		await trySignIn(host.ask, EMAIL, SECRET, { 'user-agent': agent });
		const { as } = await signIn(host.ask, EMAIL);
		const all = await readData(contract.listSessions, await as('/account/sessions'));
		expect(all).toHaveLength(2);
		const other = all.find(({ is_current }) => !is_current);
		expect(other?.device).toBe('Firefox · Linux');
		const path = `/account/sessions/${other?.id}`;
		expect((await stranger.as(path, { method: 'DELETE' })).status).toBe(404);
		expect((await as(path, { method: 'DELETE' })).status).toBe(200);
		expect((await as(path, { method: 'DELETE' })).status).toBe(404);
	});

	test('grants no access to the desk, nor a desk session to the shop', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { cookie, as } = await signIn(host.ask, EMAIL);
		expect((await as('/desk/session')).status).toBe(401);
		const asDesk = { cookie: `livenza.desk=${cookie.value}`, origin: ORIGIN };
		expect((await host.ask('/api/desk/session', { headers: asDesk })).status).toBe(401);
		const asAdmin = await signedIn(host.ask, 'admin');
		expect((await asAdmin('/account')).status).toBe(401);
		expect((await trySignIn(host.ask, 'admin@livenza.example')).status).toBe(401);
	});

	test('accepts writes from the site’s own pages only', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const { cookie } = await signIn(host.ask, EMAIL);
		const change = (headers: Record<string, string>) =>
			host.ask('/api/account', {
				method: 'PATCH',
				headers: { cookie: `${cookie.name}=${cookie.value}`, ...headers },
				body: JSON.stringify({ given_name: 'Eva' }),
			});
		const json = { 'content-type': 'application/json' };
		expect((await change(json)).status).toBe(403);
		expect((await change({ ...json, origin: 'https://evil.example' })).status).toBe(403);
		expect((await change({ ...json, origin: 'null' })).status).toBe(403);
		expect((await change({ 'content-type': 'text/plain', origin: ORIGIN })).status).toBe(415);
	});

	test('hands the guest’s data to every capability, and succeeds though one of them fails', async () => {
		let isBroken = false;
		const [system] = MODULES;
		if (!system) throw new Error('there are no capabilities');
		const merging = {
			...system,
			onSignIn: async () => {
				if (isBroken) throw new Error('the cart cannot be merged');
				return ['livenza.merged=1; Path=/'];
			},
		};
		const host = await aHost({}, [merging, ...MODULES.slice(1)]);
		await aCustomer(host, EMAIL);
		const opened = await trySignIn(host.ask, EMAIL);
		expect(opened.headers.getSetCookie().join()).toContain('livenza.merged=1');
		isBroken = true;
		const kept = await trySignIn(host.ask, EMAIL);
		expect(kept.status).toBe(200);
		expect(kept.headers.getSetCookie().join()).not.toContain('livenza.merged');
		expect(host.logged.join()).toContain('the cart cannot be merged');
		expect(await host.db.select().from(customer_sessions)).toHaveLength(2);
	});
});
