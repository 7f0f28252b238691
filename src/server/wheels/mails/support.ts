import { fill } from '#i18n/translator.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { toClosing, type Receipt } from '#server/forms/ports.ts';
import { WHEEL_MAILS } from './kinds.ts';
import { WHEEL_MAIL_TEXTS } from './texts.ts';

/** Receipt for a wheel that could not be registered: the next steps, and that no day is lost. */
export function composeSupportReceipt(head: MailFrame, to: string, receipt: Receipt): Mail {
	const plain = (text: string) => ({ kind: 'text', text }) as const;
	const { support } = WHEEL_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: WHEEL_MAILS.support,
		person: { to, name: '' },
		subject: fill(support.subject, { reference: receipt.reference }),
		title: support.title,
		parts: [
			plain(support.intro),
			{ kind: 'steps', items: support.steps },
			plain(support.term),
			...toClosing(head, receipt),
		],
	});
}
