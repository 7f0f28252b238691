import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers, submissions } from '../../src/server/forms/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import type { Db } from '../../src/server/platform/db/client.ts';
import { accounts, audit_log, users } from '../../src/server/identity/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { uploadPath } from '../../src/server/platform/uploads/store.ts';
import {
	addressOf,
	anUpload,
	aSubmission,
	type Cookie,
	cookieOf,
	ORIGIN,
	PASSWORD,
	signedIn,
	trySignIn,
} from '../support/desk.ts';
import { conformsPrivately, problemOf } from '../support/host-conformance.ts';
import { aHost, type Ask, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';

describe.runIf(isEmbedded)('an answer', () => {
	test('is mailed to the sender, kept with the enquiry and written into the log', async () => {
		const host = await aHost();
		const id = await aSubmission(host, {
			reference: 'LV-ABC234',
			subject: 'Peso\r\nBcc: x@y.example',
		});
		const asSupport = await signedIn(host.ask, 'support');
		const text = 'Novanta grammi.\n\n<b>Cordiali saluti</b>';
		expect((await asSupport(`/desk/submissions/${id}/answers`, { json: { text } })).status).toBe(
			200,
		);
		const [mail] = await host.db.select().from(mails);
		expect(mail).toMatchObject({
			kind: 'staff.answer',
			to: 'rider@mail.example',
			state: 'queued',
			submission_id: id,
		});
		expect(mail?.text).toContain(text);
		expect(mail?.text).toContain('LV-ABC234');
		expect(mail?.subject).not.toMatch(/[\r\n]/);
		expect(mail?.html).toContain('&lt;b&gt;Cordiali saluti&lt;/b&gt;');
		expect(await host.db.select().from(answers)).toMatchObject([
			{ submission_id: id, staff_email: addressOf('support'), text, mail_id: mail?.id },
		]);
		expect(await host.db.select().from(submissions)).toMatchObject([{ state: 'open' }]);
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.action, 'answer'));
		expect(entry).toMatchObject({ record_id: id, changes: {} });
	});

	test('without words is refused, and so is one to nobody', async () => {
		const host = await aHost();
		const asSupport = await signedIn(host.ask, 'support');
		const id = await aSubmission(host);
		const empty = await asSupport(`/desk/submissions/${id}/answers`, { json: { text: '  \n' } });
		expect((await problemOf(empty)).fields).toEqual([{ path: 'text', code: 'non_empty' }]);
		const forgotten = await aSubmission(host, { email: '' });
		const json = { text: 'Buongiorno' };
		const nobody = await asSupport(`/desk/submissions/${forgotten}/answers`, { json });
		expect(await problemOf(nobody)).toMatchObject({ code: 'conflict' });
	});

	test('to an application is for those who may read it', async () => {
		const host = await aHost();
		const id = await aSubmission(host, { form_slug: 'careers' });
		const asShop = await signedIn(host.ask, 'shop');
		const response = await asShop(`/desk/submissions/${id}/answers`, { json: { text: 'No' } });
		expect(response.status).toBe(403);
		expect(await host.db.select().from(mails)).toEqual([]);
	});
});

describe.runIf(isEmbedded)('a request for support', () => {
	const REQUEST = {
		form_slug: 'ops-warranty',
		reference: 'LV-ABC234',
		created_at: new Date('2025-05-20T10:00:00Z'),
		values: {
			serial_number: 'MQC5OA25O117',
			purchase_date: '2025-05-01',
			first_name: 'Cliente',
			last_name: 'Prova',
		},
	};
	const found = { serial_number: 'mqc50a250117' };

	test('ends with the wheel registered as of its own day, and the certificate mailed', async () => {
		const host = await aHost();
		const id = await aSubmission(host, REQUEST);
		const asSupport = await signedIn(host.ask, 'support');
		const path = `/desk/submissions/${id}/registrations`;
		expect((await asSupport(path, { json: found })).status).toBe(200);
		const [wheel] = await host.db
			.select()
			.from(wheel_registrations)
			.where(eq(wheel_registrations.submission_id, id));
		expect(wheel).toMatchObject({
			serial_number: 'MQC50A250117',
			registered_on: '2025-05-20',
			extension_ends_on: '2029-05-01',
			owner_email: 'rider@mail.example',
			owner_name: 'Cliente Prova',
		});
		const [mail] = await host.db.select().from(mails);
		expect(mail).toMatchObject({ kind: 'warranty.summary', to: 'rider@mail.example' });
		expect(mail?.text).toContain('per l’acquisto del 1 maggio 2025. In allegato');
		expect(mail?.attachments).toHaveLength(1);
		expect(await host.db.select().from(submissions)).toMatchObject([{ state: 'closed' }]);
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.action, 'register'));
		expect(entry).toMatchObject({ resource: 'submissions', record_id: id });

		const again = await asSupport(path, { json: found });
		expect((await problemOf(again)).fields).toEqual([
			{ path: 'serial_number', code: 'already_registered' },
		]);
	});

	test.each([
		['a serial that is not in the list', REQUEST, 'MQC5OA25O117', 'unknown_serial'],
		[
			'a request that came too late',
			{ ...REQUEST, created_at: new Date('2025-06-01T10:00:00Z') },
			'MQC50A250117',
			'date_expired',
		],
	])('with %s registers nothing', async (_, request, serial_number, code) => {
		const host = await aHost();
		const id = await aSubmission(host, request);
		const asSupport = await signedIn(host.ask, 'support');
		const json = { serial_number };
		const refused = await asSupport(`/desk/submissions/${id}/registrations`, { json });
		expect((await problemOf(refused)).fields).toEqual([{ path: 'serial_number', code }]);
		expect(await host.db.select().from(mails)).toEqual([]);
	});

	test('is registered by support alone, and no other enquiry is', async () => {
		const host = await aHost();
		const id = await aSubmission(host, REQUEST);
		const asShop = await signedIn(host.ask, 'shop');
		const path = `/desk/submissions/${id}/registrations`;
		expect((await asShop(path, { json: found })).status).toBe(403);
		const other = await aSubmission(host, { ...REQUEST, form_slug: 'contact', reference: 'LV-X' });
		const asSupport = await signedIn(host.ask, 'support');
		const response = await asSupport(`/desk/submissions/${other}/registrations`, { json: found });
		expect(response.status).toBe(404);
	});
});

