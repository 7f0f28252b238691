import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { submissions } from '../../src/server/forms/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { toAddress, aSubmission, signedIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

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

	test('ends with the wheel registered as of the request’s day, and the certificate mailed', async () => {
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
			extension: 'active',
			decided_on: '2025-05-20',
			decided_by: toAddress('support'),
		});
		const [mail] = await host.db.select().from(mails);
		expect(mail).toMatchObject({ kind: 'warranty.certificate', to: 'rider@mail.example' });
		expect(mail?.text).toContain('per l’acquisto del 1º maggio 2025. In allegato');
		const attached = mail?.attachments.map(({ mime }) => mime);
		expect(attached).toEqual(['application/pdf', 'image/jpeg']);
		expect(await host.db.select().from(submissions)).toMatchObject([{ state: 'closed' }]);
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.action, 'register'));
		expect(entry).toMatchObject({ resource: 'submissions', record_id: id });

		const again = await asSupport(path, { json: found });
		expect((await readProblem(again)).fields).toEqual([
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
		expect((await readProblem(refused)).fields).toEqual([{ path: 'serial_number', code }]);
		expect(await host.db.select().from(mails)).toEqual([]);
	});

	test('is registered by support only, and for no other enquiry', async () => {
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
