import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { MODULES } from '../../src/server/modules.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { ARTICLE, noticeSteps, putOnShelf, setPrice } from '../support/notices.ts';
import { accept, askForLink, offer, sendProof } from '../support/passport.ts';
import { aCustomer, post, secretFor, SECRET, signIn } from '../support/customers.ts';
import { everyMailOfOrders } from '../support/order-mails.ts';
import { everyMailOfReturns } from '../support/returns-mails.ts';
import { everyMailOfPublishing } from '../support/publishing.ts';
import { FRONT, REAR } from '../support/registration.ts';
import { aPdf, submitForm, type FormSlug } from '../support/submit-form.ts';

const WORD = 'Zqxword';
const LINK = 'https://evil.example/win';
const TYPED = `${WORD} ${LINK}`;
const MARKED = new RegExp(`.{0,30}(?:${WORD}|evil\\.example).{0,30}`, 'i');
const file = () => aPdf(`${WORD} evil.example.pdf`);

const PERSON = { first_name: TYPED, last_name: TYPED, city: TYPED, zip_code: WORD };
const WORDS = { ...PERSON, subject: TYPED, message: TYPED, wheel_model: TYPED, store_name: TYPED };

/** Every field of every form that takes words, filled with the same ones. */
const FORMS: Record<FormSlug, Record<string, string | File>> = {
	contact: { ...WORDS, marketing: 'no' },
	newsletter: { first_name: TYPED },
	careers: { ...WORDS, cv: file(), cover_letter: file() },
	'spontaneous-application': { ...WORDS, cv: file(), cover_letter: file() },
	warranty: {
		...WORDS,
		serial_number: FRONT,
		serial_number_second: TYPED,
		proof_of_purchase: file(),
	},
	'ops-warranty': { ...WORDS, serial_number: TYPED, proof_of_purchase: file() },
	guarantee: {
		...WORDS,
		claimed_product: TYPED,
		serial_number: TYPED,
		order_number: WORD,
		fault_picture: file(),
	},
	accessibility: WORDS,
	visit: WORDS,
	retailer: {
		...WORDS,
		business_name: TYPED,
		vat_number: WORD,
		website: `${LINK}/${WORD}`,
	},
};
const SLUGS = Object.keys(FORMS).filter((slug): slug is FormSlug => slug in FORMS);

const toReader = (slug: FormSlug) => `victim-${slug}@mail.example`;
const listMails = (host: OwnHost) => host.db.select().from(mails).orderBy(asc(mails.created_at));

async function newestSecret(host: OwnHost, page: string, to: string): Promise<string> {
	const text = (await listMails(host)).filter((mail) => mail.to === to).map((mail) => mail.text);
	return [...text.join('\n').matchAll(new RegExp(`/${page}#([\\w-]+)`, 'g'))].at(-1)?.[1] ?? '';
}

/** Triggers both notices: an article comes back, and one costs less. */
async function everyNotice(host: OwnHost, locale: Locale): Promise<void> {
	const { askFor, confirm, sweep } = noticeSteps(() => host);
	const email = toReader('contact');
	await putOnShelf(host, ARTICLE, 0);
	for (const kind of ['back', 'cheaper']) {
		await askFor({ email, locale, kind });
		await confirm(email);
		await askFor({ email, locale, kind });
	}
	await setPrice(host, ARTICLE, 1_00);
	await putOnShelf(host, ARTICLE, 5);
	await sweep();
}

/** Takes every path on which the host writes to senders of a form, a wheel's owners among them. */
async function everyMailOfForms(host: OwnHost, locale: Locale): Promise<void> {
	const send = (slug: FormSlug) =>
		submitForm(host.ask, slug, { values: { ...FORMS[slug], email: toReader(slug) }, locale });
	for (const slug of SLUGS) expect((await send(slug)).status, slug).toBe(200);

	const token = await newestSecret(host, 'newsletter-confirm', toReader('newsletter'));
	await host.ask('/api/newsletter/confirmations', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ token }),
	});
	await send('newsletter');

	const asSupport = await signedIn(host.ask, 'support');
	const owner = toReader('warranty');
	const [wheel] = await host.db
		.select({ id: wheel_registrations.id })
		.from(wheel_registrations)
		.where(eq(wheel_registrations.owner_email, owner));
	const decide = (decision: string, json?: unknown) =>
		asSupport(`/desk/wheel_registrations/${wheel?.id}/${decision}`, { method: 'POST', json });
	await decide('rejections', { reason: 'unreadable', text: '' });
	await sendProof(host.ask, await newestSecret(host, 'wheel', owner), file());
	await decide('acceptances');
	// Repairs extend the guarantee since August 2026.
	const later = host.appOver({ clock: () => new Date('2026-08-04T10:00:00Z') });
	const repair = {
		date: '2026-08-03',
		kind: 'bearing',
		text: 'Cuscinetti',
		extends_guarantee: true,
	};
	const repaired = await (
		await signedIn(later, 'support')
	)(`/desk/wheel_registrations/${wheel?.id}/service`, { json: repair });
	expect(repaired.status).toBe(200);
	await askForLink(host.ask, FRONT, owner);
	await offer(host.ask, await newestSecret(host, 'wheel', owner), 'next@mail.example');
	await accept(host.ask, await newestSecret(host, 'wheel-transfer', 'next@mail.example'));

	const sent = await host.db.select().from(submissions);
	const findId = (slug: FormSlug) => sent.find(({ form_slug }) => form_slug === slug)?.id ?? '';
	const answered = await asSupport(`/desk/submissions/${findId('contact')}/answers`, {
		json: { text: 'La ruota pesa 1.390 grammi.' },
	});
	expect(answered.status).toBe(200);
	const registered = await asSupport(`/desk/submissions/${findId('ops-warranty')}/registrations`, {
		json: { serial_number: REAR },
	});
	expect(registered.status, await registered.text()).toBe(200);
}

