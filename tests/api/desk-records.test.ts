import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { consents } from '../../src/server/consents/tables.ts';
import { files_to_delete } from '../../src/server/platform/uploads/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { subscribers } from '../../src/server/newsletter/tables.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { toAddress, anUpload, aSubmission, signedIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { readList, readRecord } from '../support/desk-answers.ts';
import { submitForm } from '../support/submit-form.ts';

describe.runIf(isEmbedded)('a list', () => {
	test('is paginated, newest first, with the total', async () => {
		const host = await aHost();
		for (const day of [1, 3, 2]) {
			const created_at = new Date(`2025-06-0${day}T08:00:00Z`);
			await aSubmission(host, { subject: `Cliente ${day}`, created_at });
		}
		await aSubmission(host, { form_slug: 'careers', subject: 'Candidatura' });
		const asSupport = await signedIn(host.ask, 'support');
		const first = await readList(await asSupport('/desk/submissions?per_page=2'));
		const second = await readList(await asSupport('/desk/submissions?per_page=2&page=2'));
		expect(first.total).toBe(3);
		const subjects = [...first.records, ...second.records].map(({ subject }) => subject);
		expect(subjects).toEqual(['Cliente 3', 'Cliente 2', 'Cliente 1']);
		const applications = await readList(await asSupport('/desk/applications'));
		expect(applications.records.map(({ subject }) => subject)).toEqual(['Candidatura']);
	});

	test('is filtered, searched and sorted by declared fields', async () => {
		const host = await aHost();
		await aSubmission(host, { state: 'closed', email: 'a@mail.example', subject: '100% carbonio' });
		await aSubmission(host, { state: 'closed', email: 'b@mail.example', subject: '100 raggi' });
		await aSubmission(host, { form_slug: 'retailer', email: 'c@mail.example' });
		const asShop = await signedIn(host.ask, 'shop');
		const emails = async (query: string) =>
			(await readList(await asShop(`/desk/submissions?${query}`))).records.map(
				({ email }) => email,
			);
		expect(await emails('state=closed&sort=email&order=asc')).toEqual([
			'a@mail.example',
			'b@mail.example',
		]);
		expect(await emails('form_slug=retailer')).toEqual(['c@mail.example']);
		expect(await emails('q=100%25')).toEqual(['a@mail.example']);
		expect(await emails('q=B%40MAIL')).toEqual(['b@mail.example']);
		expect(await emails("q=' or 1=1 --")).toEqual([]);
	});

	test.each([
		['sort=password', 'sort', 'sort'],
		['sort=created_at;drop table users', 'sort', 'regex'],
		['sort=created_at&order=asc; --', 'order', 'picklist'],
		['request_digest=1', 'request_digest', 'filter'],
		['toString=1', 'toString', 'filter'],
		['state=lost', 'state', 'value'],
		['per_page=101', 'per_page', 'max_value'],
		['page=0', 'page', 'regex'],
		['page=1&page=2', 'page', 'string'],
	])('refuses %s', async (query, path, code) => {
		const { ask } = await aHost();
		const asSupport = await signedIn(ask, 'support');
		const problem = await readProblem(await asSupport(`/desk/submissions?${query}`));
		expect(problem).toMatchObject({ code: 'validation_failed', fields: [{ path, code }] });
	});

	test('leaves the desk as CSV that no spreadsheet runs', async () => {
		const host = await aHost();
		const subjects = [
			'=1+1',
			'+39',
			'-2',
			'@sum',
			'\t=1',
			'Ruota "50"; rossa',
			'<b>Cliente</b>',
			'＝1+1',
			'Mario;=1+1;Rossi',
			'Mario;"=1+1;Rossi',
			'Mario; -2',
		];
		for (const [index, subject] of subjects.entries()) {
			await aSubmission(host, { subject, email: `${index + 10}@mail.example` });
		}
		const asAdmin = await signedIn(host.ask, 'admin');
		const response = await asAdmin('/desk/submissions/export?sort=email&order=asc');
		expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
		expect(response.headers.get('content-disposition')).toContain('submissions-2025-06-15.csv');
		const bytes = Buffer.from(await response.arrayBuffer()).toString('utf8');
		const [header, ...lines] = bytes.trim().split('\r\n');
		expect(header).toMatch(
			/^\uFEFF?id,created_at,reference,email,subject,state,locale,note,form_slug,remedy$/,
		);
		const cells = lines.map((line) => /@mail\.example,(.*),new,it,,contact,$/.exec(line)?.[1]);
		expect(cells).toEqual([
			"'=1+1",
			"'+39",
			"'-2",
			"'@sum",
			"'\t=1",
			'"Ruota ""50""; rossa"',
			'<b>Cliente</b>',
			"'＝1+1",
			`"Mario;'=1+1;Rossi"`,
			`"Mario;'""=1+1;Rossi"`,
			`"Mario;' -2"`,
		]);
		const entries = await host.db.select().from(audit_log).where(eq(audit_log.action, 'export'));
		expect(entries).toMatchObject([{ staff_email: toAddress('admin'), resource: 'submissions' }]);
	});
});

describe.runIf(isEmbedded)('a record', () => {
	test('contains its values, files, consents, answers and mails', async () => {
		const host = await aHost();
		const values = { first_name: 'Cliente', email: 'rider@mail.example', city: 'Treviso' };
		const message = '<img src=x onerror=alert(1)>';
		const id = await aSubmission(host, { values: { ...values, message } });
		await anUpload(host, { submission_id: id, file_name: 'cv.pdf', stored_name: 'a'.repeat(32) });
		const asSupport = await signedIn(host.ask, 'support');
		const record = await readRecord(await asSupport(`/desk/submissions/${id}`));
		// In the order of the form.
		expect(Object.keys(record['values'] ?? {})).toEqual([...Object.keys(values), 'message']);
		expect(record).toMatchObject({
			id,
			values: { ...values, message },
			files: [{ field: 'cv', file_name: 'cv.pdf', mime: 'application/pdf', size: 4 }],
			answers: [],
			consents: [],
			mails: [],
		});
		expect((await asSupport(`/desk/applications/${id}`)).status).toBe(404);
	});

	test('is changed in its declared fields; the log names personal ones without their values', async () => {
		const host = await aHost();
		const id = await aSubmission(host);
		const asShop = await signedIn(host.ask, 'shop');
		const json = { state: 'closed', note: 'Richiamato il cliente' };
		const changed = await asShop(`/desk/submissions/${id}`, { method: 'PATCH', json });
		expect(await readRecord(changed)).toMatchObject(json);
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.action, 'change'));
		expect(entry).toMatchObject({
			staff_email: toAddress('shop'),
			resource: 'submissions',
			record_id: id,
			changes: { state: { from: 'new', to: 'closed' }, note: { from: null, to: null } },
		});
	});

	test.each([
		[{ email: 'other@mail.example' }, 'email', 'strict_object'],
		[{ state: 'lost' }, 'state', 'picklist'],
		[{ note: 'x'.repeat(5001) }, 'note', 'max_length'],
		[{ note: 'a\u0000b' }, 'note', 'check'],
		[{}, '', 'empty'],
	])('refuses the change %o', async (json, path, code) => {
		const host = await aHost();
		const id = await aSubmission(host);
		const asShop = await signedIn(host.ask, 'shop');
		const response = await asShop(`/desk/submissions/${id}`, { method: 'PATCH', json });
		expect((await readProblem(response)).fields).toEqual([{ path, code }]);
		const entries = await host.db.select().from(audit_log).where(eq(audit_log.action, 'change'));
		expect(entries).toEqual([]);
	});

	test('that is deleted leaves its files to the cleanup job', async () => {
		const host = await aHost();
		const id = await aSubmission(host);
		const stored_name = 'b'.repeat(32);
		await anUpload(host, { submission_id: id, file_name: 'cv.pdf', stored_name });
		const asSupport = await signedIn(host.ask, 'support');
		expect((await asSupport(`/desk/submissions/${id}`, { method: 'DELETE' })).status).toBe(200);
		expect(await host.db.select().from(submissions)).toEqual([]);
		expect(await host.db.select().from(files_to_delete)).toMatchObject([{ stored_name }]);
	});

	test('that is deleted removes its mails, which contain the sender', async () => {
		const host = await aHost();
		const last_name = 'Dimenticata';
		await submitForm(host.ask, 'contact', { values: { last_name } });
		await submitForm(host.ask, 'retailer');
		const [row] = await host.db
			.select()
			.from(submissions)
			.where(eq(submissions.form_slug, 'contact'));
		expect(JSON.stringify(await host.db.select().from(mails))).toContain(last_name);
		const asSupport = await signedIn(host.ask, 'support');
		await asSupport(`/desk/submissions/${row?.id}`, { method: 'DELETE' });
		const left = await host.db.select().from(mails);
		expect(left.map(({ kind }) => kind).toSorted()).toEqual(['company.notice', 'retailer.receipt']);
		expect(JSON.stringify(left)).not.toContain(last_name);
	});

	test('of a subscriber can be ended but not started, and the consent log records it', async () => {
		const host = await aHost();
		const [row] = await host.db
			.insert(subscribers)
			.values({
				email: 'rider@mail.example',
				language: 'it',
				state: 'confirmed',
				unsubscribe_digest: 'd',
				asked_at: new Date('2025-05-01T08:00:00Z'),
			})
			.returning();
		const path = `/desk/subscribers/${row?.id}`;
		const asSupport = await signedIn(host.ask, 'support');
		const begun = await asSupport(path, { method: 'PATCH', json: { state: 'confirmed' } });
		expect(begun.status).toBe(422);
		const ended = await asSupport(path, { method: 'PATCH', json: { state: 'unsubscribed' } });
		expect(await readRecord(ended)).toMatchObject({
			state: 'unsubscribed',
			unsubscribed_at: '2025-06-15T10:00:00.000Z',
		});
		expect(await host.db.select().from(consents)).toMatchObject([
			{ email: 'rider@mail.example', purpose: 'marketing', act: 'withdrawn' },
		]);
	});
});
