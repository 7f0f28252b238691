/** Limits of a rim: widths in mm, pressure in bar. */
export interface TyreSeat {
	rim_inner_width_mm: number;
	tyre_width_min_mm: number;
	tyre_width_max_mm: number;
	/** Printed on the rim, which holds it with the narrowest tyre. */
	max_pressure_bar: number;
	is_hookless: boolean;
	/** Most in any tyre on a hookless rim, from the fit rules; by default that of the standards. */
	hookless_limit_bar?: number;
}

/** Pressures of both wheels, in bar. */
export interface Pressures {
	front: number;
	rear: number;
}

/** Most that ETRTO and ISO 5775 allow a tyre on a straight-sided (hookless) rim. */
export const HOOKLESS_LIMIT_BAR = 5;

/** Least that makers of wide tyres print on them; the formula below asks for less. */
const LEAST_BAR = 1.2;

/** Bicycle with bottles and tools. */
export const BICYCLE_KG = 10;
/**
 * The front wheel's share of the load: between the 45 per cent that Berto found on touring bicycles
 * and the half that braking asks for. Front and rear then differ by what riders are advised.
 */
const FRONT_SHARE = 0.48;
/** Drop of a tyre under the load, in per cent of its height. */
export const DROP_PERCENT = 15;

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
 * Pressure at which a tyre sinks by `DROP_PERCENT`, found by Frank Berto and recommended by Bicycle
 * Quarterly; the figures are the curve through his chart, in pounds, mm and psi.
 */
function pressureFor(load_kg: number, width_mm: number): number {
	const psi = (153.6 * load_kg * POUNDS_PER_KG) / width_mm ** 1.5785 - 7.1685;
	return psi / PSI_PER_BAR;
}

/** Rounds down to a tenth, as read on a gauge, so that no limit is exceeded. */
const toTenths = (bar: number) => Math.floor(bar * 10 + 1e-9) / 10;

/** Most that may be in any tyre on this rim. */
export function pressureLimit({
	max_pressure_bar,
	is_hookless,
	hookless_limit_bar = HOOKLESS_LIMIT_BAR,
}: TyreSeat): number {
	return is_hookless ? Math.min(max_pressure_bar, hookless_limit_bar) : max_pressure_bar;
}

/**
 * Most that may be in a tyre of this width. What spreads a rim grows with pressure and width alike,
 * so a limit that holds for the narrowest tyre is lower for a wider one.
 */
export function pressureLimitAt(seat: TyreSeat, tyre_width_mm: number): number {
	const spread = Math.max(tyre_width_mm, seat.tyre_width_min_mm);
	return Math.min(
		pressureLimit(seat),
		toTenths((seat.max_pressure_bar * seat.tyre_width_min_mm) / spread),
	);
}

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
	const load = rider_kg + BICYCLE_KG;
	const onWheel = (share: number) =>
		Math.max(LEAST_BAR, toTenths(pressureFor(load * share, width)));
	const rear = onWheel(1 - FRONT_SHARE);
	if (rear > pressureLimitAt(seat, tyre_width_mm)) return null;
	return { front: onWheel(FRONT_SHARE), rear };
}
