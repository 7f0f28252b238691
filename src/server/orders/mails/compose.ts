import type { IsoDate } from '#contract/units.ts';
import type { Transfer } from '#contract/payments/payments.ts';
import { guaranteeIn, toExtensionWording } from '#domain/catalogue/guarantee.ts';
import { cents } from '#domain/money/money.ts';
import { groupedIban } from '#domain/money/grouped-iban.ts';
import { formatDate, formatMoney, formatSeries } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { MailPicture, Part } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { OrderRow } from '../record/queries.ts';
import { deliveryText } from '../documents/parts.ts';
import { DOCUMENT_TEXTS } from '../documents/texts.ts';
import { goodsPart, type MailedUnits, type MailedLine } from './goods.ts';
import { ORDER_MAILS, type BuyerMail } from './kinds.ts';
import { ORDER_MAIL_TEXTS, type OrderMailTexts } from './texts.ts';

/** Content of single mails beside the order. */
export interface Said {
	transfer?: Transfer | null;
	refund?: { amount: number; currency: string };
	delayed_until?: IsoDate;
	parcel?: { carrier: string; tracking_number: string; tracking_url: string | null };
	/** New last day of the legal guarantee, after a repair. */
	guaranteed_until?: IsoDate;
	/** Units in the parcel that the mail is about, or that were repaired. */
	pieces?: MailedUnits;
	/** Pictures of articles, which are attached. */
	pictures?: ReadonlyMap<string, MailPicture>;
	/** Notice of the legal guarantee. */
	guarantee?: readonly Part[];
	/** True if the order has more than these units. */
	isPart?: boolean;
}

/** Order fields that mails may use. Nothing that a person has typed is repeated. */
export type Told = Pick<
	OrderRow,
	| 'id'
	| 'placed_at'
	| 'number'
	| 'email'
	| 'locale'
	| 'currency'
	| 'goods_amount'
	| 'discount_total'
	| 'shipping_amount'
	| 'total_amount'
	| 'rates'
	| 'details'
>;

type Row = { label: string; value: string };
type Facts = OrderMailTexts['facts'];

/** Mails whose button leads to the page to pay. */
const TO_PAY: readonly BuyerMail[] = ['failed', 'left'];

/** Mails about shipping and delivery. */
const ON_THE_WAY: readonly BuyerMail[] = ['placed', 'paid', 'packed', 'shipped', 'delivered'];

function transferRows(
	{ holder, iban, bic, bank, reference, last_day }: Transfer,
	facts: Facts,
	head: MailFrame,
): Row[] {
	const rows = [
		{ label: facts.holder, value: holder },
		{ label: facts.iban, value: groupedIban(iban) },
		{ label: facts.bic, value: bic },
		{ label: facts.bank, value: bank },
		{ label: facts.reference, value: reference },
		{ label: facts.lastDay, value: formatDate(last_day, head.locale) },
	];
	return rows.filter(({ value }) => value !== '');
}

/** Row with the delivery days, or with the dealer's name and address where it is picked up. */
function deliveryRows(
	kind: BuyerMail,
	{ placed_at, details: { delivery, pickup } }: Told,
	{ locale }: MailFrame,
): Row[] {
	const words = DOCUMENT_TEXTS[locale];
	if (pickup) {
		return [{ label: words.pickup, value: formatSeries([pickup.name, ...pickup.lines], locale) }];
	}
	if (!delivery) return [];
	const value = deliveryText(delivery, locale, kind === 'placed' ? placed_at : null);
	return [{ label: words.delivery, value }];
}

function toRows(
	kind: BuyerMail,
	order: Told,
	{ transfer, refund, parcel, delayed_until, guaranteed_until }: Said,
	facts: Facts,
	head: MailFrame,
): Row[] {
	const money = (amount: number, currency: string) =>
		formatMoney(cents(amount), currency, head.locale);
	const rows: Row[] = [{ label: facts.number, value: order.number }];
	const isPromised = ['placed', 'paid'].includes(kind) || order.details.pickup !== null;
	if (isPromised && ON_THE_WAY.includes(kind)) rows.push(...deliveryRows(kind, order, head));
	// Other mails have the total below the articles, or are about a parcel, where it is no matter.
	if (transfer || kind === 'refunded') {
		rows.push({ label: facts.total, value: money(order.total_amount, order.currency) });
	}
	if (refund) {
		const label = kind === 'refund_undone' ? facts.owed : facts.refunded;
		rows.push({ label, value: money(refund.amount, refund.currency) });
	}
	if (delayed_until !== undefined) {
		rows.push({ label: facts.deliveryBy, value: formatDate(delayed_until, head.locale) });
	}
	if (guaranteed_until !== undefined) {
		rows.push({
			label: facts.guaranteeUntil,
			value: formatDate(guaranteed_until, head.locale),
		});
	}
	if (parcel?.carrier) rows.push({ label: facts.carrier, value: parcel.carrier });
	if (parcel?.tracking_number) {
		rows.push({ label: facts.tracking, value: parcel.tracking_number });
	}
	return [...rows, ...(transfer ? transferRows(transfer, facts, head) : [])];
}

/** Composes a mail to the buyer about an event of an order; `href` opens the order. */
export function composeOrderMail(
	head: MailFrame,
	kind: BuyerMail,
	order: Told,
	{
		href,
		isGuest,
		lines,
		...said
	}: Said & { href: string; isGuest: boolean; lines: readonly MailedLine[] },
	attachments: NonNullable<Mail['attachments']> = [],
): Mail {
	const texts = ORDER_MAIL_TEXTS[head.locale];
	const words = {
		...texts.mails[kind],
		...(order.details.pickup ? texts.mails[kind].pickup : {}),
	};
	const guarantee = guaranteeIn(head.locale);
	const isExtended = lines.some(
		({ article: { is_carbon_wheel, durability = null } }) =>
			is_carbon_wheel && toExtensionWording(durability, guarantee) !== 'left_out',
	);
	const parts: Part[] = [
		{ kind: 'text', text: words.text },
		...(words.carbon && isExtended ? [{ kind: 'text', text: words.carbon } as const] : []),
		...(said.isPart ? [{ kind: 'text', text: texts.inParts } as const] : []),
		{ kind: 'facts', rows: toRows(kind, order, said, texts.facts, head) },
		...goodsPart(kind, order, lines, said.pieces, said.pictures),
		{ kind: 'button', label: TO_PAY.includes(kind) ? texts.pay : texts.see, href },
	];
	const url = said.parcel?.tracking_url;
	if (url) parts.push({ kind: 'link', label: texts.trackingLink, href: url });
	parts.push(...(said.guarantee ?? []));
	if (isGuest) parts.push({ kind: 'small', text: texts.linkNote });
	return compose(head, {
		kind: ORDER_MAILS[kind],
		person: { to: order.email, name: '' },
		subject: fill(words.subject, { number: order.number }),
		title: words.title,
		parts,
		...(attachments.length > 0 ? { attachments } : {}),
	});
}

/** Mail with a link that was requested with an e-mail address and an order number. */
export function composeLinkMail(head: MailFrame, to: string, href: string): Mail {
	const { link: words, linkNote } = ORDER_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: ORDER_MAILS.link,
		person: { to, name: '' },
		subject: words.subject,
		title: words.title,
		parts: [
			{ kind: 'text', text: words.text },
			{ kind: 'button', label: words.button, href },
			{ kind: 'small', text: linkNote },
		],
	});
}
