import type { Locale } from '#contract/locales.ts';
import { startsWithUnit } from './measures.ts';
import { AMOUNTS_IN_WORDS, PRICE_WORDS, type PriceWords } from './terms/prices.ts';

/** Price that a query asks for, in whole units of a currency. */
export interface AskedPrice {
	least: number;
	most: number;
	/** Amount that the price is to be near; null if only the limits count. */
	near: number | null;
	/** Currency that was named, by its code; null for the shop's own. */
	currency: string | null;
	order: 'cheapest' | 'dearest' | null;
}

const NUMBER = "\\d{1,3}(?:[.,\\s'’]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2})?";
const SCALES: Readonly<Record<string, number>> = { 万: 10_000, 千: 1000 };
const THOUSAND = 1000;
export const YEN = 'jpy';
const IS_YEN = /^(?:円|yen|jpy|¥|エン)$/;
const IS_EURO = /^(?:€|euros?|eur|ユロ)$/;
/**
 * Pounds, dollars and francs are within a fifth of a euro. No price list has them, so that their
 * amounts are read as the shop's own, whose prices the results show.
 */
const OTHERS = '£|gbp|pounds?|quid|us\\$|\\$|usd|dollars?|chf|ポンド|ドル|フラン';
const SIGN = `€|euros?|eur|ユロ|円|yen|jpy|¥|エン|${OTHERS}`;

const AMOUNT = new RegExp(
	`(?<![\\p{Script=Latin}\\d.,×/])(?:(${SIGN})\\s?)?(${NUMBER})\\s?(k(?![a-z])|mila|mil(?![a-z])|mille|thousand|[万千])?\\s?(${SIGN})?(?![a-z\\d])`,
	'gu',
);

/** Figures without a currency are prices from here on: smaller ones are widths, teeth, days. */
const LEAST_BARE = 100;
/** An amount alone means prices within this part of it. */
const NEARBY = 0.2;

interface Amount {
	value: number;
	currency: string | null;
	isMoney: boolean;
	scale: number;
	at: number;
	end: number;
}

function toCurrency(sign: string | undefined, isMyriad: boolean): string | null {
	if (sign !== undefined && IS_EURO.test(sign)) return 'eur';
	return isMyriad || (sign !== undefined && IS_YEN.test(sign)) ? YEN : null;
}

