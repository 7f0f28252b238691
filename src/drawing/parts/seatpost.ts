import type { Complete } from './complete.ts';
import { across, box, level, plumb, polygon, scaleTo, toSheet, upright } from './sheet.ts';
import type { Marked, PartSheet } from './sheet.ts';

/** Neck below the clamp, and the clamp's cradles, mm. */
const NECK = 44;
const CRADLE = { half_width: 22, thickness: 4, gap: 5 };

/** Draws a seatpost from its side, the rear at the right: length, diameter, setback, insertion. */
export function drawSeatpost(post: Complete<'seatpost'>): PartSheet {
	const [length_mm = 0] = post.lengths_mm;
	const [diameter_mm = 0] = post.diameters_mm;
	const offset_mm = Math.max(...post.offsets_mm);
	const scale = scaleTo(length_mm, 400, 1.3);
	const length = length_mm * scale;
	const radius = (diameter_mm / 2) * scale;
	const offset = offset_mm * scale;
	const insertion = post.insertion_mm * scale;
	const mm = (value: number) => value * scale;
	const neck = -length + mm(NECK);
	const waist = radius * 0.7;
	const cradle = (y: number) =>
		box(
			offset - mm(CRADLE.half_width),
			y - mm(CRADLE.thickness / 2),
			offset + mm(CRADLE.half_width),
			y + mm(CRADLE.thickness / 2),
		);
	const below = -length + mm(CRADLE.gap + CRADLE.thickness / 2);
	const setback: Marked[] =
		offset_mm > 0
			? [
					across({
						role: 'offset',
						value: post.offsets_mm,
						from: 0,
						to: offset,
						edges: -length - mm(CRADLE.gap + CRADLE.thickness),
						y: -length - 42,
					}),
				]
			: [];
	return toSheet({
		scale,
		top: -length - 82,
		bottom: 56,
		part: [
			box(-radius, neck, radius, 0),
			polygon([
				[-radius, neck],
				[offset - waist, below],
				[offset + waist, below],
				[radius, neck],
			]),
			cradle(-length - mm(CRADLE.gap)),
			cradle(-length + mm(CRADLE.gap)),
		].join(''),
		thin: level(-radius, radius, -insertion),
		axis: [
			plumb(0, offset_mm > 0 ? -length - 30 : -length - 24, 14),
			offset_mm > 0 ? plumb(offset, -length - 30, -length + 24) : '',
			level(offset - 12, offset + mm(CRADLE.half_width) + 20, -length),
		].join(''),
		marks: [
			...setback,
			upright({
				role: 'post_length',
				value: post.lengths_mm,
				from: -length,
				to: 0,
				edges: [offset + mm(CRADLE.half_width) + 14, radius],
				x: offset + mm(CRADLE.half_width) + 62,
				figure: 'along',
			}),
			upright({
				role: 'insertion',
				value: post.insertion_mm,
				from: -insertion,
				to: 0,
				edges: -radius,
				x: -radius - 52,
				figure: 'along',
			}),
			across({
				role: 'post',
				value: post.diameters_mm,
				isDiameter: true,
				from: -radius,
				to: radius,
				edges: 0,
				y: 34,
				figure: 'after',
			}),
		],
	});
}
