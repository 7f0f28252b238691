import type { SpokePattern } from '#contract/content/catalogue.ts';
import type { Point } from './path.ts';

/** A spoke in mm around the wheel's centre, y down as in the view box. */
export interface Spoke {
	side: 'drive' | 'other';
	hub: Point;
	rim: Point;
}

/** Radius of the circle of spoke heads, mm. The catalogue lacks it; hubs differ little. */
export const FLANGE_RADIUS_MM = { drive: 26, other: 22 } as const;

const TURN = Math.PI * 2;

const polar = (radius: number, angle: number): Point => [
	radius * Math.cos(angle),
	radius * Math.sin(angle),
];

/**
 * Calculates start and end of each spoke. Holes are even around the rim, the valve's place at the
 * bottom between the last and the first, and shared out between the sides in proportion, so 16+8
 * comes out as groups of three. A spoke leaves its side's flange turned by `crosses` holes of that
 * side, each second one the other way round, and never by more than a tangent.
 */
export function spokeLayout(pattern: SpokePattern, rim_radius_mm: number): Spoke[] {
	const { drive_side, other_side, crosses } = pattern;
	const total = drive_side + other_side;
	const seen = { drive: 0, other: 0 };
	return Array.from({ length: total }, (_, hole) => {
		const share = (n: number) => Math.floor(((n + 0.5) * other_side) / total);
		const side = share(hole + 1) > share(hole) ? 'other' : 'drive';
		const count = side === 'drive' ? drive_side : other_side;
		const direction = seen[side] % 2 === 0 ? 1 : -1;
		seen[side] += 1;
		const angle = ((hole + 0.5) / total) * TURN + TURN / 4;
		const lead = direction * Math.min((crosses / count) * TURN, TURN * 0.24);
		return {
			side,
			hub: polar(FLANGE_RADIUS_MM[side], angle + lead),
			rim: polar(rim_radius_mm, angle),
		};
	});
}
