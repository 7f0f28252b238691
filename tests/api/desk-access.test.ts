import { describe, expect, test } from 'vitest';
import { DESK_RESOURCE_NAMES, deskResource } from '#contract/desk/resources.ts';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import { addressOf, cookieOf, signedIn, trySignIn } from '../support/desk.ts';
import { problemOf } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

describe.runIf(isEmbedded)('who may see what', () => {
	test('without a session every kind of record is closed', async () => {
		const { ask } = await aHost();
		for (const name of [...DESK_RESOURCE_NAMES, 'no_such_kind']) {
			const problem = await problemOf(await ask(`/api/desk/${name}`));
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

	test('a write that does not say where it comes from is refused', async () => {
		const { ask } = await aHost();
		const { name, value } = cookieOf(
			await trySignIn(ask, addressOf('admin'), 'ruote-lenticolari-in-pista'),
		);
		const response = await ask('/api/desk/serials', {
			method: 'POST',
			headers: { cookie: `${name}=${value}`, 'content-type': 'application/json' },
			body: '{}',
		});
		expect(await problemOf(response)).toMatchObject({ code: 'forbidden' });
	});
});
