/** A wheel on the drawing board, laced spoke by spoke: one moment of the film, or its poster. */
import type { Spoke } from '../../../src/drawing/spokes.ts';
import { spokeLayout } from '../../../src/drawing/spokes.ts';
import { backdrop, scene, WIDE, type Scene } from './studio.ts';
import { circle, group, line, rect, times, YELLOW, type Point } from './svg.ts';

/** Kleos RD 50: bead seat 622 mm, rim 50 mm high. */
const EDGE_MM = 318;
const BEAD_MM = 311;
const BED_MM = EDGE_MM - 50;
const SCALE = 1.72;
const STEEL = '#c3c9ce';

const laced = spokeLayout({ drive_side: 16, other_side: 8, crosses: 2 }, BED_MM);
/** The side with few spokes first, as at the bench. */
const SPOKES: Spoke[] = [
	...laced.filter(({ side }) => side === 'other'),
	...laced.filter(({ side }) => side === 'drive'),
];

const START_S = 0.5;
const SPOKE_S = 0.2;
const LACED_S = START_S + SPOKES.length * SPOKE_S;
const TURN_FROM_S = LACED_S + 0.5;
const TURN_S = 3;
export const FILM_S = TURN_FROM_S + TURN_S + 0.5;

const within = (value: number) => Math.min(1, Math.max(0, value));
const eased = (share: number) => share * share * (3 - 2 * share);
const between = (a: Point, b: Point, share: number): Point => [
	a[0] + (b[0] - a[0]) * share,
	a[1] + (b[1] - a[1]) * share,
];

/** A spoke on its way from the flange to the rim: lit while it goes, steel once it is there. */
function spoke({ hub, rim, side }: Spoke, index: number, seconds: number): string {
	const age = (seconds - START_S) / SPOKE_S - index;
	if (age <= 0) return '';
	const end = between(hub, rim, eased(within(age)));
	const glow = 1 - within((age - 1) / 3);
	return (
		line(hub, end, STEEL, side === 'drive' ? 1.6 : 1.1, { opacity: side === 'drive' ? 0.9 : 0.6 }) +
		(glow > 0 ? line(hub, end, YELLOW, 2.2, { opacity: glow }) : '') +
		(age >= 1 ? circle(rim[0], rim[1], 2.4, glow > 0 ? YELLOW : STEEL) : '')
	);
}

/** One mark for each spoke, long on the driven side. */
function counter(seconds: number): string {
	const { width, height } = WIDE;
	const pitch = 34;
	const left = (width - (SPOKES.length - 1) * pitch) / 2;
	return times(SPOKES.length, (index) => {
		const isLaid = seconds >= START_S + (index + 1) * SPOKE_S;
		const long = SPOKES[index]?.side === 'drive' ? 34 : 18;
		const x = left + index * pitch;
		return rect(x - 1.5, height - 56 - long, 3, long, isLaid ? YELLOW : '#3a4147');
	}).join('');
}

const toRing = (radius: number, width: number, opacity: number) =>
	circle(0, 0, radius, 'none', { stroke: STEEL, 'stroke-width': width, opacity });

export function lacing(seconds: number): Scene {
	const { width, height } = WIDE;
	const turn = 360 * eased(within((seconds - TURN_FROM_S) / TURN_S));
	const [x, y] = [width / 2, height / 2 - 30];
	const axis = { 'stroke-dasharray': '14 4 3 4', opacity: 0.6 };
	const wheel = [
		circle(0, 0, (EDGE_MM + BED_MM) / 2, 'none', {
			stroke: '#15181a',
			'stroke-width': EDGE_MM - BED_MM,
		}),
		toRing(EDGE_MM, 1.4, 0.95),
		toRing(BEAD_MM, 0.7, 0.5),
		toRing(BED_MM, 1.1, 0.8),
		...SPOKES.map((one, index) => spoke(one, index, seconds)),
		circle(0, 0, 29, '#15181a', { stroke: STEEL, 'stroke-width': 1.1 }),
		toRing(22, 0.8, 0.7),
		toRing(6, 1.1, 0.9),
		rect(-2.4, BED_MM - 22, 4.8, 22, '#15181a', { stroke: STEEL, 'stroke-width': 0.9 }),
	].join('');
	return scene(
		WIDE,
		backdrop(WIDE, { x: 0.5, y: 0.4, floor: false }),
		line([x - 660, y], [x + 660, y], '#8a9298', 1, axis),
		line([x, 20], [x, height - 130], '#8a9298', 1, axis),
		group(`translate(${x} ${y}) scale(${SCALE}) rotate(${turn})`, wheel),
		counter(seconds),
	);
}
