import type { Complete } from './complete.ts';
import { across, box, level, plumb, scaleTo, toSheet, turned, upright } from './sheet.ts';
import type { PartSheet } from './sheet.ts';

/** Wall of a frame's shell, of the sleeve between the cups, and the bevel of a cup, mm. */
const SHELL_WALL = 3.5;
const SLEEVE_GAP = 2.5;
const BEVEL = 1;

/** Draws a bottom bracket in its shell: width and bore of the shell, cup, spindle. */
export function drawBottomBracket(bracket: Complete<'bottom_bracket'>): PartSheet {
	const [width_mm = 0] = bracket.shell_widths_mm;
	const [bore_mm = 0] = bracket.shell_bores_mm;
	const [overhang_mm = 0] = bracket.overhangs_mm;
	const scale = scaleTo(width_mm + 2 * overhang_mm, 240, 2.6);
	const half = (width_mm / 2) * scale;
	const bore = (bore_mm / 2) * scale;
	const out = half + overhang_mm * scale;
	const cup = (bracket.cup_mm / 2) * scale;
	const spindle = (bracket.spindle_mm / 2) * scale;
	const wall = bore + SHELL_WALL * scale;
	const bevel = Math.min(BEVEL, overhang_mm / 3) * scale;
	const sleeve = bore - SLEEVE_GAP * scale;
	const deepest = Math.max(wall, cup);
	return toSheet({
		scale,
		top: -deepest - 84,
		bottom: deepest + 56,
		part:
			(['left', 'right'] as const)
				.map((side) => {
					const sign = side === 'left' ? -1 : 1;
					return turned([
						[sign * half, cup],
						[sign * (out - bevel), cup],
						[sign * out, cup - bevel],
					]);
				})
				.join('') +
			box(-half, -wall, half, -bore) +
			box(-half, bore, half, wall),
		thin: [
			level(-half, half, -sleeve),
			level(-half, half, sleeve),
			level(-out - 14, out + 14, -spindle),
			level(-out - 14, out + 14, spindle),
		].join(''),
		axis: level(-out - 22, out + 22, 0) + plumb(0, -wall - 10, wall + 10),
		marks: [
			across({
				role: 'shell_width',
				value: bracket.shell_widths_mm,
				from: -half,
				to: half,
				edges: wall,
				y: deepest + 40,
			}),
			across({
				role: 'overhang',
				value: bracket.overhangs_mm,
				from: half,
				to: out,
				edges: cup,
				y: -deepest - 42,
			}),
			upright({
				role: 'shell_bore',
				value: bracket.shell_bores_mm,
				isDiameter: true,
				from: -bore,
				to: bore,
				edges: -half,
				x: -out - 34,
				figure: 'along',
			}),
			upright({
				role: 'spindle',
				value: bracket.spindle_mm,
				isDiameter: true,
				from: -spindle,
				to: spindle,
				edges: out + 14,
				x: out + 40,
				figure: 'along',
			}),
			upright({
				role: 'cup',
				value: bracket.cup_mm,
				isDiameter: true,
				from: -cup,
				to: cup,
				edges: out,
				x: out + 84,
				figure: 'along',
			}),
		],
	});
}
