import * as v from 'valibot';
import { measurementRow, type MeasurementRow } from '#contract/wheels/measurements.ts';
import type { CsvColumns } from '#server/desk/ports.ts';

/** Newtons of one kilogram-force. */
const NEWTONS = 9.80665;

/** Weight with at most one decimal: three of them are kilograms, or thousands. */
const WEIGHT = /^\d{1,4}(?:[.,]\d)?$/;
const RUNOUT = /^\d(?:[.,]\d{1,3})?$/;
const TENSION = /^\d{1,4}(?:[.,]\d{1,2})?$/;

const plain = (cell: string): string => cell.replace(',', '.');
const reading = (pattern: RegExp) => (cell: string) => (pattern.test(cell) ? plain(cell) : null);

/** Reads the tensions of one side: figures separated by spaces, slashes or vertical bars. */
const tensions = (newtons: number) => (cell: string) => {
	const figures = cell.split(/[\s/|]+/).filter((figure) => figure !== '');
	if (!figures.every((figure) => TENSION.test(figure))) return null;
	return figures.map((figure) => Math.round(Number(plain(figure)) * newtons)).join(' ');
};

const TENSIONS = { n: tensions(1), kgf: tensions(NEWTONS) };
const GRAMS = { g: reading(WEIGHT) };
const MILLIMETRES = { mm: reading(RUNOUT) };

const { weight_g, radial_mm, lateral_mm, tension_left, tension_right } = measurementRow.entries;
const figure = v.pipe(v.string(), v.nonEmpty(), v.transform(Number));
const figures = v.pipe(
	v.string(),
	v.transform((cell) => (cell === '' ? [] : cell.split(' ').map(Number))),
);

/**
 * Cells of a row. One of two columns holds the weight; its name says which wheel of a pair
 * it is.
 */
const rowSchema = v.pipe(
	v.object({
		serial_number: measurementRow.entries.serial_number,
		measured_on: measurementRow.entries.measured_on,
		weight_front: v.optional(v.pipe(figure, weight_g)),
		weight_rear: v.optional(v.pipe(figure, weight_g)),
		radial: v.pipe(figure, radial_mm),
		lateral: v.pipe(figure, lateral_mm),
		tension_left: v.pipe(figures, tension_left),
		tension_right: v.pipe(figures, tension_right),
		pair: v.optional(measurementRow.entries.pair, ''),
	}),
	v.forward(
		v.check((row) => (row.weight_front === undefined) !== (row.weight_rear === undefined)),
		['weight_front'],
	),
	v.transform(({ weight_front, weight_rear, radial, lateral, ...row }): MeasurementRow => ({
		...row,
		position: weight_front === undefined ? 'rear' : 'front',
		weight_g: weight_front ?? weight_rear ?? 0,
		radial_mm: radial,
		lateral_mm: lateral,
	})),
);

/** Columns of a file of the bench, one wheel a row. */
export const MEASUREMENT_COLUMNS: CsvColumns<MeasurementRow> = {
	required: ['serial_number', 'measured_on', 'radial', 'lateral', 'tension_left', 'tension_right'],
	optional: ['weight_front', 'weight_rear', 'pair'],
	passedOver: [],
	codes: ['serial_number'],
	measures: {
		weight_front: GRAMS,
		weight_rear: GRAMS,
		radial: MILLIMETRES,
		lateral: MILLIMETRES,
		tension_left: TENSIONS,
		tension_right: TENSIONS,
	},
	row: rowSchema,
	toKey: ({ serial_number }) => serial_number,
};
