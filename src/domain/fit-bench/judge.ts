import {
	BICYCLE_KG,
	HOOKLESS_LIMIT_BAR,
	pressuresFor,
	type Pressures,
} from '../catalogue/tyre-pressure.ts';
import { tyreWidthsFor } from '../catalogue/tyre-widths.ts';
import { ruleValue, type Rule } from './rules.ts';
import type { Brake, FitArticle, FitWheel } from './wheel.ts';

/** Bicycle and rider that a wheel has to fit; null where nothing is asked. */
export interface FitQuestion {
	ride: string | null;
	groupset: string | null;
	tyre_mm: number | null;
	brake: Brake | null;
	axles: string | null;
	weight_kg: number | null;
}

export const NOTHING_ASKED: FitQuestion = {
	ride: null,
	groupset: null,
	tyre_mm: null,
	brake: null,
	axles: null,
	weight_kg: null,
};

/** Codes of the reasons against a wheel; `i18n` has their sentences. */
export type ReasonCode =
	| 'ride'
	| 'brake'
	| 'axles'
	| 'freehub'
	| 'tyre_narrow'
	| 'tyre_wide'
	| 'tyre_hookless'
	| 'tyre_over_rim'
	| 'rider'
	| 'system'
	| 'pressure'
	| 'pressure_none';

interface Reason {
	code: ReasonCode;
	/** Figures of its sentence. */
	values: Readonly<Record<string, number | string>>;
	/** Standard that it comes from; empty for a limit of the wheel's own data sheet. */
	source: string;
}

const FIT_PARTS = ['tyre', 'freehub', 'brake', 'axles', 'weight'] as const;
/** Part of the data sheet that is missing. */
export type FitPart = (typeof FIT_PARTS)[number];

export interface FitVerdict {
	wheel: FitWheel;
	verdict: 'fits' | 'fits_with' | 'does_not_fit' | 'unknown';
	reasons: Reason[];
	missing: FitPart[];
	/** Part that the cassette needs; empty if none. */
	adapter: string;
	/** Freehub body to choose; null if none was asked for. */
	freehub: string | null;
	pressures: Pressures | null;
	/** Articles that fit. */
	articles: FitArticle[];
}

const reason = (code: ReasonCode, values: Reason['values'], source = ''): Reason => ({
	code,
	values,
	source,
});

type Tyred = FitWheel & { inner_mm: number; least_mm: number; most_mm: number; max_bar: number };

const isTyred = (wheel: FitWheel): wheel is Tyred =>
	[wheel.inner_mm, wheel.least_mm, wheel.most_mm, wheel.max_bar].every((value) => value !== null);

/** Limits of a rim for the formula of pressures; an unknown edge counts as hookless. */
const toSeat = (wheel: Tyred, rules: readonly Rule[]) => ({
	rim_inner_width_mm: wheel.inner_mm,
	tyre_width_min_mm: wheel.least_mm,
	tyre_width_max_mm: wheel.most_mm,
	max_pressure_bar: wheel.max_bar,
	is_hookless: wheel.is_hookless ?? true,
	hookless_limit_bar: ruleValue(rules, 'hookless_pressure') ?? HOOKLESS_LIMIT_BAR,
});

/** Reasons of the tyre: the rim's own limits, and the rules where they are stricter. */
function tyreReasons(wheel: Tyred, tyre: number, rules: readonly Rule[]): Reason[] {
	const { least_mm: least, most_mm: most, inner_mm: inner } = wheel;
	if (tyre < least) return [reason('tyre_narrow', { least, most })];
	if (tyre > most) return [reason('tyre_wide', { least, most })];
	const isHookless = wheel.is_hookless ?? true;
	const broken = rules.flatMap(({ rule, subject, value, source }): Reason[] => {
		if (value === null) return [];
		if (rule === 'tyre_over_rim' && tyre - inner < value) {
			return [reason('tyre_over_rim', { inner, value }, source)];
		}
		const isBound = rule === 'hookless_tyre' && isHookless && inner >= Number(subject);
		return isBound && tyre < value ? [reason('tyre_hookless', { inner, value }, source)] : [];
	});
	// Several rules of one kind bind a wide rim: the strictest speaks for all.
	const strictest = broken.toSorted(
		(a, b) => Number(b.values['value']) - Number(a.values['value']),
	);
	return broken.filter((one) => one === strictest.find(({ code }) => code === one.code));
}

/** Narrowest wider tyre on the market that carries the weight on this rim; null if none does. */
function widerTyre(wheel: Tyred, tyre: number, weight: number, rules: readonly Rule[]) {
	const widths = tyreWidthsFor(tyre + 1, wheel.most_mm);
	return widths.find((width) => pressuresFor(toSeat(wheel, rules), width, weight) !== null) ?? null;
}

