import { describe, expect, test } from 'vitest';
import { DESK_RESOURCE_NAMES, deskResource } from '#contract/desk/resources.ts';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import { asc } from 'drizzle-orm';
import { audit_log, users } from '../../src/server/identity/tables.ts';
import { aSubmission, toAddress, toCookie, signedIn, trySignIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

describe.runIf(isEmbedded)('rights by role', () => {
	test('without a session every resource type is refused', async () => {
		const { ask } = await aHost();
		for (const name of [...DESK_RESOURCE_NAMES, 'no_such_kind']) {
			const problem = await readProblem(await ask(`/api/desk/${name}`));
			expect(problem.code, name).toBe('unauthorized');
		}
	});

	test.each(STAFF_ROLES)('%s reads exactly what is declared', async (role) => {
		const { ask } = await aHost();
		const asRole = await signedIn(ask, role);
		for (const name of DESK_RESOURCE_NAMES) {
			const may = deskResource(name).read.includes(role);
			expect((await asRole(`/desk/${name}`)).status, name).toBe(may ? 200 : 403);
			const mayExport = deskResource(name).export.includes(role);
			expect((await asRole(`/desk/${name}/export`)).status, name).toBe(mayExport ? 200 : 403);
		}
	});

	test.each(STAFF_ROLES)('%s writes exactly what is declared', async (role) => {
		const { ask } = await aHost();
		const asRole = await signedIn(ask, role);
		for (const name of DESK_RESOURCE_NAMES) {
			const { change, create, remove } = deskResource(name);
			const refused = [403];
			const one = `/desk/${name}/00000000-0000-4000-8000-000000000000`;
			const changed = await asRole(one, { method: 'PATCH', json: {} });
			expect(changed.status, name).toBe(change?.roles.includes(role) ? 404 : refused[0]);
			const made = await asRole(`/desk/${name}`, { json: {} });
			expect(made.status, name).toBe(create?.roles.includes(role) ? 422 : refused[0]);
			const removed = await asRole(one, { method: 'DELETE' });
			expect(removed.status, name).toBe(remove.includes(role) ? 404 : refused[0]);
		}
	});

	test('a write without an Origin is refused', async () => {
		const { ask } = await aHost();
		const { name, value } = toCookie(
			await trySignIn(ask, toAddress('admin'), 'ruote-lenticolari-in-pista'),
		);
		const response = await ask('/api/desk/serials', {
			method: 'POST',
			headers: { cookie: `${name}=${value}`, 'content-type': 'application/json' },
			body: '{}',
		});
		expect(await readProblem(response)).toMatchObject({ code: 'forbidden' });
	});

	test('the audit log records sign-outs, refusals and opened personal records', async () => {
		let now = new Date('2025-06-15T10:00:00Z');
		const host = await aHost({ clock: () => now });
		const id = await aSubmission(host);
		const sales = await signedIn(host.ask, 'shop');
		const lines = async () =>
			(await host.db.select().from(audit_log).orderBy(asc(audit_log.created_at))).map(
				({ staff_email, action, resource, record_id }) =>
					[staff_email.split('@')[0], action, resource, record_id].join(' '),
			);
		const before = (await lines()).length;
		for (let turn = 0; turn < 3; turn += 1) {
			expect((await sales(`/desk/submissions/${id}`)).status).toBe(200);
		}
		now = new Date('2025-06-15T11:00:01Z');
		await sales(`/desk/submissions/${id}`);
		await sales('/desk/stock');
		expect((await sales('/desk/audit_log')).status).toBe(403);
		expect((await sales(`/desk/staff/${id}`, { method: 'PATCH', json: {} })).status).toBe(403);
		expect((await sales('/desk/people/erase', { json: {} })).status).toBe(403);
		now = new Date('2025-06-15T11:00:02Z');
		expect((await sales('/auth/sign-out', { method: 'POST' })).status).toBe(200);
		const said = (await lines()).slice(before);
		const { id: staffId } = (await host.db.select().from(users)).find(
			({ email }) => email === toAddress('shop'),
		) ?? { id: '' };
		expect(said.toSorted()).toEqual(
			[
				`shop open submissions ${id}`,
				`shop open submissions ${id}`,
				'shop refused audit_log ',
				`shop refused staff ${id}`,
				'shop refused people ',
				`shop sign_out session ${staffId}`,
			].toSorted(),
		);
	});

	test('every resource type with an e-mail address is marked as personal', () => {
		const named = DESK_RESOURCE_NAMES.filter((name) =>
			Object.keys(deskResource(name).record.entries).some(
				(field) => /(?:^|_)email$/.test(field) && field !== 'staff_email',
			),
		);
		// Colleagues are not customers.
		const silent = named.filter((name) => !deskResource(name).isPersonal && name !== 'staff');
		expect(named.length).toBeGreaterThan(5);
		expect(silent).toEqual([]);
	});
});
