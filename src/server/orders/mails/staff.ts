import { cents } from '#domain/money/money.ts';
import { formatMoney } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { COMPANY_MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import type { OrderRow } from '../record/queries.ts';
import { ORDER_MAILS, type StaffMail } from './kinds.ts';
import type { Said } from './compose.ts';
import { ORDER_MAIL_TEXTS } from './texts.ts';

type Told = Pick<OrderRow, 'id' | 'number' | 'total_amount' | 'currency'>;

/** Composes a mail to staff, in Italian; its button opens the order at the desk. */
export function composeStaffMail(
	head: MailFrame,
	kind: StaffMail,
	{ id, number, total_amount, currency }: Told,
	{ refund }: Pick<Said, 'refund'> = {},
): Mail {
	const words = COMPANY_MAIL_TEXTS.orders[kind];
	const subject = fill(words.subject, { number });
	const { facts } = ORDER_MAIL_TEXTS[head.locale];
	const money = (amount: number, its: string) => formatMoney(cents(amount), its, head.locale);
	const back = refund
		? [{ label: facts.refunded, value: money(refund.amount, refund.currency) }]
		: [];
	return compose(head, {
		kind: ORDER_MAILS[kind],
		person: { to: head.company.email, name: '' },
		subject,
		title: subject,
		isPersonal: true,
		parts: [
			{ kind: 'text', text: words.text },
			{
				kind: 'facts',
				rows: [
					{ label: facts.number, value: number },
					{ label: facts.total, value: money(total_amount, currency) },
					...back,
				],
			},
			{
				kind: 'button',
				label: COMPANY_MAIL_TEXTS.button,
				href: `${head.siteUrl}/desk#/orders/${id}/show`,
			},
		],
	});
}
