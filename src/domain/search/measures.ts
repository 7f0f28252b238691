/** Units that a measure may be typed in, with their factor to the unit that the index counts in. */
const UNITS: readonly { pattern: string; unit: string; factor: number; least?: number }[] = [
	{ pattern: 'mm|millimet\\p{L}+|milimet\\p{L}+|ミリ', unit: 'mm', factor: 1 },
	{ pattern: 'cm|centimet\\p{L}+|センチ', unit: 'mm', factor: 10 },
	{ pattern: 'kg|kili|kilos?|chil[oi]|kilogram\\p{L}*|キログラム|キロ', unit: 'g', factor: 1000 },
	{ pattern: 'grammes?|grammi|grammo|grams?|gramos?|gr|g|グラム', unit: 'g', factor: 1 },
	{
		pattern: "\"|′′|“|”|''|in|inch|inches|er|ers|pollici|pulgadas|pouces|インチ",
		unit: 'in',
		factor: 1,
	},
	// Widths of tyres: `32c`; a `700c` is a size of wheels.
	{ pattern: 'c', unit: 'c', factor: 1 },
	{ pattern: 'bar|バル|バール', unit: 'bar', factor: 1 },
	// A number of holes, gears or teeth is named by the number alone. Six bolts are a rotor's mount.
	{ pattern: 'h|holes?|fori|agujeros|trous|穴|ホル', unit: '', factor: 1, least: 12 },
	{
		pattern:
			'v|s|sp|speed|speeds|vel\\p{L}*|vitesses?|rapporti|速|スピド|t(?!-?shirt|シャツ)|denti|teeth|dientes|dents',
		unit: '',
		factor: 1,
	},
];

/** Widest tyre that is written with a C, mm. */
const WIDEST_TYRE = 99;

const NUMBER = '\\d{1,3}(?:[.,\\s]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?';
const MEASURE = new RegExp(
	`(?<![\\p{Script=Latin}\\d.,])(${NUMBER})\\s?(?:${UNITS.map(({ pattern }) => `(${pattern})`).join('|')})(?![a-z\\d])`,
	'gu',
);

const UNIT_AT_START = new RegExp(
	`^\\s?(?:${UNITS.map(({ pattern }) => pattern).join('|')}|[x×])(?![a-z])`,
	'u',
);

/** True if a text, which follows a figure, begins with a unit. */
export const startsWithUnit = (text: string): boolean => UNIT_AT_START.test(text);

export interface Measured {
	unit: string;
	value: number;
}

/** Reads a number: `1.390` grams are thousands, `1,455` kilograms are not. */
function toValue(written: string, factor: number): number {
	const isGrouped = /^\d{1,3}(?:[.,\s]\d{3})+$/.test(written) && factor === 1;
	return Number(isGrouped ? written.replace(/[.,\s]/g, '') : written.replace(',', '.')) * factor;
}

/** Rounded, so that `1,4` and `1400` meet. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Word of a measure in the index. */
export const measureWord = ({ unit, value }: Measured): string => `=${rounded(value)}${unit}`;

/** Figures before one that names the unit of all: `27,2 / 31,6 mm`. */
const LISTED = new RegExp(
	`(?<![\\p{Script=Latin}\\d.,])((?:\\d+(?:[.,]\\d+)?\\s*/\\s*)+)(\\d+(?:[.,]\\d+)?\\s?mm)`,
	'gu',
);

/** Gives each figure of a list the unit that its last one names. */
const withUnits = (text: string): string =>
	text.replace(LISTED, (_whole, before: string, last: string) =>
		[...before.split('/').flatMap((one) => one.trim() || []), last]
			.map((one) => (one.endsWith('mm') ? one : `${one} mm`))
			.join(' '),
	);

/** Takes the measures out of a normalized text; a count stays as its number. */
export function takeMeasures(text: string): { rest: string; measures: Measured[] } {
	const measures: Measured[] = [];
	const rest = withUnits(text).replace(
		MEASURE,
		(whole: string, written: string, ...groups: unknown[]) => {
			const found = UNITS.find((_, index) => groups[index] !== undefined);
			if (Number(written) < (found?.least ?? 0)) return whole;
			if (!found || found.unit === '') return ` ${written} `;
			const value = rounded(toValue(written, found.factor));
			if (found.unit === 'c' && value > WIDEST_TYRE) return whole;
			measures.push({ unit: found.unit === 'c' ? 'mm' : found.unit, value });
			return ' ';
		},
	);
	return { rest, measures };
}

/** Tolerance of a search by weight, since nobody knows it to the gram. */
const WEIGHT_TOLERANCE = 0.04;
/** Lengths that nothing has are looked for nearby. */
const NEARBY = 0.1;

/** Known measures that a typed one means, with their closeness from 0 to 1, the closest first. */
export function findClosestMeasures({ unit, value }: Measured, known: readonly number[]) {
	const closeness = (other: number, tolerance: number) =>
		1 - Math.abs(other - value) / (value * tolerance + Number.EPSILON);
	const within = (tolerance: number) =>
		known
			.map((other) => ({ measure: { unit, value: other }, closeness: closeness(other, tolerance) }))
			.filter((one) => one.closeness >= 0)
			.toSorted((a, b) => b.closeness - a.closeness);
	if (unit === 'g') return within(WEIGHT_TOLERANCE);
	const exact = known.filter((other) => other === value);
	if (exact.length > 0) return [{ measure: { unit, value }, closeness: 1 }];
	return unit === 'mm' ? within(NEARBY) : [];
}

/** A pair of wheels is no lighter than this part of a limit; a part of one may be. */
const LEAST_OF_LIMIT = 0.5;

/** Known measures up to a typed limit, with their closeness to it, the closest first. */
export function findLesserMeasures({ unit, value }: Measured, known: readonly number[]) {
	return known
		.filter((other) => other <= value && other >= value * LEAST_OF_LIMIT)
		.map((other) => ({ measure: { unit, value: other }, closeness: other / value }))
		.toSorted((a, b) => b.closeness - a.closeness);
}

/** Known measures of at least a typed one, such as the weight that a wheel carries. */
export function findGreaterMeasures({ unit, value }: Measured, known: readonly number[]) {
	return known
		.filter((other) => other >= value)
		.map((other) => ({ measure: { unit, value: other }, closeness: 1 }));
}
