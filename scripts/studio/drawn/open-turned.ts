import { measure, type Draw } from './open-draw.ts';
import { dimension } from './open-dimension.ts';
import { INK, shape, toTint } from './open.ts';
import { circle, group, line, path, rect, times, YELLOW } from './svg.ts';
import type { Specification } from '../specify/pictures.ts';

/** A turned part from left to right: length and radius at either end of each step, in mm. */
type Step = readonly [length: number, from: number, to?: number];

/** Side view with its axis level and its middle at the origin. */
function elevation(steps: readonly Step[], scale: number, fill: string): string {
	const total = steps.reduce((sum, [length]) => sum + length, 0);
	let x = (-total / 2) * scale;
	const bodies = steps.map(([length, from, to = from]) => {
		const start = x;
		x += length * scale;
		return shape(
			`M${start} ${-from * scale}L${x} ${-to * scale}L${x} ${to * scale}L${start} ${from * scale}Z`,
			fill,
		);
	});
	const reach = (total / 2) * scale + 40;
	return (
		bodies.join('') +
		line([-reach, 0], [reach, 0], INK, 1.2, { 'stroke-dasharray': '22 6 4 6', opacity: 0.6 })
	);
}
const across = (length: number, scale: number, radius: number): string =>
	dimension(
		[(-length / 2) * scale, radius * scale],
		[(length / 2) * scale, radius * scale],
		length,
		110,
	);
const round = (x: number, radius: number, scale: number): string =>
	dimension([x, -radius * scale], [x, radius * scale], Math.round(radius * 20) / 10, 120);
const toFill = ({ finish }: Specification): string => toTint(finish).fill;

const axle: Draw = (specification) => {
	const length = measure(specification, 'length');
	const radius = measure(specification, 'diameter') / 2;
	const steps: Step[] = [
		[4, 10],
		[3, 9, radius],
		[length - 22, radius],
		[15, radius - 0.5],
	];
	const scale = 860 / length;
	return (
		elevation(steps, scale, toFill(specification)) +
		times(12, (i) => {
			const x = (length / 2 - 14 + i * 1.1) * scale;
			return line([x, -radius * scale], [x - 3, radius * scale], INK, 1.6);
		}).join('') +
		across(length, scale, 14) +
		round(0, radius, scale)
	);
};

const seatpost: Draw = (specification) => {
	const length = measure(specification, 'length');
	const radius = measure(specification, 'diameter') / 2;
	const offset = measure(specification, 'offset');
	const scale = 820 / length;
	const top = -length * 0.5 * scale;
	const half = radius * scale;
	const fill = toFill(specification);
	const head = -offset * scale;
	return (
		shape(
			`M${-half} ${-top}L${-half} ${top + 110}Q${-half} ${top + 60} ${head - 22} ${top + 20}L${head + 22} ${top + 20}Q${half} ${top + 60} ${half} ${top + 110}L${half} ${-top}Z`,
			fill,
		) +
		shape(
			`M${head - 56} ${top + 20}L${head - 56} ${top}L${head + 56} ${top}L${head + 56} ${top + 20}Z`,
			fill,
		) +
		shape(
			`M${head - 56} ${top}L${head - 56} ${top - 16}L${head + 56} ${top - 16}L${head + 56} ${top}Z`,
			fill,
		) +
		line([-half, -top - 220], [half, -top - 220], YELLOW, 4) +
		dimension([half, top], [half, -top], length, 170) +
		dimension([-half, -top], [half, -top], radius * 2, 60) +
		(offset > 0 ? dimension([head, top - 16], [0, top - 16], offset, -44) : '')
	);
};

const skewers: Draw = (specification) => {
	const fill = toFill(specification);
	const one = (y: number, width: number): string => {
		const rod = width + 40;
		return group(
			`translate(0 ${y})`,
			elevation(
				[
					[14, 8.4],
					[rod, 2.5],
					[14, 8.4],
				],
				5,
				fill,
			) +
				shape(
					`M${(rod / 2 + 4) * 5} -30C${(rod / 2 + 16) * 5} -90 ${(rod / 2 + 4) * 5} -190 ${(rod / 2 - 40) * 5} -210L${(rod / 2 - 38) * 5} -180C${(rod / 2) * 5} -160 ${(rod / 2 + 6) * 5} -90 ${(rod / 2 - 4) * 5} -30Z`,
					fill,
				) +
				dimension([(-width / 2) * 5, 12], [(width / 2) * 5, 12], width, 80),
		);
	};
	return one(-170, measure(specification, 'front')) + one(240, measure(specification, 'rear'));
};

const tape: Draw = (specification) => {
	const width = measure(specification, 'width');
	return (
		circle(-140, -60, 300, YELLOW, { stroke: INK, 'stroke-width': 3 }) +
		circle(-140, -60, 235, '#d9cfbd', { stroke: INK, 'stroke-width': 3 }) +
		circle(-140, -60, 220, '#ebebe7', { stroke: INK, 'stroke-width': 3 }) +
		shape(`M330 -360L${330 + width * 6} -360L${330 + width * 6} 240L330 240Z`, YELLOW) +
		dimension([330, 240], [330 + width * 6, 240], width, 80)
	);
};

const endCaps: Draw = (specification) => {
	const bore = measure(specification, 'axle') / 2;
	const steps: Step[] = [
		[9, bore + 2.2],
		[5, bore + 4.4],
		[1, bore + 3.4],
		[6, bore + 3.4],
	];
	const one = (x: number, turn: number): string =>
		group(
			`translate(${x} 0) rotate(${turn})`,
			elevation(steps, 15, toFill(specification)) +
				rect(-6, (-bore - 4.4) * 15, 8, (bore + 4.4) * 30, YELLOW),
		);
	return (
		one(-270, 0) + one(270, 180) + dimension([-427, bore * 15], [-427, -bore * 15], bore * 2, -70)
	);
};

const nipples: Draw = (specification) => {
	const fill = toFill(specification);
	return times(measure(specification, 'count'), (i) =>
		group(
			`translate(${((i % 6) - 2.5) * 160} ${(Math.floor(i / 6) - 1.5) * 230}) rotate(90)`,
			elevation(
				[
					[1, 2, 3],
					[2, 3.1],
					[0.6, 3, 2.2],
					[8.4, 2.1],
				],
				12,
				fill,
			),
		),
	).join('');
};

const pads: Draw = (specification) => {
	const back = '#b9bdbf';
	const block = specification.compound === 'metallic' ? '#8a6f52' : '#4a4d4f';
	const one = (x: number): string =>
		group(
			`translate(${x} 60) scale(16)`,
			path(
				'M-9.5 12L9.5 12L10.5 10L10.5 -9L8 -12L5 -13L4 -21L2.5 -23L-2.5 -23L-4 -21L-5 -13L-8 -12L-10.5 -9L-10.5 10Z',
				back,
				{ stroke: INK, 'stroke-width': 0.19 },
			) +
				path('M-8.5 10.5L8.5 10.5L9 9.5L9 -8L6.5 -10.5L-6.5 -10.5L-9 -8L-9 9.5Z', block, {
					stroke: INK,
					'stroke-width': 0.19,
				}) +
				rect(-0.7, -9, 1.4, 18, back) +
				circle(0, -18.5, 1.7, '#ebebe7', { stroke: INK, 'stroke-width': 0.19 }),
		);
	return one(-240) + one(240);
};

/** Turned and flat parts by the name of their scene. */
export const TURNED: Readonly<Record<string, Draw>> = {
	axle,
	skewers,
	seatpost,
	tape,
	'end-caps': endCaps,
	nipples,
	pads,
};
