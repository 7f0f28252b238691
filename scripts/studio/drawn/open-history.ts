import { measure, type Draw } from './open-draw.ts';
import { dimension } from './open-dimension.ts';
import { drumBench, oldSection, truingStand } from './open-history-wheels.ts';
import { edge, INK, shape } from './open.ts';
import { axis, closed, METAL, on, OUTLINE, PAPER, turned } from './open-solids.ts';
import { circle, f, group, line, rect, times, YELLOW, type Point } from './svg.ts';
import { wordmark } from './wordmark.ts';

/** A hub from above, and its flange from the end. */
const oldHub: Draw = (specification) => {
	const SCALE = 5.6;
	const mm = (name: string): number => measure(specification, name) * SCALE;
	const half = mm('over_locknut') / 2;
	const end = mm('axle_length') / 2;
	const [flange, bolt] = [mm('flange') / 2, mm('circle') / 2];
	const [axle, thread] = [mm('axle') / 2, mm('thread') / 2];
	const at = half - 20 * SCALE;
	const thick = 1.6 * SCALE;
	const perFlange = measure(specification, 'holes') / 2;
	/** Fine lines of a thread between two places. */
	const threads = (from: number, to: number, radius: number): string =>
		times(Math.floor((to - from) / 9), (i) =>
			line([from + 5 + i * 9, -radius], [from + 9 + i * 9, radius], INK, 1.2, { opacity: 0.55 }),
		).join('');
	const side = (x: 1 | -1): string =>
		group(
			`scale(${x} 1)`,
			turned([
				[half - 10 * SCALE, 10.5 * SCALE],
				[half - 5 * SCALE, 8 * SCALE],
			]),
			turned([
				[half - 5 * SCALE, 6.6 * SCALE],
				[half, 6.6 * SCALE],
			]),
			turned([
				[half + 1.2 * SCALE, 8.4 * SCALE],
				[half + 9 * SCALE, 8.4 * SCALE],
			]),
			edge(`M${f(half + 1.2 * SCALE)} ${-4 * SCALE}H${f(half + 9 * SCALE)}`, INK),
			edge(`M${f(half + 1.2 * SCALE)} ${4 * SCALE}H${f(half + 9 * SCALE)}`, INK),
			turned([
				[half + 9 * SCALE, axle],
				[end, axle],
			]),
			threads(half + 9 * SCALE, end, axle),
		);
	const elevation = [
		turned([
			[-at, 13 * SCALE],
			[-at + 7 * SCALE, 9.5 * SCALE],
			[at - 7 * SCALE, 9.5 * SCALE],
			[at, 13 * SCALE],
		]),
		// The clip over the oil hole.
		turned([
			[-5 * SCALE, 10.4 * SCALE],
			[5 * SCALE, 10.4 * SCALE],
		]),
		circle(0, 0, 2.1 * SCALE, YELLOW, OUTLINE),
		...[-at, at].map((x) =>
			turned([
				[x - thick, flange],
				[x + thick, flange],
			]),
		),
		turned([
			[at + thick, thread],
			[at + 9 * SCALE, thread],
		]),
		threads(at + thick, at + 9 * SCALE, thread),
		turned([
			[-at - 9 * SCALE, 13 * SCALE],
			[-at - thick, 13 * SCALE],
		]),
		side(1),
		side(-1),
		axis([-end - 40, 0], [end + 40, 0]),
	];
	const face = [
		circle(0, 0, flange, METAL, OUTLINE),
		circle(0, 0, thread, 'none', { ...OUTLINE, 'stroke-width': 2 }),
		circle(0, 0, bolt, 'none', { stroke: INK, 'stroke-width': 1.2, 'stroke-dasharray': '14 6' }),
		...times(perFlange, (i) => {
			const [x, y] = on(bolt, i / perFlange);
			return circle(x, y, 1.35 * SCALE, PAPER, { stroke: INK, 'stroke-width': 2.2 });
		}),
		shape(closed(times(6, (i) => on(8.6 * SCALE, (i + 0.5) / 6))), METAL),
		circle(0, 0, axle, METAL, OUTLINE),
		axis([-flange - 40, 0], [flange + 40, 0]),
		axis([0, -flange - 40], [0, flange + 40]),
	];
	return (
		group('translate(0 -230)', ...elevation) +
		group('translate(0 190)', ...face) +
		dimension(
			[-half, -230 + 8.4 * SCALE],
			[half, -230 + 8.4 * SCALE],
			measure(specification, 'over_locknut'),
			-210,
		) +
		dimension([-bolt, 190], [bolt, 190], measure(specification, 'circle'), 220)
	);
};

