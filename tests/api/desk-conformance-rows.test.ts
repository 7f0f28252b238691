import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe } from 'vitest';
import { mails } from '../../src/server/platform/mail/tables.ts';
import type { Db } from '../../src/server/platform/db/client.ts';
import { accounts, users } from '../../src/server/identity/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import {
	toAddress,
	aSubmission,
	type Cookie,
	toCookie,
	ORIGIN,
	PASSWORD,
	trySignIn,
} from '../support/desk.ts';
import { conformsPrivately } from '../support/host-conformance.ts';
import { type Ask, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { aRegisteredWheel } from '../support/warranty.ts';

describe.runIf(isEmbedded)('calls about rows that only the host creates', () => {
	let own: OwnHost;
	let cookie: Cookie;
	let password: string | null | undefined;
	beforeAll(async () => {
		own = await openOwnHost();
		cookie = toCookie(await trySignIn(own.ask, toAddress('admin'), PASSWORD));
		const [account] = await own.db.select().from(accounts).limit(1);
		password = account?.password;
	});
	afterAll(() => own.close());
	const ask: Ask = (path, init) => own.ask(path, init);
	const withSession = (json?: unknown): RequestInit => ({
		headers: {
			cookie: `${cookie.name}=${cookie.value}`,
			origin: ORIGIN,
			'content-type': 'application/json',
		},
		...(json === undefined ? {} : { body: JSON.stringify(json) }),
	});

	conformsPrivately('addServiceEntry', ask, {
		request: async () => {
			const [wheel] = await own.db.select().from(wheel_registrations);
			const json = { date: '2025-06-14', kind: 'spoke', text: 'Raggio sostituito' };
			return { path: `/desk/wheel_registrations/${wheel?.id}/service`, init: withSession(json) };
		},
		unknownPath: `/desk/wheel_registrations/${randomUUID()}/service`,
	});

	conformsPrivately('registerFromRequest', ask, {
		request: async () => {
			const id = await aSubmission(own, {
				form_slug: 'ops-warranty',
				values: { serial_number: '', purchase_date: '2025-06-10' },
				created_at: new Date('2025-06-12T10:00:00Z'),
			});
			const json = { serial_number: 'MQC50A250117' };
			return { path: `/desk/submissions/${id}/registrations`, init: withSession(json) };
		},
		unknownPath: `/desk/submissions/${randomUUID()}/registrations`,
	});

	/** Always the same wheel, awaiting review as if for the first time. */
	const aWaiting = async () => {
		await own.db.delete(wheel_registrations);
		return (await aRegisteredWheel(own.db, { extension: 'requested' })).id;
	};
	conformsPrivately('acceptRegistration', ask, {
		request: async () => ({
			path: `/desk/wheel_registrations/${await aWaiting()}/acceptances`,
			init: withSession(),
		}),
		unknownPath: `/desk/wheel_registrations/${randomUUID()}/acceptances`,
	});

	conformsPrivately('rejectRegistration', ask, {
		request: async () => ({
			path: `/desk/wheel_registrations/${await aWaiting()}/rejections`,
			init: withSession({ reason: 'unreadable', text: '' }),
		}),
		unknownPath: `/desk/wheel_registrations/${randomUUID()}/rejections`,
	});

	conformsPrivately('sendMailAgain', ask, {
		request: async () => {
			const mail = { kind: 'k', to: 'rider@mail.example', subject: 'S', text: 'T', html: 'H' };
			const [row] = await own.db
				.insert(mails)
				.values({ ...mail, state: 'failed' })
				.returning();
			return { path: `/desk/mails/${row?.id}/sendings`, init: withSession() };
		},
		unknownPath: `/desk/mails/${randomUUID()}/sendings`,
	});

	conformsPrivately('exportPerson', ask, {
		request: async () => ({
			path: '/desk/people/export',
			init: withSession({ email: 'nobody@mail.example' }),
		}),
	});

	conformsPrivately('erasePerson', ask, {
		request: async () => {
			const email = 'nobody@mail.example';
			return { path: '/desk/people/erase', init: withSession({ email, confirmation: email }) };
		},
	});

	conformsPrivately('changePassword', ask, {
		request: async () => {
			// Restored, because an earlier request may have changed it.
			await own.db
				.update(accounts)
				.set({ password })
				.where(inArray(accounts.userId, toId(own.db, toAddress('editor'))));
			const { name, value } = toCookie(await trySignIn(ask, toAddress('editor'), PASSWORD));
			const new_password = `nippli in ottone ${randomUUID()}`;
			const init = withSession({ current_password: PASSWORD, new_password });
			const headers = { ...init.headers, cookie: `${name}=${value}` };
			return { path: '/auth/password', init: { ...init, headers } };
		},
	});
});

const toId = (db: Db, email: string) =>
	db.select({ id: users.id }).from(users).where(eq(users.email, email));
