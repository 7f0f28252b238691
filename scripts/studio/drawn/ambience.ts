import { linear } from './materials.ts';
import { backdrop, darken, scene, UPRIGHT, WIDE, type Scene } from './studio.ts';
import { chainring, crankset } from './toothed.ts';
import { circle, group, line, random, rect, times } from './svg.ts';
import { rotorOf } from './rotor.ts';
import { placed, wheelOf, type Wheel } from './wheel.ts';
import { gravel, light, mountains, mtb, road, sky, track, triathlon, urban } from './landscapes.ts';

const { width: W, height: H } = WIDE;

const wheelHero =
	(...wheels: [x: number, y: number, scale: number, turn: number, wheel: Wheel][]) =>
	(): Scene =>
		scene(
			WIDE,
			backdrop(WIDE, { x: 0.7, y: 0.3, floor: false }),
			...wheels.map(([x, y, scale, turn, wheel]) => placed(x, y, scale, turn, wheelOf(wheel))),
			darken(WIDE, 0, 0, 0.62),
		);

/** Construction lines of a wheel, as on the drawing board, with one line lit. */
const blueprint = (x: number, y: number, scale: number, seed: number) => (): Scene => {
	const radii = [347, 317, 311, 267, 80, 46, 22];
	const next = random(seed);
	return scene(
		WIDE,
		backdrop(WIDE, { x: 0.68, y: 0.35, floor: false }),
		times(
			25,
			(i) =>
				line([i * 100, 0], [i * 100, H], '#8a9298', 1, { opacity: 0.06 }) +
				line([0, i * 100], [W, i * 100], '#8a9298', 1, { opacity: 0.06 }),
		).join(''),
		group(
			`translate(${x} ${y}) scale(${scale})`,
			radii
				.map((r, i) =>
					circle(0, 0, r, 'none', {
						stroke: '#c3c9ce',
						'stroke-width': i < 2 ? 0.9 : 0.5,
						opacity: 0.55,
					}),
				)
				.join(''),
			times(24, (i) => {
				const a = (i * Math.PI) / 12;
				const b = a + (i % 2 ? 0.24 : -0.24);
				return line(
					[22 * Math.cos(b), 22 * Math.sin(b)],
					[267 * Math.cos(a), 267 * Math.sin(a)],
					'#c3c9ce',
					0.5,
					{ opacity: 0.3 + next() * 0.3 },
				);
			}).join(''),
			line([-380, 0], [380, 0], '#8a9298', 0.5, { 'stroke-dasharray': '12 3 2 3' }),
			line([0, -380], [0, 380], '#8a9298', 0.5, { 'stroke-dasharray': '12 3 2 3' }),
		),
		light(
			`M${x - 317 * scale} ${y + 380 * scale}L${x + 317 * scale} ${y + 380 * scale}M${x + 347 * scale} ${y - 40}A${347 * scale} ${347 * scale} 0 0 0 ${x + 120 * scale} ${y - 325 * scale}`,
			2.4,
		),
		darken(WIDE, 0, 0, 0.5),
	);
};

const K = { height: 50 } satisfies Wheel;
const upright =
	(drawing: () => string, x: number, y: number, scale: number, turn = 0) =>
	(): Scene =>
		scene(
			UPRIGHT,
			backdrop(UPRIGHT, { x: 0.6, y: 0.3, floor: false }),
			placed(x, y, scale, turn, drawing()),
			linear('foot', 90, [
				[0.45, '#08090a', 0],
				[1, '#08090a', 0.9],
			]),
			rect(0, 0, UPRIGHT.width, UPRIGHT.height, 'url(#foot)'),
		);

export const AMBIENCE_SCENES = {
	'usage-road': road,
	'usage-gravel': gravel,
	'usage-mtb': mtb,
	'usage-triathlon': triathlon,
	'usage-track': track,
	'usage-urban': urban,
	'hero-company': () =>
		scene(
			WIDE,
			sky('#39424a', 0.5),
			mountains(211, 5, 0.46, 380),
			light(`M0 ${H * 0.9}C${W * 0.3} ${H * 0.8} ${W * 0.5} ${H * 0.96} ${W} ${H * 0.8}`, 4),
			darken(WIDE, 0, 0, 0.5),
		),
	'hero-race': track,
	'hero-tech': blueprint(1700, 690, 1.75, 3),
	'hero-quality': blueprint(1850, 500, 3.1, 9),
	'hero-teams': road,
	'hero-warranty': wheelHero([1900, 1250, 5.2, 118, K]),
	'hero-transmission': () =>
		scene(
			WIDE,
			backdrop(WIDE, { x: 0.7, y: 0.3, floor: false }),
			placed(1760, 700, 7.2, 0, chainring('double')),
			darken(WIDE, 0, 0, 0.55),
		),
	'hero-brakes': () =>
		scene(
			WIDE,
			backdrop(WIDE, { x: 0.7, y: 0.3, floor: false }),
			placed(1800, 700, 9.2, 12, rotorOf()),
			darken(WIDE, 0, 0, 0.55),
		),
	'news-wheel': wheelHero([1500, 760, 1.75, 18, { height: 62 }]),
	'news-race': track,
	'news-factory': blueprint(1300, 680, 1.6, 21),
	'news-technology': blueprint(1650, 300, 3.4, 27),
	'news-gravel': gravel,
	'news-award': wheelHero([1700, 1500, 4.2, 298, K]),
	'hamburger-rims': upright(() => wheelOf({ height: 50, bare: true }), 600, 1080, 2.6, 0),
	'hamburger-cranksets': upright(() => crankset('road'), 640, 640, 4.6, 0),
	'hamburger-brakes': upright(() => rotorOf(), 720, 640, 6.4, 14),
	'hamburger-placeholder': upright(() => wheelOf({ height: 62, bare: true }), 1080, 1080, 3.6, 40),
};

/** Enlarges a product's drawing into the picture behind its category in the menu. */
export const crop = (make: () => Scene) => (): Scene => {
	const inner = make()
		.svg.replace(/^<svg[^>]*>/, '')
		.replace(/<\/svg>$/, '');
	return scene(
		UPRIGHT,
		backdrop(UPRIGHT, { x: 0.6, y: 0.3, floor: false }),
		`<svg x="-140" y="-60" width="1500" height="1500" viewBox="0 0 1600 1600">${inner}</svg>`,
		linear('foot', 90, [
			[0.45, '#08090a', 0],
			[1, '#08090a', 0.9],
		]),
		rect(0, 0, UPRIGHT.width, UPRIGHT.height, 'url(#foot)'),
	);
};
