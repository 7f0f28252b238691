import type { Point } from '../path.ts';
import type { Complete } from './complete.ts';
import { across, box, level, plumb, polygon, scaleTo, toSheet, upright } from './sheet.ts';
import type { PartSheet } from './sheet.ts';

/** Usual measures of an arm seen from behind, mm. */
const ARM = { thickness: 13, boss: 15, inset: 7, boss_radius: 19, pedal_radius: 12 };
const RING_RADIUS = 52;

/** Draws a crankset from behind, its right arm up: length, Q factor, chain line, spindle. */
export function drawCrank(crank: Complete<'crank'>): PartSheet {
	const [length_mm = 0] = crank.lengths_mm;
	const scale = scaleTo(2 * length_mm, 400, 1.2);
	const length = length_mm * scale;
	const face = (crank.q_factor_mm / 2) * scale;
	const chain = crank.chain_line_mm * scale;
	const spindle = (crank.spindle_mm / 2) * scale;
	const mm = (value: number) => value * scale;
	/** Outline of an arm; `side` 1 is the right one, which points up. */
	const arm = (side: 1 | -1): string => {
		const at = (x: number, y: number): Point => [side * x, -side * y];
		const boss = face - mm(ARM.inset);
		return polygon([
			at(boss - mm(ARM.boss), -mm(ARM.boss_radius)),
			at(boss, -mm(ARM.boss_radius)),
			at(boss, mm(ARM.boss_radius)),
			at(face, length - mm(ARM.pedal_radius) * 2),
			at(face, length + mm(ARM.pedal_radius)),
			at(face - mm(ARM.thickness), length + mm(ARM.pedal_radius)),
			at(face - mm(ARM.thickness), length - mm(ARM.pedal_radius) * 2),
			at(boss - mm(ARM.boss), mm(ARM.boss_radius)),
		]);
	};
	const boss = face - mm(ARM.inset + ARM.boss);
	const foot = length + mm(ARM.pedal_radius);
	return toSheet({
		scale,
		top: -foot - 20,
		bottom: foot + 50,
		part: arm(1) + arm(-1) + box(-boss, -spindle, boss, spindle),
		axis: [
			plumb(0, -spindle - 10, mm(RING_RADIUS) + 34),
			plumb(chain, -mm(RING_RADIUS), mm(RING_RADIUS)),
			level(-face - 14, face + 14, 0),
			level(face - mm(ARM.thickness) - 12, face + 12, -length),
			level(-face - 12, -face + mm(ARM.thickness) + 12, length),
		].join(''),
		marks: [
			upright({
				role: 'crank_length',
				value: crank.lengths_mm,
				from: -length,
				to: 0,
				edges: [face + 8, face + 10],
				x: face + 62,
				figure: 'along',
			}),
			across({
				role: 'q_factor',
				value: crank.q_factor_mm,
				from: -face,
				to: face,
				edges: [foot, -length + mm(ARM.pedal_radius) * 2],
				y: foot + 36,
			}),
			across({
				role: 'chain_line',
				value: crank.chain_line_mm,
				from: 0,
				to: chain,
				edges: mm(RING_RADIUS),
				y: mm(RING_RADIUS) + 30,
			}),
			upright({
				role: 'spindle',
				value: crank.spindle_mm,
				isDiameter: true,
				from: -spindle,
				to: spindle,
				edges: -boss,
				x: -boss * 0.45,
				figure: 'over',
			}),
		],
	});
}
