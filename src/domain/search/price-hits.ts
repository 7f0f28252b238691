import type { SearchEntry, SearchGroup } from '#contract/search/search.ts';
import { minorUnitExponent } from '#contract/minor-units.ts';
import { cents } from '../money/money.ts';
import type { Scores } from './lookup.ts';
import type { AskedPrice } from './prices.ts';

/** Amounts of entries by their place, in whole units. */
type Amounts = ReadonlyMap<number, number>;

/** Amounts by the code of their currency, and the currency in which results are shown. */
export interface PricedEntries {
	own: string;
	amounts: ReadonlyMap<string, Amounts>;
}

/** Word of an amount in another currency than that of a result's own price. */
export const amountWord = (amount: number, currency: string): string =>
	`=${amount / 10 ** minorUnitExponent(currency)}${currency.toLowerCase()}`;

const AMOUNT_WORD = /=([\d.]+)([a-z]{3})(?= |$)/g;

/** Reads the prices of an index. */
export function readPrices(entries: readonly SearchEntry[]): PricedEntries {
	const amounts = new Map<string, Map<number, number>>();
	const keep = (currency: string, place: number, amount: number) => {
		let own = amounts.get(currency);
		if (!own) amounts.set(currency, (own = new Map()));
		own.set(place, amount);
	};
	let own = '';
	for (const [place, { price, facts }] of entries.entries()) {
		if (!price) continue;
		own = price.currency.toLowerCase();
		keep(own, place, price.amount / 10 ** minorUnitExponent(price.currency));
		for (const [, amount, currency = ''] of facts.matchAll(AMOUNT_WORD)) {
			keep(currency, place, Number(amount));
		}
	}
	return { own, amounts };
}

/** Worth of a price that is only known to be there, and what closeness adds. */
const KNOWN = 0.5;
const CLOSE = 0.5;

function closeness(amount: number, { least, most, near }: AskedPrice): number {
	if (near !== null) return 1 - Math.abs(amount - near) / (most - near);
	if (most === Infinity) return least > 0 ? least / amount : 0;
	// Who names the most to spend looks for much of it; within a range all are alike.
	return least > 0 ? 1 : amount / most;
}

/** Answer to the price that a query asks for. */
interface PriceAnswer {
	scores: Scores;
	/** Entries beyond the limits, which are no answer. */
	beyond: readonly number[];
	order: AskedPrice['order'];
	amounts: Amounts;
	/** False if the limits fell, since nothing of what is meant is within them. */
	isMet: boolean;
}

/** Findings of a query without its price: number of hits of each entry, and its worth. */
interface Others {
	hits: Scores;
	weigh: (place: number) => number;
	groupAt: (place: number) => SearchGroup | undefined;
}

/** Priced entries of the best group that have most of what else is asked. */
function listMeant(amounts: Amounts, { hits, weigh, groupAt }: Others): number[] {
	const priced = [...hits.keys()].filter((place) => amounts.has(place));
	const most = Math.max(0, ...priced.map((place) => hits.get(place) ?? 0));
	const whole = priced.filter((place) => hits.get(place) === most);
	const [best] = whole.toSorted((a, b) => weigh(b) - weigh(a));
	const group = best === undefined ? undefined : groupAt(best);
	return whole.filter((place) => groupAt(place) === group);
}

/**
 * Judges a price against those of the entries; null if none is known in its currency. If nothing of
 * what is meant has such a price, the limit falls, and the nearest prices come first.
 */
export function judgePrice(
	price: AskedPrice,
	{ own, amounts: known }: PricedEntries,
	others: Others,
): PriceAnswer | null {
	const amounts = known.get(price.currency ?? own);
	if (!amounts) return null;
	const { least, most } = price;
	const isWithin = (amount: number) => amount >= least && amount <= most;
	const meant = others.hits.size > 0 ? listMeant(amounts, others) : [...amounts.keys()];
	const isMet = meant.some((place) => isWithin(amounts.get(place) ?? NaN));
	const within = [...amounts].filter(([, amount]) => !isMet || isWithin(amount));
	return {
		scores: new Map(
			within.map(([place, amount]) => [
				place,
				KNOWN + (isMet && !price.order ? CLOSE * closeness(amount, price) : 0),
			]),
		),
		beyond: isMet ? [...amounts].flatMap(([at, amount]) => (isWithin(amount) ? [] : at)) : [],
		order: price.order ?? (isMet ? null : most === Infinity ? 'dearest' : 'cheapest'),
		amounts,
		isMet,
	};
}

/** Price of an entry in the currency that a query names, if a price list has it. */
export function inCurrency(
	price: SearchEntry['price'],
	currency: string | null,
	{ amounts }: PricedEntries,
	place: number,
): SearchEntry['price'] {
	const amount = currency === null ? undefined : amounts.get(currency)?.get(place);
	if (!price || currency === null || amount === undefined) return price;
	const code = currency.toUpperCase();
	const units = cents(Math.round(amount * 10 ** minorUnitExponent(code)));
	return { ...price, amount: units, currency: code };
}

/** Puts those of the best result's kind first, by their price. `isSame`: it answers as well as the best. */
export function orderByPrice(
	places: readonly number[],
	{ order, amounts }: Pick<PriceAnswer, 'order' | 'amounts'>,
	isSame: (place: number, best: number) => boolean,
): number[] {
	const best = places.find((place) => amounts.has(place));
	if (order === null || best === undefined) return [...places];
	const same = places.filter((place) => amounts.has(place) && isSame(place, best));
	const sign = order === 'cheapest' ? 1 : -1;
	const sorted = same.toSorted((a, b) => sign * ((amounts.get(a) ?? 0) - (amounts.get(b) ?? 0)));
	return [...sorted, ...places.filter((place) => !same.includes(place))];
}
