import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitForm as record } from '#contract/forms/submissions.ts';
import { consent_texts, consents } from '../../src/server/consents/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { formBody, solvedCaptcha, submitForm, type SubmitOptions } from '../support/submit-form.ts';

describe.runIf(isEmbedded)('a submitted form', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());
	beforeEach(async () => {
		await host.db.delete(mails);
		await host.db.delete(consents);
		await host.db.delete(submissions);
	});
	const send = (values: SubmitOptions['values'], options: SubmitOptions = {}) =>
		submitForm(host.ask, 'contact', { values: values ?? {}, ...options });
	const stored = () => host.db.select().from(submissions);
	/** Both mails of a submission have the same timestamp: only their recipients distinguish them. */
	const mailTo = async (reader: string) => {
		const found = await host.db.select().from(mails).where(eq(mails.to, reader));
		expect(found).toHaveLength(1);
		return found[0];
	};

	test('drops invisible characters', async () => {
		await send({ first_name: '\u202Eanna\u200B\u2028b', message: 'Quanto\u2028\u2066pesa?' });
		const [row] = await stored();
		expect(row?.values).toMatchObject({ first_name: 'anna b', message: 'Quanto\npesa?' });
		expect(row?.subject).toBe('anna b Prova');
		const problem = await readProblem(await send({ last_name: '\u200B\u2060' }));
		expect(problem.fields).toEqual([{ path: 'last_name', code: 'required' }]);
	});

	test.each([
		["Luca.D'Amico@Mail.example", "luca.d'amico@mail.example"],
		['rider@münchen.example', 'rider@xn--mnchen-3ya.example'],
		[`${'x'.repeat(64)}@mail.example`, `${'x'.repeat(64)}@mail.example`],
	])('from %s is stored and answered at %s', async (email, kept) => {
		expect((await send({ email })).status).toBe(200);
		expect(await stored()).toMatchObject([{ email: kept }]);
		const posted = await host.db.select().from(mails).where(eq(mails.kind, 'contact.receipt'));
		expect(posted).toMatchObject([{ to: kept }]);
	});

	test.each(['contact', 'careers', 'spontaneous-application', 'ops-warranty', 'retailer'] as const)(
		'%s is stored with a reference to quote, and answered by mail',
		async (form) => {
			const result = await readData(record, await submitForm(host.ask, form, { locale: 'ja' }));
			expect(result).toEqual({
				outcome: 'received',
				reference: expect.stringMatching(/^LV-[2-9A-HJKMNP-Z]{6}$/),
				wheels: [],
			});
			const { reference } = result;
			const [row] = await stored();
			expect(row).toMatchObject({ reference, form_slug: form, locale: 'ja', state: 'new', result });
			expect(await host.db.select().from(mails)).toHaveLength(2);
			const receipt = await mailTo('rider@mail.example');
			expect(receipt?.submission_id).toBe(row?.id);
			expect(receipt?.text).toContain(reference);
			expect((await mailTo('info@livenza.example'))?.submission_id).toBe(row?.id);
		},
	);

	test.each([
		['it', 'Buongiorno,'],
		['ja', 'お客様'],
	])(
		'in %s is answered without the name, which anybody may have typed',
		async (locale, greeting) => {
			await send({ first_name: '花子', last_name: '山田' }, { locale });
			const receipt = await mailTo('rider@mail.example');
			expect(receipt?.text.split('\n')).toContain(greeting);
			expect(receipt?.text).not.toContain('花子');
		},
	);

	test.each(['multipart/form-data', 'application/x-www-form-urlencoded'])(
		'may come as %s',
		async (type) => {
			const body = formBody('contact');
			body.set('_captcha', await solvedCaptcha(host.ask, 'contact'));
			const pairs = [...body].map(([name, value]) => [name, String(value)]);
			const response = await host.ask('/api/forms/contact/submissions', {
				method: 'POST',
				body: type.startsWith('multipart') ? body : new URLSearchParams(pairs),
			});
			await readData(record, response);
		},
	);

	test('stores values in canonical form', async () => {
		await send({
			first_name: '  Jose\u0301  ',
			email: 'Rider@MAIL.example',
			phone: '０４３８ 12-34.56',
			message: 'Prima riga\r\nseconda riga\u0000',
			unknown: 'x',
			privacy: ['on', 'false'],
		});
		const [row] = await stored();
		expect(row?.email).toBe('rider@mail.example');
		expect(row?.values).toMatchObject({
			first_name: 'José',
			email: 'Rider@mail.example',
			phone: '+390438123456',
			message: 'Prima riga\nseconda riga',
			privacy: '1',
		});
		expect(row?.values).not.toHaveProperty('unknown');
	});

	test.each([
		[{ phone_prefix: '+81', phone: '090 1234 5678' }, '+81', '+819012345678'],
		[{ phone_prefix: '+44', phone: '020 7946 0958' }, '+44', '+442079460958'],
		[{ phone_prefix: '+45', phone: '32 12 34 56' }, '+45', '+4532123456'],
		[{ phone_prefix: '+39', phone: '+44 20 7946 0958' }, '+44', '+442079460958'],
		[{ phone_prefix: '', country: 'JP', phone: '090 1234 5678' }, '+81', '+819012345678'],
	])('%j is stored with %s as %s', async (values, phone_prefix, phone) => {
		await send({ ...values, email: 'numbers@mail.example' });
		expect((await stored())[0]?.values).toMatchObject({ phone_prefix, phone });
	});

	test('a line break in a name adds no line to a mail', async () => {
		await send({ first_name: 'x\r\nBcc: a@b.example' });
		expect((await stored())[0]?.values.first_name).toBe('x Bcc: a@b.example');
		const receipt = await mailTo('rider@mail.example');
		expect(`${receipt?.subject}${JSON.stringify(receipt?.headers)}`).not.toContain('Bcc');
	});

	test('HTML is stored as text, and not mailed', async () => {
		const html = '<img src=x onerror=alert(1)>';
		await send({ first_name: html, message: html });
		expect((await stored())[0]?.values).toMatchObject({ first_name: html, message: html });
		const receipt = await mailTo('rider@mail.example');
		expect(receipt?.html).not.toContain('img src=x');
	});

	test('records the consent text, time and address', async () => {
		await send(
			{ marketing: 'si' },
			{ locale: 'en', headers: { 'x-forwarded-for': '203.0.113.7' } },
		);
		const [row] = await stored();
		const log = await host.db.select().from(consents).orderBy(consents.purpose);
		expect(log.map(({ purpose, act }) => [purpose, act])).toEqual([
			['marketing', 'asked'],
			['privacy', 'given'],
		]);
		expect(log[0]).toMatchObject({
			email: 'rider@mail.example',
			submission_id: row?.id,
			address: '203.0.113.7',
			created_at: new Date('2025-06-15T10:00:00Z'),
		});
		const texts = await host.db.select().from(consent_texts);
		const words = new Map(texts.map(({ version, text }) => [version, text]));
		expect(log.map(({ text_version }) => words.get(text_version ?? ''))).toEqual([
			'I agree to receive Livenza news and offers by e-mail',
			'I have read the notice on how personal data is processed [privacy-policy-contacts]',
		]);
		const asked = (await host.db.select().from(mails)).map(({ kind }) => kind);
		expect(asked).toContain('newsletter.confirm');
	});

	test('records a refusal of advertising, too, and sends no confirmation', async () => {
		await send({ marketing: 'no' });
		const log = await host.db.select().from(consents);
		expect(log.map(({ purpose, act }) => [purpose, act])).toContainEqual(['marketing', 'refused']);
		expect(await host.db.select().from(mails)).toHaveLength(2);
	});

	test('from a Japanese page notifies the company in Italian, with the language to answer in', async () => {
		await send({ email: 'nihon@mail.example' }, { locale: 'ja' });
		const notice = await mailTo('info@livenza.example');
		for (const print of [notice?.subject, notice?.text, notice?.html]) {
			expect(print).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]| ja\b/u);
		}
		expect(notice?.text).toContain('Lingua del mittente: giapponese');
	});

	test('an application names its position while that is open', async () => {
		const apply = (about: string) => submitForm(host.ask, 'careers', { about, locale: 'en' });
		await readData(record, await apply('engineer'));
		expect(await stored()).toMatchObject([{ about: 'engineer', subject: 'engineer it' }]);
		const receipt = await mailTo('rider@mail.example');
		expect(receipt?.subject).toContain('engineer en');
		expect(await readProblem(await apply('no-such-position'))).toMatchObject({
			fields: [{ path: '_about', code: 'closed' }],
		});
		expect(await readProblem(await apply('<script>'))).toMatchObject({
			fields: [{ path: '_about', code: 'unknown' }],
		});
	});

	test('the honeypot is ignored with a proof of work', async () => {
		await readData(record, await send({ _website: 'filled in by a password manager' }));
		expect(await stored()).toHaveLength(1);
	});
});