async function aStoredFile(host: OwnHost, file_name: string, form_slug = 'careers') {
	const submission_id = await aSubmission(host, { form_slug });
	const stored_name = randomUUID().replaceAll('-', '');
	const path = uploadPath(host.dataDir, stored_name);
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, '%PDF');
	return anUpload(host, { submission_id, file_name, stored_name });
}

describe.runIf(isEmbedded)('a file', () => {
	test.each([
		['cv.pdf', 'attachment; filename="cv.pdf"; filename*=UTF-8\'\'cv.pdf'],
		[
			'履歴書.pdf',
			'attachment; filename="___.pdf"; filename*=UTF-8\'\'%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf',
		],
		['a\r\nX:y".pdf', 'attachment; filename="a__X_y_.pdf"; filename*=UTF-8\'\'a__X_y_.pdf'],
		['../../x.pdf', 'attachment; filename=".._.._x.pdf"; filename*=UTF-8\'\'.._.._x.pdf'],
		[
			`a${'😀'.repeat(100)}.pdf`,
			`attachment; filename="a${'__'.repeat(100)}.pdf"; filename*=UTF-8''a${'%F0%9F%98%80'.repeat(100)}.pdf`,
		],
		['fdp\u202Efdp.exe', 'attachment; filename="fdp_fdp.exe"; filename*=UTF-8\'\'fdp_fdp.exe'],
	])('called %j is saved, never shown', async (name, disposition) => {
		const host = await aHost();
		const id = await aStoredFile(host, name);
		const asSupport = await signedIn(host.ask, 'support');
		const response = await asSupport(`/desk/files/${id}`);
		expect(await response.text()).toBe('%PDF');
		expect(response.headers.get('content-disposition')).toBe(disposition);
		expect(response.headers.get('content-type')).toBe('application/pdf');
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
		expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
		expect(response.headers.get('cache-control')).toBe('no-store');
		const entries = await host.db.select().from(audit_log).where(eq(audit_log.action, 'download'));
		expect(entries).toMatchObject([{ record_id: id, resource: 'applications' }]);
	});

	test('of an application is not for the shop, one of an enquiry is', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const ofCandidate = await aStoredFile(host, 'cv.pdf');
		const ofCustomer = await aStoredFile(host, 'scontrino.pdf', 'ops-warranty');
		expect((await asShop(`/desk/files/${ofCandidate}`)).status).toBe(403);
		expect((await asShop(`/desk/files/${ofCustomer}`)).status).toBe(200);
		expect((await host.ask(`/api/desk/files/${ofCustomer}`)).status).toBe(401);
	});

	test('whose bytes are gone is not found', async () => {
		const host = await aHost();
		const submission_id = await aSubmission(host);
		const given = { submission_id, file_name: 'x.pdf', stored_name: 'c'.repeat(32) };
		const id = await anUpload(host, given);
		const asSupport = await signedIn(host.ask, 'support');
		expect((await asSupport(`/desk/files/${id}`)).status).toBe(404);
		expect((await asSupport('/desk/files/no-such-file')).status).toBe(404);
	});
});

describe.runIf(isEmbedded)('a wheel', () => {
	test('keeps a service log that staff writes', async () => {
		const host = await aHost();
		const [wheel] = await host.db.select().from(wheel_registrations);
		const asSupport = await signedIn(host.ask, 'support');
		const path = `/desk/wheel_registrations/${wheel?.id}`;
		const json = { date: '2025-06-14', kind: 'truing', text: 'Centratura, 0,2 mm' };
		expect((await asSupport(`${path}/service`, { json })).status).toBe(200);
		expect(await (await asSupport(path)).json()).toMatchObject({ data: { service: [json] } });
		const asShop = await signedIn(host.ask, 'shop');
		expect((await asShop(`${path}/service`, { json })).status).toBe(403);
		const wrong = await asSupport(`${path}/service`, { json: { ...json, kind: 'paint' } });
		expect((await problemOf(wrong)).fields).toEqual([{ path: 'kind', code: 'picklist' }]);
	});
});

