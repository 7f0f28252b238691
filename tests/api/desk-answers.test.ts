import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answers, submissions } from '../../src/server/forms/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { toAddress, aSubmission, signedIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

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
			{ submission_id: id, staff_email: toAddress('support'), text, mail_id: mail?.id },
		]);
		expect(await host.db.select().from(submissions)).toMatchObject([{ state: 'open' }]);
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.action, 'answer'));
		expect(entry).toMatchObject({ record_id: id, changes: {} });
	});

	test('without a text or a recipient is refused', async () => {
		const host = await aHost();
		const asSupport = await signedIn(host.ask, 'support');
		const id = await aSubmission(host);
		const empty = await asSupport(`/desk/submissions/${id}/answers`, { json: { text: '  \n' } });
		expect((await readProblem(empty)).fields).toEqual([{ path: 'text', code: 'non_empty' }]);
		const forgotten = await aSubmission(host, { email: '' });
		const json = { text: 'Buongiorno' };
		const nobody = await asSupport(`/desk/submissions/${forgotten}/answers`, { json });
		expect(await readProblem(nobody)).toMatchObject({ code: 'conflict' });
	});

	test('to an application requires the right to read it', async () => {
		const host = await aHost();
		const id = await aSubmission(host, { form_slug: 'careers' });
		const asShop = await signedIn(host.ask, 'shop');
		const response = await asShop(`/desk/submissions/${id}/answers`, { json: { text: 'No' } });
		expect(response.status).toBe(403);
		expect(await host.db.select().from(mails)).toEqual([]);
	});
});
