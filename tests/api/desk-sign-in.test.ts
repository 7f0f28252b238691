import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import { accounts, sessions, users } from '../../src/server/identity/tables.ts';
import { createFirstAccounts } from '../../src/server/staff/accounts.ts';
import { toAddress, askWith, toCookie, PASSWORD, signedIn, trySignIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const NEW = 'un mozzo, ventiquattro raggi';
const fromAddress = (address: string) => ({ 'x-forwarded-for': address });

describe.runIf(isEmbedded)('signing in', () => {
	test('a wrong password, an unknown address and a customer get the same answer', async () => {
		const { ask, db } = await aHost();
		await db
			.update(users)
			.set({ role: null })
			.where(eq(users.email, toAddress('editor')));
		const answers = await Promise.all([
			trySignIn(ask, toAddress('admin'), 'una password qualunque'),
			trySignIn(ask, 'nobody@mail.example', PASSWORD),
			trySignIn(ask, toAddress('editor'), PASSWORD),
		]);
		const bodies = await Promise.all(answers.map((answer) => answer.text()));
		expect(new Set(bodies).size).toBe(1);
		expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
		expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
	});

	test('the cookie is limited to this host, https and HTTP', async () => {
		const siteUrl = 'https://livenza.example';
		const { ask } = await aHost({ siteUrl });
		const response = await trySignIn(ask, toAddress('shop'), PASSWORD, { origin: siteUrl });
		const [name, ...flags] = toCookie(response).header.split('; ');
		expect(name).toMatch(/^__Host-livenza\.desk=./);
		expect(flags.toSorted()).toEqual([
			'HttpOnly',
			'Max-Age=28800',
			'Path=/',
			'SameSite=Strict',
			'Secure',
		]);
	});

	test('without https on this machine the cookie has no prefix', async () => {
		const { ask } = await aHost();
		const { name, header } = toCookie(await trySignIn(ask, toAddress('shop'), PASSWORD));
		expect(name).toBe('livenza.desk');
		expect(header).not.toContain('Secure');
	});

	test('one address cannot enumerate accounts', async () => {
		const { ask } = await aHost({ trustedProxies: new Set(['*']) });
		const tried = Array.from({ length: 35 }, (_, index) =>
			trySignIn(ask, `name${index}@mail.example`, PASSWORD, fromAddress('203.0.113.9')),
		);
		const statuses = (await Promise.all(tried)).map(({ status }) => status);
		expect(statuses.filter((status) => status === 429)).toHaveLength(5);
	});

	test('one address cannot lock out its network', async () => {
		const { ask } = await aHost({ trustedProxies: new Set(['*']) });
		// In waves: the load of 110 queued hashes on a busy machine is not the subject here.
		for (let wave = 0; wave < 11; wave += 1) {
			const tried = Array.from({ length: 10 }, (_, index) =>
				trySignIn(ask, `name${wave}-${index}@mail.example`, PASSWORD, fromAddress('203.0.113.9')),
			);
			await Promise.all(tried);
		}
		const neighbour = fromAddress('203.0.113.10');
		expect((await trySignIn(ask, toAddress('shop'), PASSWORD, neighbour)).status).toBe(200);
	});

	test('signing in again replaces the session, signing out ends it', async () => {
		const { ask } = await aHost();
		const first = toCookie(await trySignIn(ask, toAddress('shop'), PASSWORD));
		const cookie = { cookie: `${first.name}=${first.value}` };
		const second = toCookie(await trySignIn(ask, toAddress('shop'), PASSWORD, cookie));
		expect(second.value).not.toBe(first.value);
		const [asFirst, asSecond] = [askWith(ask, first), askWith(ask, second)];
		expect((await asFirst('/desk/session')).status).toBe(401);
		expect((await asSecond('/desk/session')).status).toBe(200);
		const out = await asSecond('/auth/sign-out', { method: 'POST' });
		expect(toCookie(out).header).toContain('Max-Age=0');
		expect((await asSecond('/desk/session')).status).toBe(401);
	});

	test('a session expires eight hours after its start, whatever its use', async () => {
		let passed_ms = 0;
		const { ask } = await aHost({ clock: () => new Date(Date.now() + passed_ms) });
		const asShop = await signedIn(ask, 'shop');
		passed_ms = 7.9 * 3_600_000;
		expect((await asShop('/desk/session')).status).toBe(200);
		passed_ms = 8 * 3_600_000;
		expect((await asShop('/desk/session')).status).toBe(401);
	});

	test('an altered cookie is rejected', async () => {
		const { ask } = await aHost();
		const cookie = toCookie(await trySignIn(ask, toAddress('shop'), PASSWORD));
		const other = cookie.value[20] === 'x' ? 'y' : 'x';
		const value = `${cookie.value.slice(0, 20)}${other}${cookie.value.slice(21)}`;
		const altered = { ...cookie, value };
		expect((await askWith(ask, altered)('/desk/session')).status).toBe(401);
	});

	test('no other path below /api/auth is open', async () => {
		const { ask } = await aHost();
		for (const path of ['sign-up/email', 'sign-in/email', 'get-session', 'ok', 'update-user']) {
			const response = await ask(`/api/auth/${path}`, { method: 'POST' });
			expect(response.status, path).toBe(404);
		}
	});
});

describe.runIf(isEmbedded)('a password', () => {
	test('is stored as Argon2id with 19 MiB and two passes, the first and the next', async () => {
		const { ask, db, dataDir } = await aHost();
		await db.delete(users);
		await createFirstAccounts(db, { dataDir, password: PASSWORD });
		const asShop = await signedIn(ask, 'shop');
		const json = { current_password: PASSWORD, new_password: NEW };
		expect((await asShop('/auth/password', { json })).status).toBe(200);
		const kept = await db.select().from(accounts);
		expect(kept).toHaveLength(STAFF_ROLES.length);
		for (const { password } of kept)
			expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	});

	test('changed on one device ends all other sessions', async () => {
		const { ask, db } = await aHost();
		const here = await signedIn(ask, 'shop');
		const elsewhere = await signedIn(ask, 'shop');
		const changed = await here('/auth/password', {
			json: { current_password: PASSWORD, new_password: NEW },
		});
		expect(changed.status).toBe(200);
		expect((await elsewhere('/desk/session')).status).toBe(401);
		expect((await here('/desk/session')).status).toBe(401);
		expect((await askWith(ask, toCookie(changed))('/desk/session')).status).toBe(200);
		expect(await db.select().from(sessions)).toHaveLength(1);
		expect((await trySignIn(ask, toAddress('shop'), PASSWORD)).status).toBe(401);
		expect((await trySignIn(ask, toAddress('shop'), NEW)).status).toBe(200);
	});

	test.each([
		['eleven characters', 'raggiincroc', 'min_length'],
		['a word that everybody tries', 'Password1919!', 'weak_password'],
		['the maker and a year', 'livenza-2025!', 'weak_password'],
		['one character', 'aaaaaaaaaaaaaaaa', 'weak_password'],
		['the password so far', PASSWORD, 'weak_password'],
	])('of %s is refused', async (_what, new_password, code) => {
		const { ask } = await aHost();
		const asShop = await signedIn(ask, 'shop');
		const json = { current_password: PASSWORD, new_password };
		const problem = await readProblem(await asShop('/auth/password', { json }));
		expect(problem.fields).toEqual([{ path: 'new_password', code }]);
	});

	test('can be changed only with the current one', async () => {
		const { ask } = await aHost();
		const asShop = await signedIn(ask, 'shop');
		const json = { current_password: 'non la ricordo più', new_password: NEW };
		const problem = await readProblem(await asShop('/auth/password', { json }));
		expect(problem.fields).toEqual([{ path: 'current_password', code: 'wrong_password' }]);
	});
});
