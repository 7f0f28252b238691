import type { Locale } from '#contract/locales.ts';
import { durabilityLine } from '#i18n/durability.ts';
import { formatSeries } from '#i18n/format.ts';
import type { MailPicture, Part } from '#server/platform/mail/layout.ts';
import type { LineRow, OrderRow } from '../record/queries.ts';
import { articleName, calculateSums, wordingFor } from '../documents/parts.ts';
import type { BuyerMail } from './kinds.ts';

export type MailedLine = Pick<
	LineRow,
	'position' | 'quantity' | 'variant_id' | 'article' | 'goods_amount'
>;
export type MailedUnits = readonly { position: number; quantity: number }[];

type MailedOrder = Pick<
	OrderRow,
	| 'locale'
	| 'currency'
	| 'goods_amount'
	| 'discount_total'
	| 'shipping_amount'
	| 'total_amount'
	| 'rates'
	| 'details'
>;

/** Pictures by article; an article without one has none in its row. */
type Pictures = ReadonlyMap<string, MailPicture>;
const NO_PICTURES: Pictures = new Map();

/** Mails with the ordered articles and their prices. */
const WITH_SUMS: readonly BuyerMail[] = [
	'placed',
	'reminder',
	'paid',
	'failed',
	'left',
	'called_off',
	'canceled',
	'too_late',
];
/** Mails that list units on their way, never sent, or repaired. No prices: they may be a gift. */
const WITH_UNITS: readonly BuyerMail[] = [
	'packed',
	'shipped',
	'delivered',
	'repaired',
	'rest_called_off',
];

function named({ article }: MailedLine, quantity: number, locale: Locale): string {
	const name = articleName(article, locale);
	return locale === 'ja' ? `${name} × ${quantity}` : `${quantity} × ${name}`;
}

/** Units by name with the producer's label of durability, as where they were bought. */
function labelled(line: MailedLine, locale: Locale): string {
	const name = named(line, line.quantity, locale);
	const { durability } = line.article;
	return durability ? formatSeries([name, durabilityLine(durability, locale)], locale) : name;
}

/** True for mails that list articles. */
export const listsGoods = (kind: BuyerMail): boolean =>
	WITH_SUMS.includes(kind) || WITH_UNITS.includes(kind);

/** Units by name, without prices. */
export function unitsPart(
	lines: readonly MailedLine[],
	pieces: MailedUnits,
	locale: Locale,
	pictures: Pictures = NO_PICTURES,
): Part {
	const rows = pieces.flatMap(({ position, quantity }) => {
		const line = lines.find((each) => each.position === position);
		const picture = line && pictures.get(line.variant_id);
		return line ? [{ label: named(line, quantity, locale), value: '', picture }] : [];
	});
	return { kind: 'goods', rows, sums: [] };
}

/** Articles of a mail; `pieces` are the units of one parcel, by default all. */
export function goodsPart(
	kind: BuyerMail,
	order: MailedOrder,
	lines: readonly MailedLine[],
	pieces: MailedUnits = lines,
	pictures: Pictures = NO_PICTURES,
): Part[] {
	const wording = wordingFor(order);
	const { money, locale } = wording;
	if (WITH_SUMS.includes(kind)) {
		const rows = lines.map((line) => ({
			label: labelled(line, locale),
			value: money(line.goods_amount),
			picture: pictures.get(line.variant_id),
		}));
		return [{ kind: 'goods', rows, sums: calculateSums(order, wording) }];
	}
	if (!WITH_UNITS.includes(kind)) return [];
	return [unitsPart(lines, pieces, locale, pictures)];
}
