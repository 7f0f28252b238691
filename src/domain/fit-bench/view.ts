import type { BicycleBrake } from '#contract/fit/brakes.ts';
import { bySoonest } from '../money/prices.ts';
import type { FitPart, FitVerdict, ReasonCode } from './judge.ts';
import type { ProblemCode, ReadQuestion } from './question.ts';
import type { Brake } from './wheel.ts';

/** Sentences of the bench in one language; `{{name}}` is filled with a figure. */
export interface FitWords {
	/** Beginning of the answer, `{{bicycle}}: {{fits}}`, and how much of it fits. */
	answer: string;
	answerNone: string;
	all: string;
	tyre: string;
	rider: string;
	brakes: Record<BicycleBrake, string>;
	fits: string;
	fitsWith: string;
	doesNotFit: string;
	unknown: string;
	/** Titles of the lists below the answer. */
	othersTitle: string;
	unknownTitle: string;
	price: string;
	priceFrom: string;
	pressure: string;
	here: string;
	toOrder: string;
	gone: string;
	body: string;
	source: string;
	ownLimit: string;
	/** Data sheet of `{{wheel}}`, the source of a wheel's own figures. */
	sheet: string;
	/** A statement with its source in brackets, which are those of the language. */
	sourced: string;
	reasons: Record<ReasonCode, string>;
	missing: Record<FitPart, string>;
	problems: Record<ProblemCode, string>;
}

/** Formats of one language that the sentences need. */
export interface FitFormats {
	number: (value: number) => string;
	money: (amount: number) => string;
	pressure: (bar: number) => string;
	list: (names: readonly string[]) => string;
	rideName: (id: string) => string;
	groupsetName: (code: string) => string;
	freehubName: (code: string) => string;
}

/** One wheel of the answer, in words. */
export interface FitLine {
	id: string;
	name: string;
	href: string;
	/** "fits", "fits with …", "does not fit because …". */
	verdict: string;
	facts: string[];
}

