import { outline } from '../path.ts';
import type { Complete } from './complete.ts';
import { across, box, level, plumb, scaleTo, toSheet, turned, upright } from './sheet.ts';
import type { PartSheet } from './sheet.ts';

/** Length of an axle's head and of its cone, and depth of its thread, mm. */
const HEAD = { length: 4, cone: 3.5 };
const THREAD_DEPTH = 0.8;

/** Draws a thru axle: length, diameter, thread, head. */
export function drawAxle(axle: Complete<'axle'>): PartSheet {
	const [length_mm = 0] = axle.lengths_mm;
	const scale = scaleTo(length_mm, 340, 2.8);
	const half = (length_mm / 2) * scale;
	const radius = (axle.diameter_mm / 2) * scale;
	const head = (axle.head_mm / 2) * scale;
	const thread = half - axle.thread_mm * scale;
	const depth = THREAD_DEPTH * scale;
	const shoulder = -half + HEAD.length * scale;
	const cone = shoulder + HEAD.cone * scale;
	return toSheet({
		scale,
		top: -Math.max(head, radius) - 72,
		bottom: Math.max(head, radius) + 56,
		part: turned([
			[-half, head],
			[shoulder, head],
			[cone, radius],
			[half - depth, radius],
			[half, radius - depth],
		]),
		thin: [
			level(thread, half, -radius + depth),
			level(thread, half, radius - depth),
			plumb(thread, -radius, radius),
			plumb(shoulder, -head, head),
		].join(''),
		axis: level(-half - 16, half + 16, 0),
		marks: [
			across({
				role: 'axle_length',
				value: axle.lengths_mm,
				from: -half,
				to: half,
				edges: [head, radius],
				y: Math.max(head, radius) + 42,
			}),
			across({
				role: 'thread',
				value: axle.thread_mm,
				from: thread,
				to: half,
				edges: -radius,
				y: -Math.max(head, radius) - 26,
			}),
			upright({
				role: 'axle',
				value: axle.diameter_mm,
				isDiameter: true,
				from: -radius,
				to: radius,
				edges: 0,
				x: -half * 0.2,
				figure: 'over',
			}),
			upright({
				role: 'head',
				value: axle.head_mm,
				isDiameter: true,
				from: -head,
				to: head,
				edges: -half,
				x: -half - 34,
				figure: 'over',
			}),
		],
	});
}

/** Radius of lever's cam and nut, their width, and the lever's reach, mm. */
const ENDS = { radius: 8.4, width: 12, lever: 52 };

/** Draws a quick release over the hub that it holds: diameter of the rod, widths of the hubs. */
export function drawQuickRelease(release: Complete<'quick_release'>): PartSheet {
	const [width_mm = 0] = release.widths_mm;
	const scale = scaleTo(width_mm + 2 * ENDS.width, 330, 2.4);
	const half = (width_mm / 2) * scale;
	const radius = (release.diameter_mm / 2) * scale;
	const mm = (value: number) => value * scale;
	const out = half + mm(ENDS.width);
	const end = mm(ENDS.radius);
	const lever = outline(
		[-out + mm(3), -end],
		[
			[
				[-out - mm(6), -end - mm(14)],
				[-out - mm(9), -mm(ENDS.lever) + mm(14)],
				[-out - mm(2), -mm(ENDS.lever)],
			],
			[[-out + mm(5), -mm(ENDS.lever) + mm(2)]],
			[
				[-out, -mm(ENDS.lever) + mm(16)],
				[-out + mm(2), -end - mm(12)],
				[-half - mm(3), -end],
			],
		],
	);
	return toSheet({
		scale,
		top: -mm(ENDS.lever) - 20,
		bottom: end + 60,
		part: [
			box(-out, -end, -half, end),
			box(half, -end, out, end),
			`${lever}z`,
			turned([
				[-half, radius],
				[half, radius],
			]),
		].join(''),
		axis: level(-out - 16, out + 16, 0),
		marks: [
			across({
				role: 'hub_width',
				value: release.widths_mm,
				from: -half,
				to: half,
				edges: end,
				y: end + 44,
			}),
			upright({
				role: 'axle',
				value: release.diameter_mm,
				isDiameter: true,
				from: -radius,
				to: radius,
				edges: 0,
				x: 0,
				figure: 'over',
			}),
		],
	});
}
