import type { BicycleBrake } from '#contract/fit/brakes.ts';
import { BICYCLE_KG, pressuresFor, type Pressures } from '../catalogue/tyre-pressure.ts';
import { tyreWidthsFor } from '../catalogue/tyre-widths.ts';
import { fitAxles, fitBrake, freehubFor } from './parts.ts';
import { ruleValue, type Rule } from './rules.ts';
import {
	brokenBound,
	pressureSource,
	toSeat,
	tyreRange,
	type TyredRim,
	type TyreReasonCode,
} from './tyre.ts';
import type { FitArticle, FitWheel } from './wheel.ts';

/** Bicycle and rider that a wheel has to fit; null where nothing is asked. */
export interface FitQuestion {
	ride: string | null;
	groupset: string | null;
	tyre_mm: number | null;
	brake: BicycleBrake | null;
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
	| TyreReasonCode
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

/** Part that is needed between wheel and bicycle, with the source of its rule. */
interface Adapter {
	name: string;
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
	/** Parts that cassette and brake need; none if all fits directly. */
	adapters: Adapter[];
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

type Tyred = FitWheel & TyredRim;

const isTyred = (wheel: FitWheel): wheel is Tyred =>
	[wheel.inner_mm, wheel.least_mm, wheel.most_mm, wheel.max_bar].every((value) => value !== null);

/** Reasons of the tyre: the rim's own limits, and the rules where they are stricter. */
function tyreReasons(wheel: Tyred, tyre: number, rules: readonly Rule[]): Reason[] {
	const { least_mm: least, most_mm: most, inner_mm: inner } = wheel;
	if (tyre < least) return [reason('tyre_narrow', { least, most })];
	if (tyre > most) return [reason('tyre_wide', { least, most })];
	const broken = brokenBound(wheel, tyre, rules);
	return broken === null
		? []
		: [reason(broken.code, { inner, value: broken.value }, broken.source)];
}

/** Reason of the pressure that a weight needs, with the narrowest wider tyre that carries it. */
function pressureReason(wheel: Tyred, tyre: number, weight: number, rules: readonly Rule[]) {
	const seat = toSeat(wheel, rules);
	const source = pressureSource(seat, tyre, rules);
	const [, most] = tyreRange(wheel, rules);
	const wider = tyreWidthsFor(tyre + 1, most).find(
		(width) => pressuresFor(seat, width, weight) !== null,
	);
	return wider === undefined
		? reason('pressure_none', {}, source)
		: reason('pressure', { wider }, source);
}

function weightReasons(wheel: FitWheel, weight: number, rules: readonly Rule[]): Reason[] {
	const { rider_kg: rider, system_kg: system } = wheel;
	const bicycle = ruleValue(rules, 'bicycle_weight') ?? BICYCLE_KG;
	const isHeavy = rider !== null && weight > rider;
	const isLoaded = system !== null && weight + bicycle > system;
	return [
		...(isHeavy ? [reason('rider', { most: rider })] : []),
		...(isLoaded && !isHeavy ? [reason('system', { most: system, bicycle })] : []),
	];
}

/** Parts of the data sheet that the question needs and the wheel does not state. */
function missingParts(wheel: FitWheel, asked: FitQuestion, rules: readonly Rule[]): FitPart[] {
	const isMissing: Record<FitPart, boolean> = {
		tyre: asked.tyre_mm !== null && !isTyred(wheel),
		freehub: asked.groupset !== null && wheel.freehubs.length === 0,
		brake: fitBrake(wheel, asked.brake, rules) === 'unknown',
		axles: fitAxles(wheel, asked.axles, rules) === 'unknown',
		weight: asked.weight_kg !== null && wheel.rider_kg === null && wheel.system_kg === null,
	};
	return FIT_PARTS.filter((part) => isMissing[part]);
}

/** Judges a wheel by the rules that hold. A missing figure is never taken for a fitting one. */
export function judge(wheel: FitWheel, asked: FitQuestion, rules: readonly Rule[]): FitVerdict {
	const reasons: Reason[] = [];
	const { ride, groupset, tyre_mm: tyre, weight_kg: weight } = asked;
	if (ride !== null && !wheel.usages.includes(ride)) reasons.push(reason('ride', {}));
	const brake = fitBrake(wheel, asked.brake, rules);
	if (brake === 'no') reasons.push(reason('brake', { made: wheel.brake ?? '' }));
	if (fitAxles(wheel, asked.axles, rules) === 'no') {
		reasons.push(reason('axles', { axles: wheel.axles ?? '' }));
	}
	const body = groupset === null ? null : freehubFor(wheel, groupset, rules);
	if (groupset !== null && body === null && wheel.freehubs.length > 0) {
		reasons.push(reason('freehub', {}));
	}
	const tooHeavy = weight === null ? [] : weightReasons(wheel, weight, rules);
	reasons.push(...tooHeavy);
	let pressures: Pressures | null = null;
	if (tyre !== null && isTyred(wheel)) {
		const ofTyre = tyreReasons(wheel, tyre, rules);
		reasons.push(...ofTyre);
		const least = ruleValue(rules, 'rider_least') ?? 0;
		if (ofTyre.length === 0 && weight !== null && weight >= least) {
			pressures = pressuresFor(toSeat(wheel, rules), tyre, weight);
			if (pressures === null && tooHeavy.length === 0) {
				reasons.push(pressureReason(wheel, tyre, weight, rules));
			}
		}
	}
	const missing = missingParts(wheel, asked, rules);
	const between = [body, typeof brake === 'string' ? null : brake];
	const adapters = between.flatMap((rule) =>
		rule !== null && rule.adapter !== '' ? [{ name: rule.adapter, source: rule.source }] : [],
	);
	const whole = missing.length > 0 ? 'unknown' : adapters.length === 0 ? 'fits' : 'fits_with';
	return {
		wheel,
		verdict: reasons.length > 0 ? 'does_not_fit' : whole,
		reasons,
		missing,
		adapters,
		freehub: body?.freehub ?? null,
		pressures,
		articles: wheel.articles.filter(
			({ freehub }) => body === null || freehub === null || freehub === body.freehub,
		),
	};
}
