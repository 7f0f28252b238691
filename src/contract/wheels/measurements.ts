import * as v from 'valibot';
import { daySchema, factorySerialSchema } from '#contract/desk/fields.ts';
import { importEndpoint } from '#contract/desk/import.ts';
import { resource } from '#contract/desk/resource.ts';
import { ADMIN, SALES } from '#contract/identity/roles.ts';
import { endpoint } from '#contract/endpoint.ts';
import { toList } from '#contract/lists.ts';
import { idSchema, isoDateSchema, isoTimestampSchema, textSchema } from '#contract/units.ts';

export const WHEEL_POSITIONS = ['front', 'rear'] as const;
export type WheelPosition = (typeof WHEEL_POSITIONS)[number];

/** Fewest and most pairs that a statement about a model counts; below the fewest there is none. */
export const LEAST_PAIRS = 10;
export const MOST_PAIRS = 60;

/** Plausible range of one wheel’s weight in grams: kilograms are below it. */
const weightSchema = v.pipe(v.number(), v.minValue(200), v.maxValue(3000));
const runoutSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(5));
/** Spoke tension of one side, N: an entry in kgf is below the range. */
const tensionsSchema = v.pipe(
	v.array(v.pipe(v.number(), v.integer(), v.minValue(250), v.maxValue(2500))),
	v.maxLength(48),
);

/** Readings of one wheel on the bench. */
const readings = {
	position: v.picklist(WHEEL_POSITIONS),
	measured_on: isoDateSchema,
	/** Without tyre, rim tape, valve and quick release. */
	weight_g: weightSchema,
	/** Peak to peak over one turn. */
	radial_mm: runoutSchema,
	lateral_mm: runoutSchema,
	/**
	 * Tensions in N by side, as the rider sees them. Each side begins at the valve and goes on
	 * clockwise as seen from the right. Empty for a wheel without spokes.
	 */
	tension_left: tensionsSchema,
	tension_right: tensionsSchema,
};

/** Card of one wheel, as its passport shows it. It names no person. */
export const wheelCardSchema = v.object({
	...readings,
	/** True for readings of the demo content, which no bench has taken. */
	is_demo: v.boolean(),
});
export type WheelCard = v.InferOutput<typeof wheelCardSchema>;

/** Row of a file of the bench. */
export const measurementRow = v.strictObject({
	serial_number: factorySerialSchema,
	...readings,
	measured_on: daySchema,
	/** Number under which front and rear wheel are packed; empty for a single wheel. */
	pair: v.pipe(v.string(), v.trim(), v.maxLength(40), v.regex(/^[\w./-]*$/)),
});
export type MeasurementRow = v.InferOutput<typeof measurementRow>;

/** Measurements of the bench. None is changed: another one of the same wheel is a new version. */
export const measurementResource = resource({
	name: 'wheel_measurements',
	record: v.object({
		id: idSchema,
		serial_number: textSchema,
		version: v.number(),
		product_id: v.string(),
		position: v.picklist(WHEEL_POSITIONS),
		measured_on: daySchema,
		weight_g: v.number(),
		radial_mm: v.number(),
		lateral_mm: v.number(),
		tension_left: v.string(),
		tension_right: v.string(),
		pair: v.string(),
		is_newest: v.boolean(),
		created_at: isoTimestampSchema,
	}),
	title: 'serial_number',
	list: ['serial_number', 'product_id', 'position', 'measured_on', 'weight_g', 'is_newest'],
	filters: ['product_id', 'position', 'is_newest'],
	sorts: ['serial_number', 'product_id', 'measured_on', 'weight_g', 'created_at'],
	search: ['serial_number', 'pair'],
	order: { sort: 'created_at', order: 'desc' },
	read: SALES,
	remove: ADMIN,
	export: SALES,
	actions: { import: SALES },
});

export const importMeasurements = importEndpoint(
	'wheel_measurements',
	SALES,
	'Adds measurements of the bench from CSV, one wheel a row: serial_number, measured_on, weight_front (g) or weight_rear (g), radial (mm), lateral (mm), tension_left and tension_right (N or kgf, one value a spoke, separated by spaces), pair; comma or semicolon',
);

/**
 * Statement about the newest pairs of a model. The weight of a pair is the sum of its two wheels,
 * each by its newest measurement; `deviation_g` is the sample standard deviation (n − 1) of pairs.
 */
export const modelMeasurementsSchema = v.object({
	/** Id of the product. */
	id: idSchema,
	/** Weight of each pair in g, the newest first: at most 60, and nothing below ten. */
	pairs_g: v.array(v.number()),
	mean_g: v.number(),
	deviation_g: v.number(),
	first_on: isoDateSchema,
	last_on: isoDateSchema,
	/** Newest wheel of the model with tensions, without its serial number; null for none. */
	newest: v.nullable(wheelCardSchema),
	/** True if a counted reading belongs to the demo content. */
	is_demo: v.boolean(),
});
export type ModelMeasurements = v.InferOutput<typeof modelMeasurementsSchema>;

export const listMeasurements = endpoint({
	method: 'GET',
	path: '/wheel-measurements',
	summary: 'Measured weights of the newest pairs of each model that has enough of them',
	data: toList(modelMeasurementsSchema, 'id'),
	errors: [],
});
