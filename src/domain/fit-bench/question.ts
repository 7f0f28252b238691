import { BICYCLE_BRAKES, type BicycleBrake } from '#contract/fit/brakes.ts';
import { NOTHING_ASKED, type FitQuestion } from './judge.ts';
import { toGroupsets, ruleValue, type Rule } from './rules.ts';
import type { FitWheel } from './wheel.ts';

/** Fields of the bench, as they are named in its address. */
export const FIT_FIELDS = [
	'ride',
	'groupset',
	'tyre',
	'brake',
	'axles',
	'weight',
	'wheel',
] as const;

/** Value of the groupset field for one that the list does not have. */
export const OTHER_GROUPSET = 'other';

/** Codes of unusual values in a question; `i18n` has their sentences. */
export type ProblemCode =
	| 'tyre_unreadable'
	| 'weight_unreadable'
	| 'unknown_groupset'
	| 'unknown_ride'
	| 'tyre_below'
	| 'tyre_above'
	| 'light'
	| 'heavy';

interface Problem {
	code: ProblemCode;
	values: Readonly<Record<string, number | string>>;
}

/** A question as it was typed, with what is unusual about it. */
export interface ReadQuestion {
	asked: FitQuestion;
	problems: Problem[];
	/** Wheel whose page asked, answered first; null if the question is about all. */
	wheelId: string | null;
}

/** Figure of a field, alone or with the field's own unit. */
const FIGURES = {
	mm: /^(\d{1,4}(?:\.\d{1,2})?)(?:mm)?$/,
	kg: /^(\d{1,4}(?:\.\d{1,2})?)(?:kg)?$/,
};
/** Width of a tyre in inches: with their sign, or with a decimal, which no tyre of mm so narrow has. */
const INCHES = /^([1-5](?:\.\d{1,3})?)(?:"|”|′′|''|in)$|^([1-5]\.\d{1,3})$/;
const MM_PER_INCH = 25.4;
/** Length to which a text of the address is cut before the visitor sees it. */
const SHOWN_LENGTH = 24;

const toPlain = (text: string): string =>
	text.normalize('NFKC').toLowerCase().replace(/\s/g, '').replace(',', '.');

/** Reads `30`, `30 mm`, `７５`, `62,5`; null for empty, NaN for no number or another unit. */
function numberFrom(text: string, unit: keyof typeof FIGURES): number | null {
	const plain = toPlain(text);
	if (plain === '') return null;
	const found = FIGURES[unit].exec(plain)?.[1];
	return found === undefined ? Number.NaN : Number(found);
}

/** Reads the width of a tyre in mm, also from `2.4` and `2,25"`. */
function tyreFrom(text: string): number | null {
	const [, signed, bare] = INCHES.exec(toPlain(text)) ?? [];
	const inches = signed ?? bare;
	return inches === undefined ? numberFrom(text, 'mm') : Math.round(Number(inches) * MM_PER_INCH);
}

const isBrake = (text: string): text is BicycleBrake =>
	(BICYCLE_BRAKES as readonly string[]).includes(text);

const bound = (values: readonly (number | null)[], of: (...numbers: number[]) => number) => {
	const known = values.filter((value) => value !== null);
	return known.length > 0 ? of(...known) : null;
};

/** Problems of figures that no wheel of the list meets. */
function listProblems(
	{ tyre_mm: tyre, weight_kg: weight }: FitQuestion,
	wheels: readonly FitWheel[],
	rules: readonly Rule[],
): Problem[] {
	const least = bound(
		wheels.map(({ least_mm }) => least_mm),
		Math.min,
	);
	const most = bound(
		wheels.map(({ most_mm }) => most_mm),
		Math.max,
	);
	const heaviest = bound(
		wheels.map(({ rider_kg }) => rider_kg),
		Math.max,
	);
	const lightest = ruleValue(rules, 'rider_least');
	const problems: Problem[] = [];
	if (tyre !== null && least !== null && tyre < least) {
		problems.push({ code: 'tyre_below', values: { tyre, least } });
	}
	if (tyre !== null && most !== null && tyre > most) {
		problems.push({ code: 'tyre_above', values: { tyre, most } });
	}
	if (weight !== null && lightest !== null && weight < lightest) {
		problems.push({ code: 'light', values: { weight, least: lightest } });
	}
	if (weight !== null && heaviest !== null && weight > heaviest) {
		problems.push({ code: 'heavy', values: { weight, most: heaviest } });
	}
	return problems;
}

/** Reads a question from an address. What cannot be read is named, and the rest still counts. */
export function readQuestion(
	search: URLSearchParams,
	{
		wheels,
		rules,
		rides,
	}: { wheels: readonly FitWheel[]; rules: readonly Rule[]; rides: readonly string[] },
): ReadQuestion {
	const text = (name: (typeof FIT_FIELDS)[number]) => search.get(name)?.trim() ?? '';
	const shown = (given: string) => ({ text: given.slice(0, SHOWN_LENGTH) });
	const problems: Problem[] = [];
	const asked = { ...NOTHING_ASKED };
	const ride = text('ride');
	if (rides.includes(ride)) asked.ride = ride;
	else if (ride !== '') problems.push({ code: 'unknown_ride', values: shown(ride) });
	const groupset = text('groupset');
	if (toGroupsets(rules).some(({ code }) => code === groupset)) asked.groupset = groupset;
	else if (groupset !== '') {
		const values = shown(groupset === OTHER_GROUPSET ? '' : groupset);
		problems.push({ code: 'unknown_groupset', values });
	}
	const tyre = tyreFrom(text('tyre'));
	if (Number.isNaN(tyre)) problems.push({ code: 'tyre_unreadable', values: shown(text('tyre')) });
	else asked.tyre_mm = tyre;
	const weight = numberFrom(text('weight'), 'kg');
	if (Number.isNaN(weight)) {
		problems.push({ code: 'weight_unreadable', values: shown(text('weight')) });
	} else asked.weight_kg = weight;
	const brake = text('brake');
	if (isBrake(brake)) asked.brake = brake;
	const axles = text('axles');
	if (wheels.some((wheel) => wheel.axles === axles)) asked.axles = axles;
	const wheel = wheels.find(({ id }) => id === text('wheel'));
	return {
		asked,
		problems: [...problems, ...listProblems(asked, wheels, rules)],
		wheelId: wheel?.id ?? null,
	};
}
