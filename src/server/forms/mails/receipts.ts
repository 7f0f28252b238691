import { fill } from '#i18n/translator.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { toClosing, smallPrint, text, type Receipt } from './closing.ts';
import { FORM_MAILS } from './kinds.ts';
import { FORM_MAIL_TEXTS } from './texts.ts';

export function composeContactReceipt(head: MailFrame, to: string, receipt: Receipt): Mail {
	const { contact } = FORM_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: FORM_MAILS.contact,
		person: { to, name: '' },
		subject: fill(contact.subject, { reference: receipt.reference }),
		title: contact.title,
		parts: [text(contact.intro), ...toClosing(head, receipt)],
	});
}

/** `position` is empty for a spontaneous application. */
export function composeApplicationReceipt(
	head: MailFrame,
	to: string,
	receipt: Receipt & { position: string },
): Mail {
	const { application } = FORM_MAIL_TEXTS[head.locale];
	const { position } = receipt;
	return compose(head, {
		kind: FORM_MAILS.application,
		person: { to, name: '' },
		subject: fill(position === '' ? application.subjectUnnamed : application.subject, { position }),
		title: application.title,
		parts: [
			text(fill(position === '' ? application.introUnnamed : application.intro, { position })),
			text(application.next),
			smallPrint(application.kept),
			...toClosing(head, receipt),
		],
	});
}

export function composeRetailerReceipt(head: MailFrame, to: string, receipt: Receipt): Mail {
	const { retailer } = FORM_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: FORM_MAILS.retailer,
		person: { to, name: '' },
		subject: fill(retailer.subject, { reference: receipt.reference }),
		title: retailer.title,
		parts: [text(retailer.intro), ...toClosing(head, receipt)],
	});
}

export function composeAccessibilityReceipt(head: MailFrame, to: string, receipt: Receipt): Mail {
	const { accessibility } = FORM_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: FORM_MAILS.accessibility,
		person: { to, name: '' },
		subject: fill(accessibility.subject, { reference: receipt.reference }),
		title: accessibility.title,
		parts: [text(accessibility.intro), ...toClosing(head, receipt)],
	});
}
