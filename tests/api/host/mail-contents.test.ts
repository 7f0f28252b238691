import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { readProblem } from '../../support/host-conformance.ts';
import { isEmbedded } from '../../support/host.ts';
import { everyMail } from '../../support/mail-templates.ts';
import { aSendingHost } from '../../support/sending-host.ts';
import { anSmtpServer, type TakenMail } from '../../support/smtp.ts';
import { submitForm, type FormSlug } from '../../support/submit-form.ts';

/** Headers that our mails may have; any other one was injected. */
const HEADS = [
	'auto-submitted',
	'content-transfer-encoding',
	'content-type',
	'date',
	'from',
	'list-unsubscribe',
	'list-unsubscribe-post',
	'message-id',
	'mime-version',
	'reply-to',
	'subject',
	'to',
];

function expectPlain({ email, envelopeTo }: TakenMail): void {
	expect(envelopeTo).toHaveLength(1);
	expect(email.to?.map(({ address }) => address)).toEqual(envelopeTo);
	expect(email.cc ?? []).toEqual([]);
	expect(email.bcc ?? []).toEqual([]);
	const heads = email.headers.map(({ key }) => key);
	expect(heads.filter((key) => !HEADS.includes(key))).toEqual([]);
	expect(new Set(heads).size).toBe(heads.length);
	expect(email.from).toEqual({ name: 'Livenza', address: 'info@livenza.example' });
	expect(email.text).toContain('LIVENZA');
	expect(email.html).toContain('LIVENZA');
}

describe.runIf(isEmbedded)('a delivered mail', () => {
	test.each(LOCALES)('is complete for every kind of mail in %s', async (locale) => {
		const smtp = await anSmtpServer();
		const host = await aSendingHost(smtp.url);
		const mails = everyMail(locale);
		for (const mail of mails) await host.post(mail);
		const taken = await smtp.expectTaken(mails.length);
		for (const mail of taken) expectPlain(mail);
		for (const { subject, html, text, attachments = [] } of mails) {
			const arrived = taken.find(({ email }) => email.subject === subject)?.email;
			// Breaks between Japanese phrases are marked when it is handed over.
			const unmarked = arrived?.html?.replaceAll('\u200b', '');
			expect(unmarked?.trim().replaceAll('\r\n', '\n')).toBe(html.trim());
			expect(arrived?.text?.trim().replaceAll('\r\n', '\n')).toBe(text.trim());
			expect(arrived?.attachments).toHaveLength(attachments.length);
		}
	});

	test.each(['x\r\nBcc: a@b.example', 'x\nTo: a@b.example', 'x\r\n\r\n<b>body</b>', 'x\u2028y'])(
		'has one recipient and no injected header: a name %j',
		async (first_name) => {
			const smtp = await anSmtpServer();
			const host = await aSendingHost(smtp.url);
			const response = await submitForm(host.ask, 'contact', { values: { first_name } });
			expect(response.status).toBeOneOf([200, 422]);
			if (response.status !== 200) return expect(await host.storedMails()).toEqual([]);
			for (const mail of await smtp.expectTaken(2)) expectPlain(mail);
		},
	);

	test.each([
		'a@b.example,c@d.example',
		'a@b.example; c@d.example',
		'"a@b c@d"@x.it',
		'a@b.example\r\nBcc: c@d.example',
		'<a@b.example>',
		'a@b.example c@d.example',
	])('is not sent when the address is %j', async (email) => {
		const smtp = await anSmtpServer();
		const host = await aSendingHost(smtp.url);
		const response = await submitForm(host.ask, 'contact', { values: { email } });
		const problem = await readProblem(response);
		expect(problem.fields?.map(({ path }) => path)).toEqual(['email']);
		expect(await host.storedMails()).toEqual([]);
	});

	test.each([
		['contact', ['first_name', 'last_name', 'city', 'message']],
		['retailer', ['first_name', 'last_name', 'city', 'business_name', 'message']],
		['careers', ['first_name', 'last_name', 'city', 'message']],
		['newsletter', ['first_name']],
		['ops-warranty', ['first_name', 'serial_number', 'wheel_model', 'message']],
	] as const)('shows typed markup as text: %s', async (form: FormSlug, fields) => {
		const smtp = await anSmtpServer();
		const host = await aSendingHost(smtp.url);
		const values = Object.fromEntries(
			fields.map((field) => [field, `<img src=x onerror=alert('${field}')>`]),
		);
		const response = await submitForm(host.ask, form, { values });
		expect(response.status, await response.clone().text()).toBe(200);
		for (const { html } of await host.storedMails()) expect(html).not.toMatch(/<img/i);
		const [receipt] = await smtp.expectTaken(form === 'newsletter' ? 1 : 2);
		expect(receipt).toBeDefined();
	});
});