/** A right arm from outside, its pedal eye down. */
const oldCrank: Draw = (specification) => {
	const SCALE = 3.9;
	const mm = (name: string): number => measure(specification, name) * SCALE;
	const [length, bolt] = [mm('length'), mm('circle') / 2];
	const arms = measure(specification, 'arms');
	// One arm of the spider lies behind the crank, as on cranks of the time.
	const spider = times(arms, (i) => {
		const turn = 0.25 + i / arms;
		const [x, y] = on(bolt, turn);
		const side = ([px, py]: Point, off: number): Point => {
			const [nx, ny] = on(off, turn + 0.25);
			return [px + nx, py + ny];
		};
		const root = on(20 * SCALE, turn);
		return (
			shape(
				closed([
					side(root, 11 * SCALE),
					side([x, y], 5.6 * SCALE),
					side([x, y], -5.6 * SCALE),
					side(root, -11 * SCALE),
				]),
				METAL,
			) +
			circle(x, y, 6.6 * SCALE, METAL, OUTLINE) +
			circle(x, y, 3.4 * SCALE, PAPER, { ...OUTLINE, 'stroke-width': 2.2 })
		);
	}).join('');
	const [wide, slim] = [15 * SCALE, 11.5 * SCALE];
	const foot = length;
	const taper = mm('taper') / 2;
	return group(
		`translate(-40 ${f(-length / 2 + 60)})`,
		circle(0, 0, bolt, 'none', { stroke: INK, 'stroke-width': 1.2, 'stroke-dasharray': '14 6' }),
		spider,
		shape(
			`M${-wide} 0L${-slim} ${foot}A${slim} ${slim} 0 0 0 ${slim} ${foot}L${wide} 0A${wide} ${wide} 0 0 0 ${-wide} 0Z`,
			METAL,
		),
		circle(0, 0, 27 * SCALE, METAL, OUTLINE),
		circle(0, 0, 13 * SCALE, 'none', OUTLINE),
		shape(
			closed([
				[0, -taper * 1.3],
				[taper * 1.3, 0],
				[0, taper * 1.3],
				[-taper * 1.3, 0],
			]),
			PAPER,
		),
		circle(0, length, 7 * SCALE, PAPER, OUTLINE),
		// The flute, with the name in it.
		shape(
			`M${-5.4 * SCALE} ${40 * SCALE}A${5.4 * SCALE} ${5.4 * SCALE} 0 0 1 ${5.4 * SCALE} ${40 * SCALE}L${4.6 * SCALE} ${148 * SCALE}A${4.6 * SCALE} ${4.6 * SCALE} 0 0 1 ${-4.6 * SCALE} ${148 * SCALE}Z`,
			'#f6f6f3',
		),
		group(`translate(0 ${f(94 * SCALE)}) rotate(90)`, wordmark(5.4 * SCALE, INK)),
		rect(-3 * SCALE, 142 * SCALE, 6 * SCALE, 1.6 * SCALE, YELLOW),
		axis([-bolt - 60, 0], [bolt + 60, 0]),
		axis([-slim - 50, length], [slim + 50, length]),
		dimension([0, 0], [0, length], measure(specification, 'length'), bolt + 110),
	);
};

/** Objects of the maker's years by the name of their scene. */
export const HISTORIC: Readonly<Record<string, Draw>> = {
	'old-hub': oldHub,
	'old-crank': oldCrank,
	'old-section': oldSection,
	'truing-stand': truingStand,
	'drum-bench': drumBench,
};
