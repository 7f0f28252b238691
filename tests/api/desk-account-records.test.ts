import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../src/server/identity/tables.ts';
import { toAddress, askWith, toCookie, signedIn, trySignIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { readList, readRecord } from '../support/desk-answers.ts';

describe.runIf(isEmbedded)('an account', () => {
	const aNewOne = { email: 'Officina@Staff.example', name: '', role: 'support' };

	test('is created with a password that must be replaced first', async () => {
		const { ask } = await aHost();
		const asAdmin = await signedIn(ask, 'admin');
		const made = await readRecord(await asAdmin('/desk/staff', { json: aNewOne }));
		expect(made).toMatchObject({ email: 'officina@staff.example', is_password_new: true });
		const password = v.parse(v.string(), made['one_time_password']);
		const opened = await trySignIn(ask, 'officina@staff.example', password);
		const asNew = askWith(ask, toCookie(opened));
		expect(await opened.json()).toMatchObject({ data: { must_change_password: true } });
		expect((await asNew('/desk/submissions')).status).toBe(403);
		const json = { current_password: password, new_password: 'raggi piatti, nippli neri' };
		const changed = await asNew('/auth/password', { json });
		expect((await askWith(ask, toCookie(changed))('/desk/submissions')).status).toBe(200);
		const [shown] = (await readList(await asAdmin('/desk/staff?q=officina'))).records;
		expect(shown).not.toHaveProperty('one_time_password');
	});

	test('is refused for an address that has one', async () => {
		const { ask } = await aHost();
		const asAdmin = await signedIn(ask, 'admin');
		const json = { ...aNewOne, email: toAddress('shop') };
		const problem = await readProblem(await asAdmin('/desk/staff', { json }));
		expect(problem.fields).toEqual([{ path: 'email', code: 'duplicate' }]);
	});

	test('that is closed is signed out at once; one’s own and the last admin’s cannot be closed', async () => {
		const { ask, db } = await aHost();
		const asAdmin = await signedIn(ask, 'admin');
		const asShop = await signedIn(ask, 'shop');
		const { records } = await readList(await asAdmin('/desk/staff'));
		const findId = (role: string) => records.find((record) => record['role'] === role)?.id;
		const own = await asAdmin(`/desk/staff/${findId('admin')}`, { method: 'DELETE' });
		expect(await readProblem(own)).toMatchObject({ code: 'conflict' });
		const demoted = await asAdmin(`/desk/staff/${findId('admin')}`, {
			method: 'PATCH',
			json: { role: 'shop' },
		});
		expect(await readProblem(demoted)).toMatchObject({ code: 'conflict' });
		expect((await asAdmin(`/desk/staff/${findId('shop')}`, { method: 'DELETE' })).status).toBe(200);
		expect((await asShop('/desk/session')).status).toBe(401);
		expect(await db.select().from(sessions)).toHaveLength(1);
	});
});
