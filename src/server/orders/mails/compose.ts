import type { Transfer } from '#contract/payments/payments.ts';
import { cents } from '#domain/money.ts';
import { groupedIban } from '#domain/iban.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { compose, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { OrderRow } from '../find.ts';
import { ORDER_MAILS, type BuyerMail } from './kinds.ts';
import { ORDER_MAIL_TEXTS, type OrderMailTexts } from './texts/texts.ts';

/** What single mails say beside the order. */
export interface Said {
	transfer?: Transfer | null;
	refund?: { amount: number; currency: string };
	parcel?: { carrier: string; tracking_number: string; tracking_url: string | null };
}

/** What mails repeat of an order. */
type Told = Pick<OrderRow, 'number' | 'email' | 'total_amount' | 'currency'>;

type Row = { label: string; value: string };
type Facts = OrderMailTexts['facts'];

/** What is paid for on the page that the button leads to. */
const TO_PAY: readonly BuyerMail[] = ['failed', 'left'];

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

function rowsOf(
	order: Told,
	{ transfer, refund, parcel }: Said,
	facts: Facts,
	head: MailFrame,
): Row[] {
	const money = (amount: number, currency: string) =>
		formatMoney(cents(amount), currency, head.locale);
	const rows = [
		{ label: facts.number, value: order.number },
		{ label: facts.total, value: money(order.total_amount, order.currency) },
	];
	if (refund) rows.push({ label: facts.refunded, value: money(refund.amount, refund.currency) });
	if (parcel?.carrier) rows.push({ label: facts.carrier, value: parcel.carrier });
	if (parcel?.tracking_number) {
		rows.push({ label: facts.tracking, value: parcel.tracking_number });
	}
	return [...rows, ...(transfer ? transferRows(transfer, facts, head) : [])];
}

/** A mail to the buyer about what has happened to an order; `href` opens it. */
export function composeOrderMail(
	head: MailFrame,
	kind: BuyerMail,
	order: Told,
	{ href, isGuest, ...said }: Said & { href: string; isGuest: boolean },
	attachments: NonNullable<Mail['attachments']> = [],
): Mail {
	const texts = ORDER_MAIL_TEXTS[head.locale];
	const words = texts.mails[kind];
	const parts: Part[] = [
		{ kind: 'text', text: words.text },
		{ kind: 'facts', rows: rowsOf(order, said, texts.facts, head) },
		{ kind: 'button', label: TO_PAY.includes(kind) ? texts.pay : texts.see, href },
	];
	const url = said.parcel?.tracking_url;
	if (url) parts.push({ kind: 'link', label: texts.trackingLink, href: url });
	if (isGuest) parts.push({ kind: 'small', text: texts.linkNote });
	return compose(head, {
		kind: ORDER_MAILS[kind],
		person: { to: order.email, name: '' },
		subject: words.subject(order.number),
		title: words.title,
		parts,
		...(attachments.length > 0 ? { attachments } : {}),
	});
}

/** The mail that somebody asked for with an address and a number. */
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

const HOUSE = {
	held: {
		subject: (number: string) => `Ordine ${number}: importo diverso da quello dovuto`,
		text: 'È arrivato un pagamento il cui importo o la cui valuta non sono quelli dell’ordine. L’ordine è fermo: al desk si accetta il pagamento o lo si rimborsa.',
	},
	refund_failed: {
		subject: (number: string) => `Ordine ${number}: rimborso non riuscito`,
		text: 'La banca non ha accettato il rimborso. Serve un altro modo: contattare il cliente e annotarlo al desk.',
	},
	disputed: {
		subject: (number: string) => `Ordine ${number}: pagamento contestato`,
		text: 'Il titolare della carta contesta il pagamento. Spedizioni e rimborsi sono bloccati; rispondere al fornitore dei pagamenti entro il termine.',
	},
} as const;

/** A mail to the house, in Italian. */
export function composeHouseMail(head: MailFrame, kind: keyof typeof HOUSE, order: Told): Mail {
	const words = HOUSE[kind];
	const { facts } = ORDER_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: ORDER_MAILS[kind],
		person: { to: head.company.email, name: '' },
		subject: words.subject(order.number),
		title: words.subject(order.number),
		isPersonal: true,
		parts: [
			{ kind: 'text', text: words.text },
			{ kind: 'facts', rows: rowsOf(order, {}, facts, head) },
		],
	});
}
