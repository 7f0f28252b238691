import type { RejectionReason } from '#contract/wheels/passports.ts';
import { fill } from '#i18n/translator.ts';
import { compose, secretLink, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import { WHEEL_MAILS } from './kinds.ts';
import { WHEEL_MAIL_TEXTS } from './texts.ts';

interface Rejected {
	product: string;
	serial_number: string;
	reference: string;
	reason: RejectionReason;
	/** Text by staff, in the owner's language; empty if the reason is enough. */
	text: string;
	/** Opens the passport, where another proof can be sent. */
	token: string;
}

/** Rejects a proof: the reason, how to send another one, and that no day is lost. */
export function composeRejection(head: MailFrame, to: string, rejected: Rejected): Mail {
	const { product, serial_number, reference, reason, text, token } = rejected;
	const { rejection: words } = WHEEL_MAIL_TEXTS[head.locale];
	const { reference: label, pasteHint } = MAIL_TEXTS[head.locale];
	const plain = (said: string): Part => ({ kind: 'text', text: said });
	const why = reason === 'other' ? [] : [plain(words.reasons[reason])];
	return compose(head, {
		kind: WHEEL_MAILS.rejection,
		person: { to, name: '' },
		subject: fill(words.subject, { product }),
		title: words.title,
		// A member of staff has checked it and can be asked.
		reply_to: head.company.email,
		parts: [
			plain(fill(words.intro, { product, serial: serial_number })),
			...why,
			...(text === '' ? [] : [plain(text)]),
			{ kind: 'heading', text: words.again },
			plain(words.how),
			{
				kind: 'button',
				label: words.button,
				href: secretLink(head, 'wheel-passport', token),
				hint: pasteHint,
			},
			{ kind: 'facts', rows: [{ label, value: reference }] },
			{ kind: 'small', text: words.term },
		],
	});
}
