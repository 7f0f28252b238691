import { measure, word, type Draw } from './open-draw.ts';
import { dimension } from './open-dimension.ts';
import { INK, shape, toTint } from './open.ts';
import { circle, group, path, polyline, rect, TAU, times, YELLOW } from './svg.ts';
import { wordmark } from './wordmark.ts';

const RAINBOW = ['#d3202f', '#e8641b', YELLOW, '#2b9a4a', '#1c86c7', '#2b3fb0', '#6a2a93'];

/** The set for two wheels: four long marks and their small stripes. */
const decals: Draw = (specification) => {
	const rainbow = specification.finish === 'rainbow';
	const { fill } = toTint(specification.finish);
	const backing = specification.finish === 'white' ? '#25282b' : '#fbfbf9';
	return times(4, (i) =>
		group(
			`translate(0 ${(i - 1.5) * 220})`,
			shape('M-500 -80L500 -80L500 80L-500 80Z', backing),
			rainbow ? wordStripes() : word(-50, 0, 84, fill),
			rect(400, -46, 60, 10, rainbow ? (RAINBOW[i] ?? YELLOW) : fill),
		),
	).join('');
};
function wordStripes(): string {
	const stripes = RAINBOW.map((color, i) => rect(-360 + i * 90, -60, 91, 120, color)).join('');
	return (
		`<mask id="word">${group('translate(-50 0)', wordmark(84, '#fff'))}</mask>` +
		`<g mask="url(#word)">${stripes}</g>`
	);
}

/** Seen from outside: the piston's cap, the hose, the base with its two bolts. */
const caliper: Draw = (specification) => {
	const { fill } = toTint(specification.finish);
	const piston = measure(specification, 'piston');
	const thin = { stroke: INK, 'stroke-width': 0.3 };
	const bolt = (x: number): string =>
		circle(x, 21.5, 4.6, fill, thin) +
		path(polygon(x, 21.5, 2.4, 6), 'none', thin) +
		path(`M${x - 6.5} 27L${x + 6.5} 27`, 'none', thin);
	return (
		group(
			'translate(0 -40) scale(12)',
			path('M36 -9L50 -13L51.4 -8L37.4 -4Z', fill, thin),
			path('M50.6 -13.6L58 -15.8L59.4 -10.4L52 -8.2Z', fill, thin),
			path(
				'M-34 -6C-34 -16 -26 -21 -16 -21L18 -21C30 -21 37 -14 37 -5L37 8C37 13 33 16 28 16L-24 16C-30 16 -34 12 -34 7Z',
				fill,
				thin,
			),
			path(
				'M-36 16L36 16C38.5 16 39 18 39 20L39 27L-39 27L-39 20C-39 18 -38.5 16 -36 16Z',
				fill,
				thin,
			),
			bolt(-28),
			bolt(28),
			circle(-4, -3, piston / 2 + 3, fill, thin),
			circle(-4, -3, piston / 2, 'none', { ...thin, 'stroke-dasharray': '1.4 0.9' }),
			path(polygon(-4, -3, 4.4, 6), 'none', thin),
			circle(24, -11, 2.6, fill, thin),
			path(polygon(24, -11, 1.4, 6), 'none', thin),
			group('translate(0 21.5)', wordmark(3.6, INK)),
			rect(-31.5, 4, 1.4, 8, YELLOW),
		) +
		dimension(
			[-4 * 12 - piston * 6, -40 - 3 * 12],
			[-4 * 12 + piston * 6, -40 - 3 * 12],
			piston,
			-270,
		)
	);
};
const polygon = (x: number, y: number, r: number, sides: number): string =>
	`${polyline(times(sides, (i) => [x + r * Math.cos((i * TAU) / sides), y + r * Math.sin((i * TAU) / sides)]))}Z`;

/** Parts without a model by the name of their scene. */
export const PARTS: Readonly<Record<string, Draw>> = { decals, caliper };
