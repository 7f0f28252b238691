import {
	SPECIFICATION_UNITS,
	type Specification,
	type SpecificationCode,
} from '#contract/content/specifications.ts';
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

/** Rows of a data sheet; a tolerance is joined to its weight: `1.455 ± 40`. */
export function sheetRows(
	specifications: readonly Specification[],
	locale: Locale,
): SpecificationRow[] {
	const find = (asked: SpecificationCode) => specifications.find(({ code }) => code === asked);
	const tolerance = find('weight_tolerance');
	if (!tolerance || !find('wheelset_weight')) {
		return specifications.map((row) => toRow(row, locale));
	}
	const { value: margin } = toRow(tolerance, locale);
	return specifications
		.filter((row) => row !== tolerance)
		.map((specification) => {
			const row = toRow(specification, locale);
			return row.code === 'wheelset_weight'
				? { ...row, value: `${row.value}\u00a0±\u00a0${margin}` }
				: row;
		});
}

export type Unit = NonNullable<(typeof SPECIFICATION_UNITS)[SpecificationCode]>;

/** A figure with its unit, to calculate with. */
export interface Measure {
	code: SpecificationCode;
	value: number;
	unit: Unit;
}

/** Codes left out: they matter in a workshop only, and two dozen would outweigh the rest. */
const UNTOLD = /^(?:spoke_length|weight_tolerance)/;

export function toMeasures(specifications: readonly Specification[]): Measure[] {
	return specifications.flatMap(({ code, value }) => {
		const unit = SPECIFICATION_UNITS[code];
		const isTold = typeof value === 'number' && unit !== null && !UNTOLD.test(code);
		return isTold ? [{ code, value, unit }] : [];
	});
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
/** Longer texts belong in the table, not in display type; Japanese letters count as two. */
const HEADLINE_LENGTH = 8;
const WIDE_LETTERS = /[\u3000-\u9fff]/g;
const lengthInType = (text: string) => text.replace(WIDE_LETTERS, 'mm').length;

export function headlineRows(
	specifications: readonly Specification[],
	locale: Locale,
): SpecificationRow[] {
	return toRows(specifications, HEADLINE_CODES, locale)
		.filter((row) => lengthInType(row.value) <= HEADLINE_LENGTH)
		.slice(0, HEADLINE_COUNT);
}

/** Rows of the named codes, in their order; codes that the product lacks are left out. */
export function toRows(
	specifications: readonly Specification[],
	codes: readonly SpecificationCode[],
	locale: Locale,
): SpecificationRow[] {
	return codes.flatMap((code) => {
		const found = specifications.find((specification) => specification.code === code);
		return found ? [toRow(found, locale)] : [];
	});
}

/** Sections of a spec table; rows that belong to none come first, without a heading. */
const GROUPS = {
	rim: ['rim_height', 'rim_inner_width', 'rim_outer_width', 'rim_material', 'rim_finish'],
	tyre: [
		'wheel_diameter',
		'etrto',
		'tyre_type',
		'tyre_width_min',
		'tyre_width_max',
		'max_pressure',
	],
	hub: ['hubs', 'hub_material', 'bearings', 'freehub', 'engagement', 'front_axle', 'rear_axle'],
	spokes: [
		'spokes',
		'spoke_count_front',
		'spoke_count_rear',
		'spoke_lacing',
		'spoke_length_front_left',
		'spoke_length_front_right',
		'spoke_length_rear_left',
		'spoke_length_rear_right',
		'nipples',
	],
	brake: ['braking_system', 'rotor_mount', 'rotor_diameter', 'caliper_mount', 'brake_pads'],
} as const satisfies Record<string, readonly SpecificationCode[]>;
type GroupCode = keyof typeof GROUPS;
const GROUP_CODES: readonly GroupCode[] = ['rim', 'tyre', 'hub', 'spokes', 'brake'];
const GROUP_OF = new Map<SpecificationCode, GroupCode>(
	GROUP_CODES.flatMap((group) => GROUPS[group].map((code) => [code, group] as const)),
);

export interface SpecificationGroup {
	code: GroupCode | null;
	rows: SpecificationRow[];
}

/** A table shorter than this needs no sections. */
const ROWS_TO_GROUP = 12;

export function groupRows(rows: readonly SpecificationRow[]): SpecificationGroup[] {
	if (rows.length < ROWS_TO_GROUP) return rows.length > 0 ? [{ code: null, rows: [...rows] }] : [];
	const found = Map.groupBy(rows, ({ code }) => GROUP_OF.get(code) ?? null);
	return [null, ...GROUP_CODES].flatMap((code) => {
		const own = found.get(code);
		return own ? [{ code, rows: own }] : [];
	});
}
