import {
	BICYCLE_KG,
	hooklessLimitAt,
	PRESSURE_FORMULA,
	pressureLimitAt,
	type PressureFormula,
	type TyreSeat,
} from '../catalogue/tyre-pressure.ts';
import { boundsIn, ruleValue, type Rule } from './rules.ts';

/** Facts of a rim that decide which tyre fits; an unknown edge counts as hookless. */
export interface TyredRim {
	inner_mm: number;
	least_mm: number;
	most_mm: number;
	max_bar: number;
	is_hookless: boolean | null;
}

/** Codes of the reasons against a tyre. */
export type TyreReasonCode =
	| 'tyre_narrow'
	| 'tyre_wide'
	| 'tyre_least'
	| 'tyre_most'
	| 'tyre_over_rim'
	| 'tyre_hookless';

/** A limit of the tyre's width by a rule. */
interface TyreBound {
	code: TyreReasonCode;
	side: 'least' | 'most';
	/** Width of the tyre at the limit, mm. */
	width: number;
	/** Figure that the rule itself states. */
	value: number;
	source: string;
}

type Seated = Pick<TyredRim, 'inner_mm' | 'is_hookless'>;

/** Limits of the rules that bind a rim. */
function tyreBounds({ inner_mm: inner, is_hookless }: Seated, rules: readonly Rule[]): TyreBound[] {
	const isHookless = is_hookless ?? true;
	const from = (code: 'tyre_least' | 'hookless_tyre') =>
		boundsIn(rules, code).filter(({ bound }) => inner >= bound);
	const least = (code: TyreReasonCode, found: ReturnType<typeof from>): TyreBound[] =>
		found.map(({ value, source }) => ({ code, side: 'least', width: value, value, source }));
	return [
		...least('tyre_hookless', isHookless ? from('hookless_tyre') : []),
		...least('tyre_least', from('tyre_least')),
		...boundsIn(rules, 'tyre_over_rim').map(({ value, source }): TyreBound => ({
			code: 'tyre_over_rim',
			side: 'least',
			width: inner + value,
			value,
			source,
		})),
		...boundsIn(rules, 'tyre_most')
			.filter(({ bound }) => inner <= bound)
			.map(({ value, source }): TyreBound => ({
				code: 'tyre_most',
				side: 'most',
				width: value,
				value,
				source,
			})),
	];
}

/** Returns the limit that a tyre exceeds, the strictest of several; null if it exceeds none. */
export function brokenBound(
	rim: Seated,
	tyre_mm: number,
	rules: readonly Rule[],
): TyreBound | null {
	const broken = tyreBounds(rim, rules).filter(({ side, width }) =>
		side === 'least' ? tyre_mm < width : tyre_mm > width,
	);
	const distance = ({ width }: TyreBound) => Math.abs(width - tyre_mm);
	const farthest = Math.max(...broken.map(distance));
	return broken.find((one) => distance(one) === farthest) ?? null;
}

/** Narrowest and widest tyre by the data sheet and the rules, mm; nothing fits if they cross. */
export function tyreRange(
	{
		inner_mm: inner,
		least_mm: least,
		most_mm: most,
		is_hookless,
	}: Omit<TyredRim, 'max_bar' | 'inner_mm'> & { inner_mm: number | null },
	rules: readonly Rule[],
): [least: number, most: number] {
	if (inner === null) return [least, most];
	const bounds = tyreBounds({ inner_mm: inner, is_hookless }, rules);
	const widths = (side: TyreBound['side']) =>
		bounds.flatMap((one) => (one.side === side ? [one.width] : []));
	return [Math.max(least, ...widths('least')), Math.min(most, ...widths('most'))];
}

/** Figures of the formula of pressures by the rules that hold. */
export const toFormula = (rules: readonly Rule[]): PressureFormula => ({
	drop_percent: ruleValue(rules, 'pressure_drop') ?? PRESSURE_FORMULA.drop_percent,
	front_percent: ruleValue(rules, 'pressure_front') ?? PRESSURE_FORMULA.front_percent,
	least_bar: ruleValue(rules, 'pressure_least') ?? PRESSURE_FORMULA.least_bar,
});

/**
 * Limits of a rim for the formula of pressures, with the rules that hold. Where a rule forbids its
 * narrowest tyre, the pressure that the rim states for that tyre is scaled to the next.
 */
export function toSeat(rim: TyredRim, rules: readonly Rule[]): TyreSeat {
	const limits = boundsIn(rules, 'hookless_pressure');
	const is_hookless = rim.is_hookless ?? true;
	const [least, most] = tyreRange(rim, rules);
	const scaled = Math.floor(((rim.max_bar * rim.least_mm) / least) * 10 + 1e-9) / 10;
	return {
		rim_inner_width_mm: rim.inner_mm,
		tyre_width_min_mm: least,
		tyre_width_max_mm: most,
		max_pressure_bar: least > rim.least_mm ? scaled : rim.max_bar,
		is_hookless,
		bicycle_kg: ruleValue(rules, 'bicycle_weight') ?? BICYCLE_KG,
		formula: toFormula(rules),
		...(is_hookless && limits.length > 0
			? { hookless_limits: limits.map(({ bound, value }) => [bound, value] as const) }
			: {}),
	};
}

/** Source of the limit of pressure that binds a tyre: a rule's, or empty for the data sheet. */
export function pressureSource(seat: TyreSeat, tyre_mm: number, rules: readonly Rule[]): string {
	const limits = seat.hookless_limits ?? [];
	const limit = hooklessLimitAt(limits, tyre_mm);
	if (!seat.is_hookless || limit > pressureLimitAt(seat, tyre_mm)) return '';
	const binding = boundsIn(rules, 'hookless_pressure').find(
		({ bound, value }) => tyre_mm >= bound && value === limit,
	);
	return binding?.source ?? '';
}
