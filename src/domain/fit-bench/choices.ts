import { toGroupsets, type Rule } from './rules.ts';
import type { Brake, FitWheel } from './wheel.ts';

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
	brakes: Brake[];
	axles: string[];
}

const BRAKES: readonly Brake[] = ['disc', 'rim', 'none'];

/** Choices that at least one wheel answers to. */
export function fitChoices({ wheels, rules, rides }: FitBasis): FitChoices {
	const axles = new Set(wheels.flatMap((wheel) => wheel.axles ?? []));
	return {
		rides: rides.filter(({ id }) => wheels.some(({ usages }) => usages.includes(id))),
		groupsets: toGroupsets(rules),
		brakes: BRAKES.filter((brake) => wheels.some((wheel) => wheel.brake === brake)),
		axles: [...axles].toSorted(),
	};
}
