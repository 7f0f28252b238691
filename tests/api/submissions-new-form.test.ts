import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { submitForm as record } from '#contract/forms/submissions.ts';
import { forms } from '../../src/server/content/tables-forms.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { runRetention } from '../../src/server/privacy/retention.ts';
import { readList } from '../support/desk-answers.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { formBody, solvedCaptcha } from '../support/submit-form.ts';

/** Opens a host with an added form, made like the contact form, without the given fields. */
async function aHostWithNewForm(without: string[] = []): Promise<OwnHost> {
	const host = await aHost();
	const [contact] = await host.db.select().from(forms).where(eq(forms.id, 'contact'));
	if (!contact) throw new Error('the seed has no contact form');
	const fields = contact.fields.filter(({ slug }) => !without.includes(slug));
	await host.db.insert(forms).values({ ...contact, id: 'recall', fields });
	return host;
}

async function sendTo({ ask }: OwnHost): Promise<string> {
	const body = formBody('contact');
	body.set('_captcha', await solvedCaptcha(ask, 'recall'));
	const response = await ask('/api/forms/recall/submissions', { method: 'POST', body });
	const { reference } = await readData(record, response);
	return reference ?? '';
}

describe.runIf(isEmbedded)('a form added by the API', () => {
	test('is answered by mail, and the company gets a notification', async () => {
		const host = await aHostWithNewForm();
		const reference = await sendTo(host);
		const posted = await host.db.select().from(mails);
		expect(posted.map(({ to }) => to).toSorted()).toEqual([
			'info@livenza.example',
			'rider@mail.example',
		]);
		for (const { text } of posted) expect(text).toContain(reference);
	});

	test('is listed at the desk', async () => {
		const host = await aHostWithNewForm();
		const reference = await sendTo(host);
		const asSupport = await signedIn(host.ask, 'support');
		const { records } = await readList(await asSupport('/desk/submissions?form_slug=recall'));
		expect(records).toMatchObject([{ reference, form_slug: 'recall', state: 'new' }]);
		const shown = await asSupport(`/desk/submissions/${records[0]?.id}`);
		expect(shown.status).toBe(200);
	});

	test('without an e-mail field is stored, and the company gets a notification', async () => {
		const host = await aHostWithNewForm(['email']);
		await sendTo(host);
		expect(await host.db.select().from(mails)).toMatchObject([{ to: 'info@livenza.example' }]);
		expect(await host.db.select().from(submissions)).toMatchObject([{ email: '' }]);
	});

	test('has the retention period of messages', async () => {
		const host = await aHostWithNewForm();
		await sendTo(host);
		const created_at = new Date('2020-06-15T10:00:00Z');
		await host.db.update(submissions).set({ created_at });
		await runRetention(host);
		expect(await host.db.select().from(submissions)).toEqual([]);
	});
});
