/** Most in a tyre on a hookless rim, bar, from a width of the tyre on, mm. */
export type HooklessLimit = readonly [tyre_mm: number, bar: number];

/** Limits of a rim: widths in mm, pressure in bar. */
export interface TyreSeat {
	rim_inner_width_mm: number;
	tyre_width_min_mm: number;
	tyre_width_max_mm: number;
	/** Printed on the rim, which holds it with the narrowest tyre. */
	max_pressure_bar: number;
	is_hookless: boolean;
	/** Limits of a hookless rim by the tyre from which each holds; by default that of any tyre. */
	hookless_limits?: readonly HooklessLimit[];
	/** Bicycle with bottles and tools, from the fit rules. */
	bicycle_kg?: number;
	/** Figures of the formula, from the fit rules. */
	formula?: PressureFormula;
}

/** Figures that a starting pressure is calculated with. */
export interface PressureFormula {
	/** Drop of a tyre under its load, in per cent of its height. */
	drop_percent: number;
	/** Front wheel's share of the load, in per cent. */
	front_percent: number;
	least_bar: number;
}

/** Pressures of both wheels, in bar. */
export interface Pressures {
	front: number;
	rear: number;
}

/** Most that any tyre may have on a straight-sided (hookless) rim where no fit rule says less. */
export const HOOKLESS_LIMIT_BAR = 5;
const HOOKLESS_LIMITS: readonly HooklessLimit[] = [[0, HOOKLESS_LIMIT_BAR]];

/** Bicycle with bottles and tools where no fit rule gives its weight. */
export const BICYCLE_KG = 10;
/** Drop that Berto's chart is drawn for, in per cent. */
const DROP_OF_CHART = 15;
/**
 * Figures where no fit rule gives them. The front wheel's share of the load lies between the 45 per
 * cent that Berto found on touring bicycles and the half that braking asks for: front and rear then
 * differ by what riders are advised. Makers of wide tyres print the least on them; the formula below
 * asks for less.
 */
export const PRESSURE_FORMULA: PressureFormula = {
	drop_percent: DROP_OF_CHART,
	front_percent: 48,
	least_bar: 1.2,
};

const POUNDS_PER_KG = 2.2046;
const PSI_PER_BAR = 14.504;

/** Rims on which tyres have their printed width, after ISO 5775: up to a tyre width, mm. */
const MEASURING_RIMS: readonly (readonly [tyre: number, rim: number])[] = [
	[23, 15],
	[25, 17],
	[32, 19],
	[40, 21],
	[45, 23],
	[50, 25],
	[54, 27],
	[60, 30],
	[Number.POSITIVE_INFINITY, 35],
];
/** A tyre grows by this much with each mm that its rim is wider. */
const GROWTH_PER_RIM_MM = 0.4;

/** Width of a tyre on a rim, which is what carries the load. */
function widthOn(rim_inner_width_mm: number, tyre_width_mm: number): number {
	const [, measuring = rim_inner_width_mm] =
		MEASURING_RIMS.find(([tyre]) => tyre_width_mm <= tyre) ?? [];
	return tyre_width_mm + GROWTH_PER_RIM_MM * (rim_inner_width_mm - measuring);
}

/**
 * Pressure at which a tyre sinks by a part of its height, found by Frank Berto and recommended by
 * Bicycle Quarterly; the figures are the curve through his chart, in pounds, mm and psi. A tyre sinks
 * in proportion to its load, so another drop is that of another load.
 */
function pressureFor(load_kg: number, width_mm: number, drop_percent: number): number {
	const pounds = load_kg * POUNDS_PER_KG * (DROP_OF_CHART / drop_percent);
	const psi = (153.6 * pounds) / width_mm ** 1.5785 - 7.1685;
	return psi / PSI_PER_BAR;
}

/** Rounds down to a tenth, as read on a gauge, so that no limit is exceeded. */
const toTenths = (bar: number) => Math.floor(bar * 10 + 1e-9) / 10;

/** Most that the limits of hookless rims leave a tyre of this width; infinite where none holds. */
export const hooklessLimitAt = (limits: readonly HooklessLimit[], tyre_width_mm: number): number =>
	Math.min(...limits.flatMap(([from_mm, bar]) => (tyre_width_mm >= from_mm ? [bar] : [])));

/**
 * Most that may be in a tyre of this width. What spreads a rim grows with pressure and width alike,
 * so a limit that holds for the narrowest tyre is lower for a wider one.
 */
export function pressureLimitAt(seat: TyreSeat, tyre_width_mm: number): number {
	const { max_pressure_bar: most, tyre_width_min_mm: narrowest, is_hookless } = seat;
	const spread = Math.max(tyre_width_mm, narrowest);
	const ofRim = spread === narrowest ? most : toTenths((most * narrowest) / spread);
	if (!is_hookless) return ofRim;
	return Math.min(ofRim, hooklessLimitAt(seat.hookless_limits ?? HOOKLESS_LIMITS, spread));
}

/** Most that may be in any tyre on this rim: the narrowest one has it. */
export const pressureLimit = (seat: TyreSeat): number =>
	pressureLimitAt(seat, seat.tyre_width_min_mm);

/**
 * Starting pressures on dry asphalt. Null where the weight would need more than the rim takes: less
 * would let the tyre strike the rim, so a wider one is the answer.
 */
export function pressuresFor(
	seat: TyreSeat,
	tyre_width_mm: number,
	rider_kg: number,
): Pressures | null {
	const width = widthOn(seat.rim_inner_width_mm, tyre_width_mm);
	const load = rider_kg + (seat.bicycle_kg ?? BICYCLE_KG);
	const { drop_percent, front_percent, least_bar } = seat.formula ?? PRESSURE_FORMULA;
	const onWheel = (percent: number) =>
		Math.max(least_bar, toTenths(pressureFor((load * percent) / 100, width, drop_percent)));
	const rear = onWheel(100 - front_percent);
	if (rear > pressureLimitAt(seat, tyre_width_mm)) return null;
	return { front: onWheel(front_percent), rear };
}
