/** What whole numbers stand for: the minor units of a currency, or hundredths of a percent. */
export type Unit = typeof PERCENT | (string & {});
export const PERCENT = '%';

const formatOf = (unit: Unit, locale: string): Intl.NumberFormat =>
	unit === PERCENT
		? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
		: new Intl.NumberFormat(locale, { style: 'currency', currency: unit, useGrouping: 'always' });

function exponentOf(unit: Unit): number {
	if (unit === PERCENT) return 2;
	return formatOf(unit, 'it').resolvedOptions().maximumFractionDigits ?? 2;
}

/** As people read it: `2.290,00 €`, `22%`. */
export function shownAmount(minor: number, unit: Unit, locale: string): string {
	const whole = minor / 10 ** exponentOf(unit);
	// The percent style counts in ones.
	return formatOf(unit, locale).format(unit === PERCENT ? whole / 100 : whole);
}

/** As people type it, to be changed: `2290,00`, `22`. */
export function typedAmount(minor: number, unit: Unit, locale: string): string {
	const exponent = exponentOf(unit);
	return new Intl.NumberFormat(locale, {
		minimumFractionDigits: unit === PERCENT ? 0 : exponent,
		maximumFractionDigits: exponent,
		useGrouping: false,
	}).format(minor / 10 ** exponent);
}

/**
 * An amount as people type it, `1.234,50` or `1234.5`, in minor units. NaN, which every schema refuses,
 * is what is no amount, or has more decimals than its unit.
 */
export function minorUnits(typed: string, unit: Unit): number {
	if (typed === '') return 0;
	const plain = typed.replace(/[^\d.,-]/g, '');
	const parts = /^(-?\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain);
	const [, whole = '', decimals = ''] = parts ?? [];
	const exponent = exponentOf(unit);
	if (!parts || decimals.length > exponent) return Number.NaN;
	return Math.round(Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`) * 10 ** exponent);
}