function listAmounts(text: string): Amount[] {
	return [...text.matchAll(AMOUNT)].map((found) => {
		const [whole, before, written = '', scaled, after] = found;
		const isGrouped = /^\d{1,3}(?:[.,\s'’]\d{3})+$/.test(written);
		const number = Number(isGrouped ? written.replace(/\D/g, '') : written.replace(',', '.'));
		const scale = scaled === undefined ? 1 : (SCALES[scaled] ?? THOUSAND);
		const sign = before ?? after;
		const isMyriad = scaled === '万' && sign === undefined;
		const end = found.index + whole.trimEnd().length;
		return {
			value: number * scale,
			scale,
			currency: toCurrency(sign, isMyriad),
			isMoney: sign !== undefined || isMyriad,
			at: found.index,
			end,
		};
	});
}

interface Patterns {
	mostBefore: RegExp;
	mostAfter: RegExp;
	leastBefore: RegExp;
	leastAfter: RegExp;
	from: RegExp;
	to: RegExp;
	aboutBefore: RegExp;
	aboutAfter: RegExp;
	cheap: RegExp;
	dear: RegExp;
}

const EDGE = '(?<![\\p{Script=Latin}\\d])';
const END = '(?![\\p{Script=Latin}\\d])';
const PATTERNS = new Map<Locale, Patterns>();

/** Patterns of a language with the English ones, which riders use in every language. */
function patternsIn(locale: Locale): Patterns {
	let known = PATTERNS.get(locale);
	if (!known) {
		const own = PRICE_WORDS[locale] ?? PRICE_WORDS.en;
		const either = (key: keyof PriceWords) => `(?:${own[key]}|${PRICE_WORDS.en[key]})`;
		const before = (key: keyof PriceWords) => new RegExp(`${EDGE}${either(key)}\\s*$`, 'u');
		const after = (key: keyof PriceWords) => new RegExp(`^\\s*${either(key)}${END}`, 'u');
		const within = (key: keyof PriceWords) => new RegExp(`${EDGE}${either(key)}${END}`, 'gu');
		known = {
			mostBefore: before('most'),
			mostAfter: after('mostAfter'),
			leastBefore: before('least'),
			leastAfter: after('leastAfter'),
			from: before('from'),
			to: new RegExp(`^\\s*(?:${either('to')}|[-–—~〜])\\s*$`, 'u'),
			aboutBefore: before('about'),
			aboutAfter: after('aboutAfter'),
			cheap: within('cheap'),
			dear: within('dear'),
		};
		PATTERNS.set(locale, known);
	}
	return known;
}

interface Found extends AskedPrice {
	from: number;
	end: number;
}

const without = (text: string, from: number, end: number): string =>
	`${text.slice(0, from)} ${text.slice(end)}`;

/** Range between two amounts: "from 500 to 900 euros". */
function rangeAt(text: string, [one, other]: [Amount, Amount], words: Patterns): Found | null {
	if (!words.to.test(text.slice(one.end, other.at))) return null;
	const start = words.from.exec(text.slice(0, one.at));
	const isMoney = one.isMoney || other.isMoney;
	const isBare = start !== null && Math.min(one.value, other.value) >= LEAST_BARE;
	if (!isMoney && (!isBare || startsWithUnit(text.slice(other.end)))) return null;
	// "10 to 15万円" states the scale once.
	const first = one.scale === 1 && one.value < other.scale ? one.value * other.scale : one.value;
	const after = words.mostAfter.exec(text.slice(other.end));
	return {
		least: Math.min(first, other.value),
		most: Math.max(first, other.value),
		near: null,
		currency: other.currency ?? one.currency,
		order: null,
		from: start?.index ?? one.at,
		end: other.end + (after?.[0].length ?? 0),
	};
}

/** Limit at one amount, or the amount itself. */
function limitAt(text: string, amount: Amount, words: Patterns): Found | null {
	const { value, currency, isMoney, at, end } = amount;
	const [before, after] = [text.slice(0, at), text.slice(end)];
	if (!isMoney && (value < LEAST_BARE || startsWithUnit(after))) return null;
	const found = (one: RegExp, other: RegExp) => {
		const start = one.exec(before);
		const rest = other.exec(after);
		return start || rest ? { from: start?.index ?? at, end: end + (rest?.[0].length ?? 0) } : null;
	};
	const asked = { near: null, currency, order: null };
	const most = found(words.mostBefore, words.mostAfter);
	if (most) return { ...asked, least: 0, most: value, ...most };
	// Without a currency "from 2025" is a year.
	if (!isMoney) return null;
	const least = found(words.leastBefore, words.leastAfter);
	if (least) return { ...asked, least: value, most: Infinity, ...least };
	return {
		...asked,
		least: value * (1 - NEARBY),
		most: value * (1 + NEARBY),
		near: value,
		...(found(words.aboutBefore, words.aboutAfter) ?? { from: at, end }),
	};
}

const IN_WORDS = new RegExp(
	`${EDGE}(${Object.keys(AMOUNTS_IN_WORDS)
		.toSorted((a, b) => b.length - a.length)
		.join('|')})(?=\\s*(?:${SIGN})${END})`,
	'gu',
);
const figuresFor = (text: string): string =>
	text.replace(IN_WORDS, (written) => {
		const found = Object.entries(AMOUNTS_IN_WORDS).find(([pattern]) =>
			new RegExp(`^(?:${pattern})$`, 'u').test(written),
		);
		return String(found?.[1] ?? written);
	});

function firstPrice(text: string, words: Patterns, isBare: boolean): Found | null {
	const amounts = listAmounts(text);
	for (const [place, one] of amounts.entries()) {
		const other = amounts[place + 1];
		const mayBe = other && (isBare || one.isMoney || other.isMoney);
		const range = mayBe && rangeAt(text, [one, other], words);
		if (range) return range;
	}
	for (const amount of amounts) {
		const limit = isBare || amount.isMoney ? limitAt(text, amount, words) : null;
		if (limit) return limit;
	}
	return null;
}

/**
 * Takes the price out of a normalized query: a limit, a range or an amount, and words for cheap or
 * dear. `isBare`: figures without a currency may be money, since nothing else in it has figures.
 */
export function takePrice(
	typed: string,
	locale: Locale,
	isBare: boolean,
): { rest: string; price: AskedPrice | null } {
	const words = patternsIn(locale);
	const text = figuresFor(typed);
	const found = firstPrice(text, words, isBare);
	let rest = found ? without(text, found.from, found.end) : text;
	const isCheap = rest.search(words.cheap) >= 0;
	const isDear = !isCheap && rest.search(words.dear) >= 0;
	if (!found && !isCheap && !isDear) return { rest: typed, price: null };
	rest = rest.replace(isCheap ? words.cheap : isDear ? words.dear : /$^/u, ' ');
	const { least, most, near, currency } = found ?? {
		least: 0,
		most: Infinity,
		near: null,
		currency: null,
	};
	const order = isCheap ? 'cheapest' : isDear ? 'dearest' : null;
	return { rest, price: { least, most, near, currency, order } };
}
