import { BICYCLE_BRAKES, type BicycleBrake } from '#contract/fit/brakes.ts';
import { fitBrake } from './parts.ts';
import { toGroupsets, type Rule } from './rules.ts';
import type { FitWheel } from './wheel.ts';

/** Everything that a question can be chosen from, and judged by. */
export interface FitBasis {
	wheels: FitWheel[];
	rules: Rule[];
	/** Usages of the wheels, in the catalogue's order. */
	rides: { id: string; name: string }[];
	/** Names of the freehub bodies, by code. */
	freehubs: Record<string, string>;
	currency: string;
}

/** Values that the form offers. */
export interface FitChoices {
	rides: { id: string; name: string }[];
	groupsets: { code: string; name: string }[];
	brakes: BicycleBrake[];
	axles: string[];
}

/** Choices that at least one wheel answers to. */
export function fitChoices({ wheels, rules, rides }: FitBasis): FitChoices {
	const axles = new Set(wheels.flatMap((wheel) => wheel.axles ?? []));
	return {
		rides: rides.filter(({ id }) => wheels.some(({ usages }) => usages.includes(id))),
		groupsets: toGroupsets(rules),
		brakes: BICYCLE_BRAKES.filter((brake) =>
			wheels.some((wheel) => !['no', 'unknown'].includes(String(fitBrake(wheel, brake, rules)))),
		),
		axles: [...axles].toSorted(),
	};
}
