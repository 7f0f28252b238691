import type { Locale } from '#contract/locales.ts';
import { dayInRome, daysAfter } from '#domain/time/days.ts';
import { cents } from '#domain/money/money.ts';
import type { RateTotal } from '#domain/money/vat.ts';
import { timeOfRange } from '#domain/time/working-days.ts';
import { formatDays } from '#i18n/format-days.ts';
import { formatDate, formatMoney, formatPair, formatSeries } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { companyNumbers, mailFrameIn } from '#server/platform/mail/compose.ts';
import type { Sender } from '#server/platform/mail/sender.ts';
import type { Fact, PdfDocumentModel, PdfBlock } from '#server/platform/pdf/pdf-model.ts';
import type { Services } from '#server/platform/services.ts';
import type { LineRow, OrderRow } from '../record/queries.ts';
import { DOCUMENT_TEXTS, type DocumentTexts } from './texts.ts';

/** Language, texts and money format of an order, for documents and mails. */
export interface Wording {
	locale: Locale;
	texts: DocumentTexts;
	money: (amount: number) => string;
}

export const wordingFor = ({
	locale,
	currency,
}: Pick<OrderRow, 'locale' | 'currency'>): Wording => ({
	locale,
	texts: DOCUMENT_TEXTS[locale],
	money: (amount) => formatMoney(cents(amount), currency, locale),
});

export type Printing = Pick<Services, 'senderIn' | 'siteUrl'>;

/** Wording of an order's documents, with the seller. */
export interface Hand extends Wording {
	sender: Sender;
	day: (at: Date) => string;
}

export async function handFor(db: Db | Tx, services: Printing, order: OrderRow): Promise<Hand> {
	const { locale } = order;
	const sender = await mailFrameIn(services, db, locale);
	return {
		...wordingFor(order),
		sender,
		day: (at) => formatDate(dayInRome(at), locale),
	};
}

/** Delivery text: days, or a time after the payment for an order that still waits for it. */
export function deliveryText(
	{ from, to }: { from: string; to: string },
	locale: Locale,
	waitsSince: Date | null,
): string {
	if (waitsSince === null) return formatDays(daysAfter(from, 0), daysAfter(to, 0), locale);
	const { min, max } = timeOfRange({ from, to }, dayInRome(waitsSince));
	return fill(DOCUMENT_TEXTS[locale].afterMoney, {
		days: min === max ? String(max) : `${min}–${max}`,
	});
}

/** Document with the seller in its footer. */
export function toPdfModel(
	{ locale, sender }: Hand,
	head: Pick<PdfDocumentModel, 'title' | 'subject' | 'made_at'>,
	blocks: readonly PdfBlock[],
): PdfDocumentModel {
	const { company, brand } = sender;
	const { legal_name, street, postal_code, city, province, certified_email } = company;
	const pec = certified_email && formatPair('PEC', certified_email, locale);
	return {
		...head,
		locale,
		brand,
		foot: [
			`${legal_name} · ${street}, ${postal_code} ${city} (${province}) · ${company.email} · ${company.phone}`,
			[...companyNumbers(company, locale), pec].filter(Boolean).join(' · '),
		],
		blocks,
	};
}

/** Formats a rate in basis points as a percentage. */
export const rateText = (rate: number, locale: Locale): string =>
	new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
		rate / 10_000,
	);

/** Article name on a line: the product, the name of its variant, its code. */
export const articleName = ({ product, name, code }: LineRow['article'], locale: Locale): string =>
	`${formatSeries([...new Set([product.name, name])], locale)} (${code})`;

/** Buyer's lines, with the details for the invoice. */
export function buyerLines({ details }: OrderRow, { texts, locale }: Hand): string[] {
	const { invoice, billing } = details;
	const numbers = [
		invoice.vat_number && formatPair(texts.vatNumber, invoice.vat_number, locale),
		invoice.tax_code && formatPair(texts.taxCode, invoice.tax_code, locale),
		invoice.recipient_code && formatPair(texts.recipientCode, invoice.recipient_code, locale),
		invoice.pec && formatPair('PEC', invoice.pec, locale),
	];
	const names = [invoice.company, invoice.company_latin ?? ''];
	const named = names.filter((name) => !billing.lines.includes(name));
	return [...named, ...billing.lines, ...numbers].filter(Boolean);
}

/** VAT by rate; a rate of 0 has no row. */
export function vatFacts(rates: readonly RateTotal[], { texts, money, locale }: Wording): Fact[] {
	return rates.flatMap(({ vat_rate, net, vat }) =>
		vat_rate > 0
			? [
					{
						label: fill(texts.vatOf, { rate: rateText(vat_rate, locale), net: money(net) }),
						value: money(vat),
					},
				]
			: [],
	);
}

type Summed = Pick<
	OrderRow,
	'goods_amount' | 'discount_total' | 'shipping_amount' | 'total_amount' | 'details' | 'rates'
>;

/** Sums of an order, from its goods to the VAT in it. */
export function calculateSums(order: Summed, wording: Wording): Fact[] {
	const { texts, money } = wording;
	const { goods_amount, discount_total, shipping_amount, total_amount, details } = order;
	const off = Math.abs(discount_total);
	const code = details.discount ? ` (${details.discount.code})` : '';
	return [
		{ label: texts.goods, value: money(goods_amount) },
		...(off > 0 ? [{ label: `${texts.discount}${code}`, value: `−${money(off)}` }] : []),
		...(shipping_amount === null ? [] : [{ label: texts.shipping, value: money(shipping_amount) }]),
		{ label: texts.total, value: money(total_amount), isStrong: true },
		...vatFacts(order.rates, wording),
	];
}

export function untaxedNote({ tax_treatment }: OrderRow, { texts }: Hand): PdfBlock[] {
	if (tax_treatment === 'domestic' || tax_treatment === 'distance_sale') return [];
	return [{ kind: 'text', text: texts.untaxed[tax_treatment], isSmall: true }];
}
