import * as v from 'valibot';

/**
 * Technical characteristics with the unit of their value. The site owns the labels
 * (`specs:label.<code>`), so that a figure has the same name on every page.
 * A null unit means a text or a plain count.
 */
export const SPECIFICATION_UNITS = {
	weight: 'g',
	wheelset_weight: 'g',
	front_weight: 'g',
	rear_weight: 'g',
	/** Tolerance of the weight of a pair, plus or minus. */
	weight_tolerance: 'g',
	rim_height: 'mm',
	rim_inner_width: 'mm',
	rim_outer_width: 'mm',
	rim_material: null,
	rim_finish: null,
	wheel_diameter: null,
	etrto: null,
	tyre_type: null,
	tyre_width_min: 'mm',
	tyre_width_max: 'mm',
	max_pressure: 'bar',
	hubs: null,
	hub_material: null,
	bearings: null,
	freehub: null,
	engagement: null,
	spokes: null,
	spoke_count_front: null,
	spoke_count_rear: null,
	spoke_lacing: null,
	/** Sides as the rider sees them: the disc is on the left, the cassette on the right. */
	spoke_length_front_left: 'mm',
	spoke_length_front_right: 'mm',
	spoke_length_rear_left: 'mm',
	spoke_length_rear_right: 'mm',
	nipples: null,
	front_axle: 'mm',
	rear_axle: 'mm',
	axle_diameter: 'mm',
	axle_length: 'mm',
	thread: null,
	braking_system: null,
	rotor_mount: null,
	rotor_diameter: 'mm',
	caliper_mount: null,
	brake_pads: null,
	crank_length: null,
	crank_material: null,
	spindle_diameter: 'mm',
	q_factor: 'mm',
	chain_line: 'mm',
	chainrings: null,
	chainring_mount: null,
	bolt_circle: 'mm',
	teeth: null,
	speeds: null,
	sprockets: null,
	cassette_material: null,
	bottom_bracket_shell: null,
	shell_width: 'mm',
	headset_standard: null,
	bearing_diameter: 'mm',
	stack_height: 'mm',
	seatpost_diameter: 'mm',
	seatpost_length: 'mm',
	seatpost_offset: 'mm',
	rail_clamp: null,
	material: null,
	/** Weight of the rider with clothes and equipment that a saddle, rotor or wheel is made for. */
	max_rider_weight: 'kg',
	/** Weight of bicycle, rider and luggage. Products without it are not made to carry loads. */
	max_system_weight: 'kg',
	torque: 'Nm',
	included: null,
	intended_use: null,
} as const satisfies Record<string, 'g' | 'kg' | 'mm' | 'bar' | 'Nm' | null>;

export type SpecificationCode = keyof typeof SPECIFICATION_UNITS;
export const SPECIFICATION_CODES = Object.keys(SPECIFICATION_UNITS) as SpecificationCode[];

/** Characteristics of clothing and bags. The site owns the labels (`specs:feature.<code>`). */
export const FEATURE_CODES = [
	'width',
	'length',
	'depth',
	'diameter',
	'size',
	'color',
	'age',
	'pattern',
	'instructions',
	'made_in',
	'material',
	'max_weight',
	'pockets',
	'wash',
	'zip',
] as const;
export type FeatureCode = (typeof FEATURE_CODES)[number];

/** Characteristic of a product. `value` is a number in the code's unit, or a localized text. */
export const specificationSchema = v.object({
	code: v.picklist(SPECIFICATION_CODES),
	value: v.union([v.number(), v.pipe(v.string(), v.minLength(1))]),
});
export type Specification = v.InferOutput<typeof specificationSchema>;

export const featureSchema = v.object({
	code: v.picklist(FEATURE_CODES),
	value: v.pipe(v.string(), v.minLength(1)),
});
export type Feature = v.InferOutput<typeof featureSchema>;