/** Freehub body for a groupset: one that fits directly before one with an adapter. */
function freehubFor(wheel: FitWheel, groupset: string, rules: readonly Rule[]): Rule | null {
	const fitting = rules.filter(
		({ rule, subject, freehub }) =>
			rule === 'groupset' &&
			subject === groupset &&
			freehub !== null &&
			wheel.freehubs.includes(freehub),
	);
	return fitting.find(({ adapter }) => adapter === '') ?? fitting[0] ?? null;
}

function weightReasons(wheel: FitWheel, weight: number): Reason[] {
	const { rider_kg: rider, system_kg: system } = wheel;
	const isHeavy = rider !== null && weight > rider;
	const isLoaded = system !== null && weight + BICYCLE_KG > system;
	return [
		...(isHeavy ? [reason('rider', { most: rider })] : []),
		...(isLoaded && !isHeavy ? [reason('system', { most: system, bicycle: BICYCLE_KG })] : []),
	];
}

/** Parts of the data sheet that the question needs and the wheel does not state. */
function missingParts(wheel: FitWheel, asked: FitQuestion): FitPart[] {
	const isMissing: Record<FitPart, boolean> = {
		tyre: asked.tyre_mm !== null && !isTyred(wheel),
		freehub: asked.groupset !== null && wheel.freehubs.length === 0,
		brake: asked.brake !== null && wheel.brake === null,
		axles: asked.axles !== null && wheel.axles === null,
		weight: asked.weight_kg !== null && wheel.rider_kg === null && wheel.system_kg === null,
	};
	return FIT_PARTS.filter((part) => isMissing[part]);
}

/** Judges a wheel by the rules that hold. A missing figure is never taken for a fitting one. */
export function judge(wheel: FitWheel, asked: FitQuestion, rules: readonly Rule[]): FitVerdict {
	const reasons: Reason[] = [];
	const { ride, groupset, tyre_mm: tyre, brake, axles, weight_kg: weight } = asked;
	if (ride !== null && !wheel.usages.includes(ride)) reasons.push(reason('ride', {}));
	if (brake !== null && wheel.brake !== null && wheel.brake !== brake) {
		reasons.push(reason('brake', { made: wheel.brake }));
	}
	if (axles !== null && wheel.axles !== null && wheel.axles !== axles) {
		reasons.push(reason('axles', { axles: wheel.axles }));
	}
	const body = groupset === null ? null : freehubFor(wheel, groupset, rules);
	if (groupset !== null && body === null && wheel.freehubs.length > 0) {
		reasons.push(reason('freehub', {}));
	}
	if (weight !== null) reasons.push(...weightReasons(wheel, weight));
	let pressures: Pressures | null = null;
	if (tyre !== null && isTyred(wheel)) {
		const ofTyre = tyreReasons(wheel, tyre, rules);
		reasons.push(...ofTyre);
		const least = ruleValue(rules, 'rider_least') ?? 0;
		if (ofTyre.length === 0 && weight !== null && weight >= least) {
			pressures = pressuresFor(toSeat(wheel, rules), tyre, weight);
			if (
				pressures === null &&
				!reasons.some(({ code }) => code === 'rider' || code === 'system')
			) {
				const wider = widerTyre(wheel, tyre, weight, rules);
				reasons.push(wider === null ? reason('pressure_none', {}) : reason('pressure', { wider }));
			}
		}
	}
	const missing = missingParts(wheel, asked);
	const adapter = body?.adapter ?? '';
	const fitting = wheel.articles.filter(
		({ freehub }) => body === null || freehub === null || freehub === body.freehub,
	);
	const whole = missing.length > 0 ? 'unknown' : adapter === '' ? 'fits' : 'fits_with';
	return {
		wheel,
		verdict: reasons.length > 0 ? 'does_not_fit' : whole,
		reasons,
		missing,
		adapter,
		freehub: body?.freehub ?? null,
		pressures,
		articles: fitting,
	};
}

/** True if a wheel may be ridden in mass-start road races; null if no rule speaks of it. */
export function mayRace(
	{ usages, height_mm, isDisc }: Pick<FitWheel, 'usages' | 'height_mm'> & { isDisc: boolean },
	rules: readonly Rule[],
): { isAllowed: boolean; limit_mm: number; rule: Rule } | null {
	const found = rules.find(
		({ rule, subject }) => rule === 'race_rim_height' && usages.includes(subject),
	);
	if (!found || found.value === null) return null;
	// The article that limits the depth of rims also asks for at least 12 spokes.
	if (isDisc) return { isAllowed: false, limit_mm: found.value, rule: found };
	if (height_mm === null) return null;
	return { isAllowed: height_mm <= found.value, limit_mm: found.value, rule: found };
}
