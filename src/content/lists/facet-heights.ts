import type { Trait } from './facet-traits.ts';

/** Low, medium, high and very high profiles, mm; each band includes its upper bound. */
const BOUNDS_MM = [30, 40, 55] as const;

/** The band of a rim height: `31-40`, the last `56-`. */
function toBand(height_mm: number): string {
	const at = BOUNDS_MM.findIndex((bound) => height_mm <= bound);
	const from = (BOUNDS_MM[at < 0 ? BOUNDS_MM.length - 1 : at - 1] ?? -1) + 1;
	return `${from}-${at < 0 ? '' : BOUNDS_MM[at]}`;
}

/**
 * Rim heights of a list as ranges, named by the lowest and highest in them: `24–30`, or `50` where
 * there is but one. The address keeps the bounds, which new products do not move.
 */
export function heightBands(heights_mm: readonly number[]): (height_mm: number) => Trait {
	const byBand = Map.groupBy(heights_mm, toBand);
	return (height_mm) => {
		const key = toBand(height_mm);
		const inside = byBand.get(key) ?? [height_mm];
		const [least, most] = [Math.min(...inside), Math.max(...inside)];
		return { key, label: least === most ? String(least) : `${least}–${most}` };
	};
}
