import { toDigits, PERCENT, type Unit } from '#contract/desk/amounts.ts';
import { figuresOfAmount } from '#domain/money/currency-marks.ts';

function toFormat(unit: Unit, locale: string): Intl.NumberFormat {
	const digits = toDigits(unit);
	return unit === PERCENT
		? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits })
		: new Intl.NumberFormat(locale, {
				style: 'currency',
				currency: unit,
				useGrouping: 'always',
				minimumFractionDigits: digits,
				maximumFractionDigits: digits,
			});
}

/** Formats an amount for reading: `2.290,00 €`, `22%`. */
export function shownAmount(minor: number, unit: Unit, locale: string): string {
	const whole = minor / 10 ** toDigits(unit);
	// The percent style takes a fraction.
	return toFormat(unit, locale).format(unit === PERCENT ? whole / 100 : whole);
}

/** Formats an amount for an input: `2290,00`, `22`. */
export function typedAmount(minor: number, unit: Unit, locale: string): string {
	const digits = toDigits(unit);
	return new Intl.NumberFormat(locale, {
		minimumFractionDigits: unit === PERCENT ? 0 : digits,
		maximumFractionDigits: digits,
		useGrouping: false,
	}).format(minor / 10 ** digits);
}

/** True for digits in groups of three: `1.234.567`. */
const isGrouped = (groups: readonly string[]) =>
	/^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group));

/** Whole part and decimals; null where the separators leave open which is which. */
function toParts(
	figures: string,
	unit: Unit,
	locale: string,
): { whole: string; decimals: string } | null {
	if (!/^\d[\d.,]*$/.test(figures)) return null;
	const signs = figures.replace(/\d/g, '');
	const [last = ''] = signs.slice(-1);
	const [first = ''] = signs;
	if (last === '') return { whole: figures, decimals: '' };
	const isMixed = first !== last;
	const at = figures.lastIndexOf(last);
	const behind = figures.slice(at + 1);
	const asGroups = (text: string, sign: string) => {
		const groups = text.split(sign);
		return isGrouped(groups) ? groups.join('') : null;
	};
	if (!isMixed && signs.length > 1) {
		const whole = asGroups(figures, last);
		return whole === null ? null : { whole, decimals: '' };
	}
	const decimalSign = new Intl.NumberFormat(locale).format(0.5).charAt(1);
	const hasDecimals = unit === PERCENT || (toDigits(unit) > 0 && last === decimalSign);
	if (!isMixed && !hasDecimals && isGrouped([figures.slice(0, at), behind])) {
		return { whole: figures.slice(0, at) + behind, decimals: '' };
	}
	const before = figures.slice(0, at);
	const whole = isMixed ? asGroups(before, first) : before;
	return whole === null ? null : { whole, decimals: behind };
}

/**
 * Parses an amount as people type it, `1.234,50` or `1234.5`, into minor units. NaN, which every
 * schema rejects, for text that is no amount, has more decimals than its unit, or names another
 * currency. The decimal separator of the language never groups, or `22,555` would be a thousand
 * times what was meant.
 */
export function minorUnits(typed: string, unit: Unit, locale = 'it'): number {
	if (typed.trim() === '') return 0;
	const read = figuresOfAmount(typed, unit);
	const parts = read && toParts(read.figures, unit, locale);
	const digits = toDigits(unit);
	if (!parts || parts.decimals.length > digits) return Number.NaN;
	const minor = Number(parts.whole + parts.decimals.padEnd(digits, '0'));
	if (!Number.isSafeInteger(minor)) return Number.NaN;
	return read.isNegative && minor !== 0 ? -minor : minor;
}
