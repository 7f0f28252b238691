import { compose, type Letterhead, type Recipient } from '../compose.ts';
import type { Part } from '../layout.ts';
import type { Mail } from '../outbox.ts';
import { MAIL_TEXTS } from '../texts/texts.ts';

/** A field of a form as its sender saw it: label and value in the sender's language. */
export interface SentField {
	label: string;
	value: string;
}

interface Receipt {
	reference: string;
	/** Without files, consents and whatever the page sent for the person. */
	fields: readonly SentField[];
}

const text = (words: string): Part => ({ kind: 'text', text: words });
const small = (words: string): Part => ({ kind: 'small', text: words });

/** The reference, what was sent, and how to add to it. */
function closing(head: Letterhead, { reference, fields }: Receipt): Part[] {
	const { reference: label, copy, replyHint } = MAIL_TEXTS[head.locale];
	const rows = fields.filter(({ value }) => value.trim() !== '');
	return [
		{ kind: 'facts', rows: [{ label, value: reference }] },
		...(rows.length === 0
			? []
			: ([
					{ kind: 'heading', text: copy },
					{ kind: 'facts', rows },
				] as const)),
		small(replyHint(reference)),
	];
}

export function composeContactReceipt(head: Letterhead, person: Recipient, receipt: Receipt): Mail {
	const { contact } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: 'contact.receipt',
		person,
		subject: contact.subject(receipt.reference),
		title: contact.title,
		parts: [text(contact.intro), ...closing(head, receipt)],
	});
}

/** `position` is empty for a spontaneous application. */
export function composeApplicationReceipt(
	head: Letterhead,
	person: Recipient,
	receipt: Receipt & { position: string },
): Mail {
	const { application } = MAIL_TEXTS[head.locale];
	const { position } = receipt;
	return compose(head, {
		kind: 'application.receipt',
		person,
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

export function composeRetailerReceipt(
	head: Letterhead,
	person: Recipient,
	receipt: Receipt,
): Mail {
	const { retailer } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: 'retailer.receipt',
		person,
		subject: retailer.subject(receipt.reference),
		title: retailer.title,
		parts: [text(retailer.intro), ...closing(head, receipt)],
	});
}

export function composeSupportReceipt(
	head: Letterhead,
	person: Recipient,
	receipt: Receipt & { serial_number: string },
): Mail {
	const { support } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: 'support.receipt',
		person,
		subject: support.subject(receipt.reference),
		title: support.title,
		parts: [
			text(support.intro(receipt.serial_number)),
			{ kind: 'steps', items: support.steps },
			text(support.term),
			...closing(head, receipt),
		],
	});
}
