import {
	BICYCLE_KG,
	PRESSURE_FORMULA,
	type HooklessLimit,
	type TyreSeat,
} from '#domain/catalogue/tyre-pressure.ts';

/** Figures of the formula, `15 48 1.2`. */
const formulaText = ({ formula = PRESSURE_FORMULA }: Pick<TyreSeat, 'formula'>): string =>
	[formula.drop_percent, formula.front_percent, formula.least_bar].join(' ');
const USUAL = formulaText({});

/**
 * A rim in an attribute, `21 25 38 8 0 10`, with the limits of a hookless one behind, each with its
 * tyre: names of its figures would weigh more than they do. The formula follows a semicolon where it
 * is not the usual one.
 */
export const seatText = (seat: TyreSeat): string =>
	[
		seat.rim_inner_width_mm,
		seat.tyre_width_min_mm,
		seat.tyre_width_max_mm,
		seat.max_pressure_bar,
		Number(seat.is_hookless),
		seat.bicycle_kg ?? BICYCLE_KG,
		...(seat.hookless_limits ?? []).flat(),
	].join(' ') + (formulaText(seat) === USUAL ? '' : `;${formulaText(seat)}`);

/** Figures of an attribute, `60 75 90`. */
export const figuresIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

export function seatIn(text: string): TyreSeat {
	const [rim = '', formula = USUAL] = text.split(';');
	const [drop_percent = 0, front_percent = 0, least_bar = 0] = figuresIn(formula);
	const [inner = 0, least = 0, most = 0, bar = 0, hookless = 1, bicycle = BICYCLE_KG, ...rest] =
		figuresIn(rim);
	const limits = rest.flatMap((limit, at): HooklessLimit[] =>
		at % 2 === 1 ? [[rest[at - 1] ?? 0, limit]] : [],
	);
	return {
		rim_inner_width_mm: inner,
		tyre_width_min_mm: least,
		tyre_width_max_mm: most,
		max_pressure_bar: bar,
		is_hookless: hookless === 1,
		bicycle_kg: bicycle,
		formula: { drop_percent, front_percent, least_bar },
		...(limits.length > 0 ? { hookless_limits: limits } : {}),
	};
}