/** Takes every path on which the shop writes to customers, and to people taken for one. */
async function everyMailOfAnAccount(host: OwnHost, locale: Locale): Promise<void> {
	const names = { given_name: TYPED, family_name: TYPED };
	const [email, next, taken] = ['c1@mail.example', 'c2@mail.example', 'c3@mail.example'];
	const asked = { ...names, email, locale, privacy: true };
	for (let turn = 0; turn < 2; turn += 1) {
		expect((await post(host.ask, '/registrations', asked)).status).toBe(200);
		if (turn === 1) break;
		const token = await secretFor(host, email, 'register/confirm');
		await post(host.ask, '/confirmations', { token, new_password: SECRET });
	}
	for (const one of [email, next]) {
		await post(host.ask, '/password-links', { email: one, locale });
	}
	await aCustomer(host, taken);
	const { as } = await signIn(host.ask, email);
	const proof = { current_password: SECRET };
	for (const one of [taken, next]) await as('/account/email', { json: { ...proof, email: one } });
	const token = await secretFor(host, next, 'email-confirm');
	await post(host.ask, '/email-confirmations', { token });
	const moved = await signIn(host.ask, next);
	const new_password = `${SECRET} di scorta`;
	await moved.as('/account/password', { json: { ...proof, new_password } });
	const last = await signIn(host.ask, next, new_password);
	await last.as('/account/deletions', { json: { current_password: new_password } });
}

const KINDS = MODULES.flatMap((module) => module.mails).map(({ name }) => name);

/** Every path on which the host sends mail, each on a host of its own. */
const WAYS: Record<string, (host: OwnHost, locale: Locale) => Promise<void>> = {
	'a form': everyMailOfForms,
	'a notice': everyNotice,
	publishing: everyMailOfPublishing,
	'an account': everyMailOfAnAccount,
	'an order': (host, locale) => everyMailOfOrders(host, locale, TYPED),
	'a return': (host, locale) => everyMailOfReturns(host, locale, { line: TYPED, text: TYPED }),
};

describe.runIf(isEmbedded)('a mail', () => {
	describe.each(LOCALES)('to an unconfirmed address, in %s,', (locale) => {
		const sent = new Set<string>();

		test.each(Object.entries(WAYS))('of %s repeats no typed text', async (_, everyMail) => {
			const host = await aHost();
			await everyMail(host, locale);
			for (const mail of await listMails(host)) {
				const { kind, to, subject, text, html, headers, reply_to, attachments } = mail;
				sent.add(kind);
				if (to === 'info@livenza.example') continue;
				const names = attachments.map(({ file_name }) => file_name);
				const head = JSON.stringify([subject, headers, reply_to, names]);
				const print = `${head}${text}${html}`;
				expect({ kind, repeated: print.match(MARKED)?.[0] }).toEqual({ kind });
			}
		});

		test('exists for every listed kind, and for no other', () => {
			expect(sent).toEqual(new Set(KINDS));
		});
	});

	test('that acknowledges a form states subject, time and number of files', async () => {
		const host = await aHost();
		const email = 'rider@mail.example';
		await submitForm(host.ask, 'ops-warranty', { values: { email }, locale: 'en' });
		const mail = (await listMails(host)).find(({ kind }) => kind === 'support.receipt');
		const [row] = await host.db.select().from(submissions);
		for (const line of [
			`Reference: ${row?.reference}`,
			'Form: Support request for a serial number',
			'Received on: 15 June 2025',
			'Files received: 1',
		]) {
			expect(mail?.text.split('\n')).toContain(line);
		}
	});
});
