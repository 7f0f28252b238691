import { fill } from '#i18n/translator.ts';
import { toClosing, type Receipt } from '#server/forms/ports.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { Shop } from '#server/content/ports.ts';
import { VISIT_MAILS } from './kinds.ts';
import { VISIT_MAIL_TEXTS } from './texts.ts';

/** Receipt for the rider: wheel and store, both from our lists, and that the store answers. */
export function composeVisitReceipt(
	head: MailFrame,
	to: string,
	visit: Receipt & { wheel: string; shop: Shop },
): Mail {
	const { receipt, facts } = VISIT_MAIL_TEXTS[head.locale];
	const { name, street, postal_code, city, phone } = visit.shop;
	return compose(head, {
		kind: VISIT_MAILS.receipt,
		person: { to, name: '' },
		subject: fill(receipt.subject, { reference: visit.reference }),
		title: receipt.title,
		parts: [
			{ kind: 'text', text: receipt.intro },
			{
				kind: 'facts',
				rows: [
					{ label: facts.wheel, value: visit.wheel },
					{ label: facts.store, value: name },
					{ label: facts.address, value: `${street}, ${postal_code} ${city}` },
					...(phone === null ? [] : [{ label: facts.phone, value: phone }]),
				],
			},
			{ kind: 'text', text: receipt.next },
			...toClosing(head, visit),
		],
	});
}