describe.runIf(isEmbedded)('a mail', () => {
	test('shows nobody at the desk the secret of its link, and the shop nothing', async () => {
		const host = await aHost();
		const link = 'https://www.livenza.example/it/wheel#';
		const text = `La tua ruota:\n${link}5Qxb7zPTjTPnh_Bp-4E7aYDuU22G2ajb\nA presto`;
		const mail = { kind: 'passport.link', to: 'rider@mail.example', subject: 'S', text, html: '' };
		const [row] = await host.db.insert(mails).values(mail).returning();
		const asSupport = await signedIn(host.ask, 'support');
		const shown = await (await asSupport(`/desk/mails/${row?.id}`)).json();
		expect(shown).toMatchObject({ data: { text: `La tua ruota:\n${link}…\nA presto` } });
		const json = { email: 'rider@mail.example' };
		const copy = await (await asSupport('/desk/people/export', { json })).text();
		expect(copy).toContain(link);
		expect(copy).not.toContain('5Qxb7z');
		const asShop = await signedIn(host.ask, 'shop');
		expect((await asShop('/desk/mails')).status).toBe(403);
		expect((await asShop(`/desk/mails/${row?.id}`)).status).toBe(403);
	});

	test('that failed goes out again once; others do not', async () => {
		const host = await aHost();
		const mail = {
			kind: 'contact.receipt',
			to: 'rider@mail.example',
			subject: 'S',
			text: 'T',
			html: 'H',
		};
		const rows = await host.db
			.insert(mails)
			.values([
				{ ...mail, state: 'failed', last_error: '550 no such user' },
				{ ...mail, state: 'sent' },
			])
			.returning();
		const asSupport = await signedIn(host.ask, 'support');
		const again = (index: number) =>
			asSupport(`/desk/mails/${rows[index]?.id}/sendings`, { method: 'POST' });
		expect((await again(0)).status).toBe(200);
		expect((await again(0)).status).toBe(409);
		expect((await again(1)).status).toBe(409);
	});
});

describe.runIf(isEmbedded)('a person who asks for it', () => {
	test('gets a copy of what is kept, and the log does not repeat the address', async () => {
		const host = await aHost();
		await aSubmission(host, { email: 'rider@mail.example', values: { message: 'Ciao' } });
		const asSupport = await signedIn(host.ask, 'support');
		const json = { email: 'Rider@mail.example' };
		const copy = await (await asSupport('/desk/people/export', { json })).text();
		expect(copy).toContain('Ciao');
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.resource, 'people'));
		expect(entry).toMatchObject({ action: 'export', record_id: '', changes: {} });
	});

	test('is forgotten once the address was typed twice alike', async () => {
		const host = await aHost();
		await aSubmission(host, { email: 'rider@mail.example' });
		await aSubmission(host, { email: 'other@mail.example' });
		const asSupport = await signedIn(host.ask, 'support');
		const email = 'rider@mail.example';
		const slip = await asSupport('/desk/people/erase', {
			json: { email, confirmation: 'ridr@mail.example' },
		});
		expect((await problemOf(slip)).fields).toEqual([
			{ path: 'confirmation', code: 'partial_check' },
		]);
		expect(await host.db.select().from(submissions)).toHaveLength(2);
		const done = await asSupport('/desk/people/erase', { json: { email, confirmation: email } });
		expect(await done.json()).toMatchObject({ data: { submissions: 1 } });
		expect(await host.db.select().from(submissions)).toMatchObject([
			{ email: 'other@mail.example' },
		]);
	});

	test('is nothing that the shop decides', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const json = { email: 'rider@mail.example' };
		expect((await asShop('/desk/people/export', { json })).status).toBe(403);
	});
});

describe.runIf(isEmbedded)('calls about rows that only the host itself can make', () => {
	let own: OwnHost;
	let cookie: Cookie;
	let password: string | null | undefined;
	beforeAll(async () => {
		own = await openOwnHost();
		cookie = cookieOf(await trySignIn(own.ask, addressOf('admin'), PASSWORD));
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
			// Put back as it was: whether an earlier question has changed it depends on the question.
			await own.db
				.update(accounts)
				.set({ password })
				.where(inArray(accounts.userId, idOf(own.db, addressOf('editor'))));
			const { name, value } = cookieOf(await trySignIn(ask, addressOf('editor'), PASSWORD));
			const new_password = `nippli in ottone ${randomUUID()}`;
			const init = withSession({ current_password: PASSWORD, new_password });
			const headers = { ...init.headers, cookie: `${name}=${value}` };
			return { path: '/auth/password', init: { ...init, headers } };
		},
	});
});

const idOf = (db: Db, email: string) =>
	db.select({ id: users.id }).from(users).where(eq(users.email, email));
