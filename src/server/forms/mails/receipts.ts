import { compose, longDay, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts/texts.ts';

/** What a mail says about a submission: all of it ours, nothing of it typed. */
export interface Receipt {
	reference: string;
	/** Name of the form, in the reader's language; empty where it is not known. */
	form: string;
	/** Day in Rome, ISO. */
	received_on: string;
	/** Their names are words of the sender's, too. */
	fileCount: number;
}

const text = (words: string): Part => ({ kind: 'text', text: words });
const small = (words: string): Part => ({ kind: 'small', text: words });

/** Which submission a mail is about. */
export function receiptFacts({ locale }: MailFrame, receipt: Receipt): Part {
	const words = MAIL_TEXTS[locale];
	const { reference, form, received_on, fileCount } = receipt;
	return {
		kind: 'facts',
		rows: [
			{ label: words.reference, value: reference },
			...(form === '' ? [] : [{ label: words.form, value: form }]),
			{ label: words.receivedOn, value: longDay(received_on, locale) },
			...(fileCount === 0 ? [] : [{ label: words.files, value: String(fileCount) }]),
		],
	};
}

/** What came in, why it is not repeated, and how to add to it. */
function closing(head: MailFrame, receipt: Receipt): Part[] {
	const { notRepeated, replyHint } = MAIL_TEXTS[head.locale];
	return [receiptFacts(head, receipt), small(notRepeated), small(replyHint(receipt.reference))];
}

export function composeContactReceipt(head: MailFrame, to: string, receipt: Receipt): Mail {
	const { contact } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: 'contact.receipt',
		person: { to, name: '' },
		subject: contact.subject(receipt.reference),
		title: contact.title,
		parts: [text(contact.intro), ...closing(head, receipt)],
	});
}

/** `position` is empty for a spontaneous application. */
export function composeApplicationReceipt(
	head: MailFrame,
	to: string,
	receipt: Receipt & { position: string },
): Mail {
	const { application } = MAIL_TEXTS[head.locale];
	const { position } = receipt;
	return compose(head, {
		kind: 'application.receipt',
		person: { to, name: '' },
		subject: application.subject(position),
		title: application.title,
		parts: [
			text(application.intro(position)),
			text(application.next),
			small(application.kept),
			...closing(head, receipt),
		],
	});
}

export function composeRetailerReceipt(head: MailFrame, to: string, receipt: Receipt): Mail {
	const { retailer } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: 'retailer.receipt',
		person: { to, name: '' },
		subject: retailer.subject(receipt.reference),
		title: retailer.title,
		parts: [text(retailer.intro), ...closing(head, receipt)],
	});
}

export function composeSupportReceipt(head: MailFrame, to: string, receipt: Receipt): Mail {
	const { support } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: 'support.receipt',
		person: { to, name: '' },
		subject: support.subject(receipt.reference),
		title: support.title,
		parts: [
			text(support.intro),
			{ kind: 'steps', items: support.steps },
			text(support.term),
			...closing(head, receipt),
		],
	});
}
