import { linear, radial } from './materials.ts';
import { scene, WIDE, type Scene } from './studio.ts';
import {
	blurred,
	circle,
	f,
	fade,
	line,
	path,
	random,
	rect,
	stroke,
	times,
	YELLOW,
	type Point,
} from './svg.ts';

const { width: W, height: H } = WIDE;

/** A mountain line across the picture: midpoints moved up and down, less with every halving. */
function ridge(seed: number, base: number, rise: number, roughness = 0.5): Point[] {
	const next = random(seed);
	let heights = [0, 0.2 + next() * 0.5, 0];
	for (let reach = 0.5; heights.length < 260; reach *= roughness) {
		heights = heights.flatMap((height, i) => {
			const after = heights[i + 1];
			return after === undefined
				? [height]
				: [height, (height + after) / 2 + (next() - 0.5) * reach];
		});
	}
	return heights.map((height, i) => [(i / (heights.length - 1)) * W, base - height * rise]);
}

const filled = (points: readonly Point[], fill: string): string =>
	path(`M0 ${H}${points.map(([x, y]) => `L${f(x)} ${f(y)}`).join('')}L${W} ${H}Z`, fill);

export const sky = (color: string, y = 0.55): string =>
	rect(0, 0, W, H, '#090a0b') +
	radial('sky', W * 0.62, H * y, W * 0.6, [
		[0, color],
		[0.5, '#14171a'],
		[1, '#090a0b'],
	]) +
	rect(0, 0, W, H, 'url(#sky)');

/** Ridges from far to near, each darker, with haze at its foot. */
export function mountains(seed: number, count: number, horizon: number, rise: number): string {
	return times(count, (i) => {
		const tone = 52 - i * (40 / count);
		const base = H * horizon + i * ((H * (1 - horizon)) / count);
		const id = `haze${seed}-${i}`;
		return (
			filled(
				ridge(seed + i * 7, base, rise * (1 - i * 0.12)),
				`rgb(${f(tone * 0.92)},${f(tone)},${f(tone * 1.08)})`,
			) +
			linear(id, 90, [
				[0, '#6d757c', 0],
				[1, '#6d757c', 0.1],
			]) +
			rect(0, base - 60, W, 160, `url(#${id})`)
		);
	}).join('');
}

/** The accent light: a bright core in a soft glow. */
export const light = (d: string, width = 5): string =>
	fade(0.5, blurred(30, stroke(d, YELLOW, width * 5))) +
	fade(0.8, blurred(6, stroke(d, YELLOW, width * 1.6))) +
	stroke(d, '#fff3b0', width * 0.5);

const ROAD = `M${W * 0.12} ${H}C${W * 0.3} ${H * 0.82} ${W * 0.86} ${H * 0.84} ${W * 0.7} ${H * 0.7}S${W * 0.42} ${H * 0.62} ${W * 0.56} ${H * 0.55}S${W * 0.7} ${H * 0.5} ${W * 0.64} ${H * 0.46}`;
const TRAIL = `M${W * 0.2} ${H}C${W * 0.34} ${H * 0.86} ${W * 0.5} ${H * 0.9} ${W * 0.56} ${H * 0.78}S${W * 0.5} ${H * 0.66} ${W * 0.66} ${H * 0.6}S${W * 0.82} ${H * 0.5} ${W * 0.78} ${H * 0.42}`;

const grain = (seed: number, from: number, count: number): string => {
	const next = random(seed);
	return times(count, () => {
		const y = from + next() ** 1.6 * (H - from);
		const size = 1 + ((y - from) / (H - from)) * 7 * next();
		return circle(next() * W, y, size, next() > 0.5 ? '#6d757c' : '#000', { opacity: 0.35 });
	}).join('');
};

export const road = (): Scene =>
	scene(WIDE, sky('#39424a'), mountains(11, 5, 0.42, 420), light(ROAD));
export const gravel = (): Scene =>
	scene(
		WIDE,
		sky('#40403a'),
		mountains(31, 4, 0.5, 200),
		grain(5, H * 0.66, 1400),
		light(TRAIL, 4),
	);
export const mtb = (): Scene =>
	scene(WIDE, sky('#333b40', 0.35), mountains(57, 6, 0.36, 620), light(TRAIL, 4));
export const triathlon = (): Scene =>
	scene(
		WIDE,
		sky('#46525c', 0.5),
		mountains(71, 2, 0.5, 160),
		linear('sea', 90, [
			[0, '#22282d'],
			[1, '#08090a'],
		]),
		rect(0, H * 0.56, W, H, 'url(#sea)'),
		times(70, (i) =>
			line(
				[W * 0.5 - i * 16, H * 0.57 + i * 8.4],
				[W * 0.5 + i * 18, H * 0.57 + i * 8.4],
				'#8a9298',
				1.4,
				{ opacity: 0.25 - i * 0.003 },
			),
		).join(''),
		light(`M0 ${H * 0.565}L${W} ${H * 0.565}`, 4),
	);
export const track = (): Scene =>
	scene(
		WIDE,
		sky('#2b3035', 0.3),
		times(26, (i) =>
			stroke(
				`M${-300} ${H * 0.34 + i * 44}C${W * 0.3} ${H * 0.3 + i * 34} ${W * 0.62} ${H * 0.5 + i * 20} ${W + 300} ${H * 0.06 + i * 58}`,
				'#8a9298',
				2,
				{ opacity: 0.34 - i * 0.01 },
			),
		).join(''),
		light(
			`M${-300} ${H * 0.86}C${W * 0.3} ${H * 0.7} ${W * 0.62} ${H * 0.76} ${W + 300} ${H * 0.6}`,
			6,
		),
	);
export const urban = (): Scene => {
	const next = random(91);
	return scene(
		WIDE,
		sky('#3a4046', 0.6),
		times(46, (i) => {
			const w = 40 + next() * 90;
			const h = 120 + next() * 520;
			const x = i * 54 - 30;
			return (
				rect(x, H * 0.72 - h, w, h, i % 2 ? '#1b1f22' : '#121416') +
				times(5, () =>
					rect(x + next() * w, H * 0.72 - next() * h, 5, 8, '#c3c9ce', { opacity: 0.35 }),
				).join('')
			);
		}).join(''),
		rect(0, H * 0.72, W, H, '#0d0f10'),
		light(`M${W * 0.3} ${H}L${W * 0.47} ${H * 0.72}M${W * 0.76} ${H}L${W * 0.56} ${H * 0.72}`, 5),
	);
};
