import { spokeLayout } from '../../../src/drawing/spokes.ts';
import { INK, toTint } from './open.ts';
import { METAL, OUTLINE, PAPER } from './open-solids.ts';
import { circle, group, line, times, type Point } from './svg.ts';

export const LAMINATE = toTint('black').fill;

/** Measures of a drawn wheel, as the specification of a picture keeps them. */
export interface Told {
	rim: { height: number; bead: number; inner: number; outer: number; hookless: boolean };
	spokes: { drive: number; other: number; crosses: number };
}

/** Radii of a rim at a scale: of its outer edge, and of the spoke bed. */
export function radii({ height, bead }: Told['rim'], scale: number): [edge: number, bed: number] {
	const edge = (bead / 2 + 6) * scale;
	return [edge, edge - height * scale];
}

/** A rim from the side, without hub and spokes. */
export function rimFace(rim: Told['rim'], scale: number): string {
	const [edge, bed] = radii(rim, scale);
	return (
		circle(0, 0, edge, LAMINATE, OUTLINE) +
		circle(0, 0, bed, PAPER, OUTLINE) +
		circle(0, 0, edge - 7 * scale, 'none', { stroke: '#84898d', 'stroke-width': 1.6 })
	);
}

/** Spokes and hub from the drive side. */
export function lacedHub({ rim, spokes }: Told, scale: number): string {
	const [, bed] = radii(rim, scale);
	const pattern = { drive_side: spokes.drive, other_side: spokes.other, crosses: spokes.crosses };
	const place = ([x, y]: Point): Point => [x * scale, y * scale];
	return (
		spokeLayout(pattern, bed / scale)
			.map(({ hub, rim: end, side }) =>
				line(place(hub), place(end), INK, side === 'drive' ? 2.6 : 1.6),
			)
			.join('') + hubFace(scale)
	);
}

export const hubFace = (scale: number): string =>
	circle(0, 0, 29 * scale, METAL, OUTLINE) +
	circle(0, 0, 14 * scale, METAL, OUTLINE) +
	circle(0, 0, 6 * scale, PAPER, OUTLINE);

/** A whole wheel from the drive side. */
export const wheelFace = (wheel: Told, scale: number): string =>
	rimFace(wheel.rim, scale) + lacedHub(wheel, scale);

/** Spokes side by side, heads up, their nipples below. */
export const spokeRow = (count: number, length: number, pitch: number, nipple: string): string =>
	times(count, (i) =>
		group(
			`translate(${(i - (count - 1) / 2) * pitch} 0)`,
			line([0, -length / 2], [0, length / 2], INK, 3),
			line([-6, -length / 2], [6, -length / 2], INK, 5),
			line([0, length / 2 - 22], [0, length / 2], nipple, 9),
		),
	).join('');
