import type { FitRuleCode } from '#contract/fit/rules.ts';
import type { Rule } from './rules.ts';
import type { FitWheel } from './wheel.ts';

/** Facts of a wheel that the race rules ask for. */
interface Raced extends Pick<FitWheel, 'usages' | 'height_mm'> {
	/** Spokes of the wheel that has fewer; 0 for a disc, null if unknown. */
	spokes: number | null;
}

interface RaceVerdict {
	isAllowed: boolean;
	/** Rule that decides, with its limit: mm of the rim, or spokes. */
	by: 'height' | 'spokes';
	limit: number;
	rule: Rule;
}

/** Checks if a wheel may be ridden in mass-start road races; returns null if no rule applies. */
export function mayRace(
	{ usages, height_mm, spokes }: Raced,
	rules: readonly Rule[],
): RaceVerdict | null {
	const find = (code: FitRuleCode) =>
		rules.flatMap((rule) =>
			rule.rule === code && rule.value !== null && usages.includes(rule.subject)
				? [{ rule, limit: rule.value }]
				: [],
		)[0];
	const [fewest, highest] = [find('race_spokes'), find('race_rim_height')];
	if (fewest && spokes !== null && spokes < fewest.limit) {
		return { isAllowed: false, by: 'spokes', ...fewest };
	}
	if (!highest || height_mm === null) return null;
	return { isAllowed: height_mm <= highest.limit, by: 'height', ...highest };
}
