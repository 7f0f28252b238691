import { compose, type Letterhead } from '../compose.ts';
import type { Mail } from '../outbox.ts';
import { MAIL_TEXTS } from '../texts/texts.ts';

/**
 * Tells the company that something has come in. Mailboxes are read by more people and kept longer
 * than the desk, so it names the thing and leads there, and repeats nothing of what was written.
 * In Italian, the language of the house, whatever the letterhead's.
 */
export function composeCompanyNotice(
	letterhead: Letterhead,
	{ form, reference, subject }: { form: string; reference: string; subject: string },
): Mail {
	const head: Letterhead = { ...letterhead, locale: 'it' };
	return compose(head, {
		kind: 'company.notice',
		person: { to: head.company.email, name: '' },
		subject: `Dal modulo «${form}»: ${reference}`,
		title: `Un nuovo invio dal modulo «${form}»`,
		parts: [
			{
				kind: 'facts',
				rows: [
					{ label: MAIL_TEXTS.it.reference, value: reference },
					{ label: 'Oggetto', value: subject },
				],
			},
			{ kind: 'button', label: 'Apri il banco', href: `${head.siteUrl}/desk` },
		],
	});
}

/** An answer by staff, above what it answers. */
export function composeAnswer(
	head: Letterhead,
	{
		to,
		name,
		reference,
		subject,
		text,
		quoted,
	}: {
		to: string;
		name: string;
		reference: string;
		/** Of the submission; may be empty. */
		subject: string;
		text: string;
		/** What the person had written; empty where there was no message. */
		quoted: string;
	},
): Mail {
	const { answer, reference: label, replyHint } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: 'staff.answer',
		person: { to, name },
		subject: answer.subject(reference, subject),
		title: answer.title,
		isPersonal: true,
		reply_to: head.company.email,
		parts: [
			{ kind: 'text', text },
			{ kind: 'facts', rows: [{ label, value: reference }] },
			...(quoted.trim() === ''
				? []
				: ([
						{ kind: 'heading', text: answer.yours },
						{ kind: 'quote', text: quoted },
					] as const)),
			{ kind: 'small', text: replyHint(reference) },
		],
	});
}
