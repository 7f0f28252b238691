import {
	SPECIFICATION_UNITS,
	type Specification,
	type SpecificationCode,
} from '#contract/specifications.ts';
import type { Locale } from '#contract/locales.ts';
import { formatNumber } from '#i18n/format.ts';

/** One figure or text of a product, ready to print; the label is the template's (`specs:label`). */
export interface SpecificationRow {
	code: SpecificationCode;
	value: string;
	unit: string | null;
}

export function toRow(specification: Specification, locale: Locale): SpecificationRow {
	const { code, value } = specification;
	if (typeof value === 'string') return { code, value, unit: null };
	return { code, value: formatNumber(value, locale), unit: SPECIFICATION_UNITS[code] };
}

/** The figures that a product is known by, most telling first. */
const HEADLINE_CODES: readonly SpecificationCode[] = [
	'rim_height',
	'wheelset_weight',
	'rim_inner_width',
	'spokes',
	'weight',
	'teeth',
	'speeds',
	'chain_line',
	'rotor_diameter',
	'axle_length',
	'seatpost_diameter',
];
const HEADLINE_COUNT = 4;
/** Longer texts belong in the table, not in display type. */
const HEADLINE_LENGTH = 8;

export function headlineRows(
	specifications: readonly Specification[],
	locale: Locale,
): SpecificationRow[] {
	return rowsOf(specifications, HEADLINE_CODES, locale)
		.filter((row) => row.value.length <= HEADLINE_LENGTH)
		.slice(0, HEADLINE_COUNT);
}

/** Rows of the named codes, in their order; what the product lacks is left out. */
export function rowsOf(
	specifications: readonly Specification[],
	codes: readonly SpecificationCode[],
	locale: Locale,
): SpecificationRow[] {
	return codes.flatMap((code) => {
		const found = specifications.find((specification) => specification.code === code);
		return found ? [toRow(found, locale)] : [];
	});
}