/** Answer of the bench, in words. */
export interface FitView {
	sentence: string;
	notes: string[];
	/** The wheel that the question is about, which the lists then leave out. */
	own: FitLine[];
	fits: FitLine[];
	unknown: FitLine[];
	others: FitLine[];
	/** True if a person should be asked. */
	asksHuman: boolean;
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
	text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

type Values = Readonly<Record<string, number | string>>;

const inWords = (values: Values, { number }: FitFormats) =>
	Object.fromEntries(
		Object.entries(values).map(([name, value]) => [
			name,
			typeof value === 'number' ? number(value) : value,
		]),
	);

/** Requested bicycle and rider: `Road · Shimano 12 · 30 mm · disc brake · 75 kg`. */
function bicycle({ asked }: ReadQuestion, words: FitWords, formats: FitFormats): string {
	const { ride, groupset, tyre_mm: tyre, brake, axles, weight_kg: weight } = asked;
	const parts = [
		ride === null ? '' : formats.rideName(ride),
		groupset === null ? '' : formats.groupsetName(groupset),
		tyre === null ? '' : fill(words.tyre, { tyre: formats.number(tyre) }),
		brake === null ? '' : words.brakes[brake],
		axles === null ? '' : axles,
		weight === null ? '' : fill(words.rider, { weight: formats.number(weight) }),
	].filter((part) => part !== '');
	return parts.join(' · ');
}

function priceFact({ articles }: FitVerdict, words: FitWords, formats: FitFormats): string[] {
	const amounts = articles.flatMap(({ amount, availability }) =>
		amount === null || availability === 'out_of_stock' ? [] : [amount],
	);
	if (amounts.length === 0) return [];
	const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
	const text = least === most ? words.price : words.priceFrom;
	return [fill(text, { price: formats.money(least) })];
}

const IN_STOCK: readonly string[] = ['in_stock', 'low_stock'];

/** Statement with the finishes that it holds for; wheels of one look have no names for it. */
const ofFinishes = (text: string, finishes: string) =>
	fill(text, { finishes }).replace(/\s*[:：]\s*$/, '');

function finishFact({ articles }: FitVerdict, words: FitWords, formats: FitFormats): string[] {
	if (articles.length === 0) return [];
	const named = (list: typeof articles) =>
		[...new Set(list.map(({ finish }) => finish))].filter(Boolean);
	const here = articles.filter(({ availability }) => IN_STOCK.includes(availability));
	if (here.length > 0) return [ofFinishes(words.here, formats.list(named(here)))];
	const later = articles.filter(({ availability }) => availability === 'made_to_order');
	return later.length > 0 ? [ofFinishes(words.toOrder, formats.list(named(later)))] : [words.gone];
}

/** Address of a wheel with the requested options, which its page preselects. */
function toHref({ wheel, freehub }: FitVerdict, { asked }: ReadQuestion): string {
	const query = new URLSearchParams();
	if (asked.tyre_mm !== null) query.set('tyre_width', String(asked.tyre_mm));
	if (freehub !== null) query.set('freehub', freehub);
	const carried = query.toString();
	return carried === '' ? wheel.href : `${wheel.href}?${carried}`;
}

/** Names of the brakes that a wheel is made for are those of the bicycle's with their rotors. */
export const toBicycleBrake = (made: Brake): BicycleBrake =>
	made === 'splined' || made === 'six-bolt' ? `disc-${made}` : made;

/** Statements with their sources, those of one source together. */
function withSources(
	said: readonly { text: string; source: string }[],
	words: FitWords,
	{ list }: FitFormats,
): string[] {
	const sources = [...new Set(said.map(({ source }) => source))];
	return sources.map((source) => {
		const texts = said.flatMap((one) => (one.source === source ? [one.text] : []));
		return fill(words.sourced, { text: list(texts), source });
	});
}

function verdictText(one: FitVerdict, words: FitWords, formats: FitFormats): string {
	if (one.verdict === 'fits') return words.fits;
	if (one.verdict === 'fits_with') {
		const parts = one.adapters.map(({ name, source }) => ({ text: name, source }));
		return fill(words.fitsWith, { adapter: formats.list(withSources(parts, words, formats)) });
	}
	if (one.verdict === 'unknown') {
		const parts = formats.list(one.missing.map((part) => words.missing[part]));
		return fill(words.unknown, { parts });
	}
	const sheet = fill(words.sheet, { wheel: one.wheel.name });
	const reasons = one.reasons.map(({ code, values, source }) => {
		const made = toBicycleBrake(values['made'] as Brake);
		const brakes = code === 'brake' ? [['made', words.brakes[made]]] : [];
		const figures = { ...inWords(values, formats), ...Object.fromEntries(brakes) };
		return { text: fill(words.reasons[code], figures), source: source === '' ? sheet : source };
	});
	const said = withSources(reasons, words, formats);
	return fill(words.doesNotFit, { reasons: formats.list(said) });
}

function toLine(
	one: FitVerdict,
	read: ReadQuestion,
	words: FitWords,
	formats: FitFormats,
): FitLine {
	const { pressures, freehub, wheel, verdict } = one;
	const front = pressures && formats.pressure(pressures.front);
	const rear = pressures && formats.pressure(pressures.rear);
	const facts =
		verdict === 'does_not_fit'
			? []
			: [
					...priceFact(one, words, formats),
					...(freehub === null ? [] : [fill(words.body, { body: formats.freehubName(freehub) })]),
					...(front && rear ? [fill(words.pressure, { front, rear })] : []),
					...finishFact(one, words, formats),
				];
	return {
		id: wheel.id,
		name: wheel.name,
		href: toHref(one, read),
		verdict: verdictText(one, words, formats),
		facts,
	};
}

/** How soon the soonest fitting article can be had, the sooner wheels first. */
function bySooner(a: FitVerdict, b: FitVerdict): number {
	const best = ({ articles }: FitVerdict) =>
		articles.map(({ availability }) => availability).toSorted(bySoonest)[0] ?? 'out_of_stock';
	const isAdapted = (one: FitVerdict) => Number(one.verdict === 'fits_with');
	return isAdapted(a) - isAdapted(b) || bySoonest(best(a), best(b));
}

/** Answer in words: one sentence, the wheels that fit, and the others with the reason. */
export function toFitView(
	verdicts: readonly FitVerdict[],
	read: ReadQuestion,
	words: FitWords,
	formats: FitFormats,
): FitView {
	const isOwn = ({ wheel }: FitVerdict) => wheel.id === read.wheelId;
	const isFitting = ({ verdict }: FitVerdict) => verdict === 'fits' || verdict === 'fits_with';
	const count = verdicts.filter(isFitting).length;
	const lines = (isListed: (one: FitVerdict) => boolean) =>
		verdicts
			.filter(isListed)
			.toSorted(bySooner)
			.map((one) => toLine(one, read, words, formats));
	const others = (isListed: (one: FitVerdict) => boolean) =>
		lines((one) => isListed(one) && !isOwn(one));
	const said = bicycle(read, words, formats);
	return {
		sentence: fill(count > 0 ? words.answer : words.answerNone, {
			count: formats.number(count),
			bicycle: said === '' ? words.all : said.charAt(0).toUpperCase() + said.slice(1),
		}),
		notes: read.problems.map(({ code, values }) =>
			fill(words.problems[code], inWords(values, formats)).replace('  ', ' '),
		),
		own: lines(isOwn),
		fits: others(isFitting),
		unknown: others(({ verdict }) => verdict === 'unknown'),
		others: others(({ verdict }) => verdict === 'does_not_fit'),
		asksHuman:
			read.problems.length > 0 ||
			count === 0 ||
			verdicts.some(({ verdict }) => verdict === 'unknown'),
	};
}
