import type { Locale } from '#contract/locales.ts';
import { cents } from '#domain/money/money.ts';
import { formatMoney } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import {
	unitsPart,
	type OrderRow,
	type MailedUnits,
	type MailedLine,
} from '#server/orders/ports.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { MailPicture, Part } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { ReturnRow } from '../queries.ts';
import { RETURN_MAILS, type ReturnMail } from './kinds.ts';
import { RETURN_MAIL_TEXTS } from './texts.ts';

interface About {
	/** Page that shows the return, or a guest's orders. */
	href: string;
	isGuest: boolean;
	/** Address that the goods go to. */
	to: readonly string[];
	label: NonNullable<Mail['attachments']>[number] | null;
	/** Set if not all announced goods have come. */
	arrived: {
		lines: readonly MailedLine[];
		came: MailedUnits;
		missing: MailedUnits;
		/** Pictures by article, and the files that hold them. */
		pictures: ReadonlyMap<string, MailPicture>;
		files: NonNullable<Mail['attachments']>;
	} | null;
}

/** Received and missing goods, by name. */
function arrivedParts(
	locale: Locale,
	{ lines, came, missing, pictures }: NonNullable<About['arrived']>,
): Part[] {
	const { part } = RETURN_MAIL_TEXTS[locale];
	const listed = (text: string, pieces: MailedUnits): Part[] =>
		pieces.length === 0
			? []
			: [{ kind: 'heading', text }, unitsPart(lines, pieces, locale, pictures)];
	return [
		...listed(part.came, came),
		...listed(part.missing, missing),
		{ kind: 'text', text: part.text },
	];
}

/** Composes a mail to the buyer about the state of a return. */
export function composeReturnMail(
	head: MailFrame,
	status: ReturnMail,
	{
		row,
		order,
	}: {
		row: Pick<ReturnRow, 'reference' | 'way' | 'refusal' | 'goods_amount' | 'shipping_amount'>;
		order: Pick<OrderRow, 'number' | 'email' | 'currency'>;
	},
	{ href, isGuest, to, label, arrived }: About,
): Mail {
	const { facts, part, see, linkNote, mails } = RETURN_MAIL_TEXTS[head.locale];
	const words = mails[status];
	const about = arrived ? part : words;
	const amount = cents(row.goods_amount + row.shipping_amount);
	const rows = [
		{ label: facts.reference, value: row.reference },
		{ label: facts.order, value: order.number },
	];
	// Until it is calculated again, the refund is the one for all announced goods.
	if (status !== 'refused' && !arrived) {
		const refund = formatMoney(amount, order.currency, head.locale);
		rows.push({ label: facts.refund, value: refund });
	}
	const sends = status === 'authorised' && row.way === 'own_courier';
	if (sends) rows.push({ label: facts.sendTo, value: to.join(', ') });
	const parts: Part[] = [
		{ kind: 'text', text: (sends ? words.own : undefined) ?? words.text },
		...(row.refusal === '' ? [] : [{ kind: 'text', text: row.refusal } as const]),
		...(arrived ? arrivedParts(head.locale, arrived) : []),
		{ kind: 'facts', rows },
		{ kind: 'button', label: see, href },
		...(isGuest ? [{ kind: 'small', text: linkNote } as const] : []),
	];
	const attachments = [...(label ? [label] : []), ...(arrived?.files ?? [])];
	return compose(head, {
		kind: RETURN_MAILS[status],
		person: { to: order.email, name: '' },
		subject: fill(about.subject, { reference: row.reference }),
		title: about.title,
		parts,
		...(attachments.length > 0 ? { attachments } : {}),
	});
}
