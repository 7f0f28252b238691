import type { REMEDIES } from '#contract/wheels/forms.ts';
import { fill } from '#i18n/translator.ts';
import { toClosing, type Receipt } from '#server/forms/ports.ts';
import { compose, secretLink, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import { longDay } from '../long-day.ts';
import { WHEEL_MAILS } from './kinds.ts';
import { WHEEL_MAIL_TEXTS } from './texts.ts';

export type Remedy = (typeof REMEDIES)[number];

/** Receipt of a claim under the legal guarantee: the chosen remedy, and its meaning. */
export function composeClaimReceipt(
	head: MailFrame,
	to: string,
	receipt: Receipt,
	remedy: Remedy,
): Mail {
	const { claim: words } = WHEEL_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: WHEEL_MAILS.claim,
		person: { to, name: '' },
		subject: fill(words.subject, { reference: receipt.reference }),
		title: words.title,
		parts: [
			{ kind: 'text', text: words.intro },
			{ kind: 'facts', rows: [{ label: words.chosen, value: words.remedies[remedy] }] },
			{ kind: 'text', text: words.means[remedy] },
			...toClosing(head, receipt),
		],
	});
}

/** Notifies the owner of the new last day of the legal guarantee after a repair. */
export function composeExtendedGuarantee(
	head: MailFrame,
	to: string,
	wheel: { product: string; serial_number: string; legal_ends_on: string; token: string },
): Mail {
	const { extended: words } = WHEEL_MAIL_TEXTS[head.locale];
	const { pasteHint } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: WHEEL_MAILS.extended,
		person: { to, name: '' },
		subject: fill(words.subject, { product: wheel.product }),
		title: words.title,
		parts: [
			{
				kind: 'text',
				text: fill(words.intro, { product: wheel.product, serial: wheel.serial_number }),
			},
			{
				kind: 'facts',
				rows: [{ label: words.until, value: longDay(wheel.legal_ends_on, head.locale) }],
			},
			{ kind: 'text', text: words.once },
			{
				kind: 'button',
				label: words.button,
				href: secretLink(head, 'wheel-passport', wheel.token),
				hint: pasteHint,
			},
		],
	});
}
