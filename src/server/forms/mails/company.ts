import type { Locale } from '#contract/locales.ts';
import { languageName } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { COMPANY_MAIL_TEXTS, MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import { receiptFacts, type Receipt } from './closing.ts';
import { FORM_MAILS } from './kinds.ts';
import { FORM_MAIL_TEXTS } from './texts.ts';

/** Language of mails to the company, including sender and company data. */
export const STAFF_LOCALE: Locale = 'it';

/**
 * Notifies the company of a submission. Mailboxes are read by more people and kept longer than the
 * desk, so the mail names the submission, links to it and repeats none of its text. `head` is the
 * frame in the company's language; the sender's is named for the colleague who answers.
 */
export function composeCompanyNotice(
	head: MailFrame,
	notice: { form: string; reference: string; subject: string; sender: Locale; place?: string },
): Mail {
	const { form, reference, subject, sender, place = '' } = notice;
	const { button, form: words } = COMPANY_MAIL_TEXTS;
	return compose(head, {
		kind: FORM_MAILS.notice,
		person: { to: head.company.email, name: '' },
		subject: fill(words.subject, { form, reference }),
		title: fill(words.title, { form }),
		parts: [
			{
				kind: 'facts',
				rows: [
					{ label: MAIL_TEXTS[STAFF_LOCALE].reference, value: reference },
					{ label: words.topic, value: subject },
					{ label: words.language, value: languageName(sender, STAFF_LOCALE) },
				],
			},
			{ kind: 'button', label: button, href: `${head.siteUrl}/desk${place}` },
		],
	});
}

/**
 * Answer by staff, above a reference to the submission. The text is not quoted, since the reader of
 * this address need not be its author.
 */
export function composeAnswer(
	head: MailFrame,
	{
		to,
		text,
		receipt,
	}: {
		to: string;
		text: string;
		receipt: Receipt;
	},
): Mail {
	const { answer } = FORM_MAIL_TEXTS[head.locale];
	const { replyHint } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: FORM_MAILS.answer,
		person: { to, name: '' },
		subject: fill(answer.subject, { reference: receipt.reference }),
		title: answer.title,
		isPersonal: true,
		reply_to: head.company.email,
		parts: [
			{ kind: 'text', text },
			receiptFacts(head, receipt),
			{ kind: 'small', text: fill(replyHint, { reference: receipt.reference }) },
		],
	});
}
