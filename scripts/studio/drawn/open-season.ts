import type { RimSection } from '../../../src/contract/content/catalogue.ts';
import { rimProfile, type HalfOutline } from '../../../src/drawing/rim-profile.ts';
import { profilePath } from '../../../src/drawing/rim-section.ts';
import { tyreOutline } from '../../../src/drawing/section-between.ts';
import type { Draw } from './open-draw.ts';
import { dimension, figure } from './open-dimension.ts';
import { INK, seam, shape, toTint } from './open.ts';
import { axis, METAL, on, OUTLINE, PAPER } from './open-solids.ts';
import {
	hubFace,
	lacedHub,
	LAMINATE,
	radii,
	rimFace,
	spokeRow,
	wheelFace,
	type Told,
} from './open-wheel.ts';
import { circle, f, group, line, path, rect, stroke, times, YELLOW } from './svg.ts';
import { wordmark } from './wordmark.ts';

/** Drawings of the steps of a prototype and of a season. */

const WOOD = '#d8c7a4';
const BRASS = '#c9a64a';

const toSection = (rim: Told['rim']): RimSection => ({
	height_mm: rim.height,
	inner_width_mm: rim.inner,
	outer_width_mm: rim.outer,
	bead_diameter_mm: rim.bead,
	is_hookless: rim.hookless,
});
/** Both halves of an outline as one shape. */
const whole = (half: HalfOutline, scale: number, fill: string): string => {
	const d = profilePath(half, scale);
	const line_of = { stroke: INK, 'stroke-width': 3, 'stroke-linejoin': 'round' };
	return path(d, fill, line_of) + group('scale(-1 1)', path(d, fill, line_of));
};
/** The casing of a tyre, as thick as its line. */
const tyreWall = (half: HalfOutline, scale: number): string => {
	const d = profilePath(half, scale);
	return [INK, '#84898d']
		.map((color, i) => stroke(d, color, 22 - i * 6))
		.map((side) => side + group('scale(-1 1)', side))
		.join('');
};
/** The section of a rim: its wall, and the hollow within. */
function section(rim: Told['rim'], scale: number, fill = LAMINATE): string {
	const { skin, cavity } = rimProfile(toSection(rim));
	return whole(skin, scale, fill) + (cavity ? whole(cavity, scale, PAPER) : '');
}

/** A rim with the widest tyre that it takes. */
const mountedSection: Draw = (specification) => {
	const rim = specification.rim as unknown as Told['rim'];
	const tyre = Number(specification.tyre);
	const SCALE = 9.4;
	const half = (tyre / 2) * SCALE;
	const reach = Math.sqrt(tyre ** 2 / 4 - rim.inner ** 2 / 4) + tyre / 2;
	return group(
		`translate(-50 ${f((reach - rim.height) * SCALE * 0.5)})`,
		tyreWall(tyreOutline(toSection(rim), tyre), SCALE),
		section(rim, SCALE),
		rect(-1 * SCALE, rim.height * SCALE - 12, 2 * SCALE, 70, METAL, OUTLINE),
		axis([0, -reach * SCALE - 40], [0, rim.height * SCALE + 90]),
		dimension(
			[-half, -(reach - tyre / 2) * SCALE],
			[half, -(reach - tyre / 2) * SCALE],
			tyre,
			-tyre * SCALE * 0.5 - 60,
		),
		dimension(
			[(rim.outer / 2) * SCALE, 0],
			[(rim.outer / 2) * SCALE, rim.height * SCALE],
			rim.height,
			150,
		),
	);
};

/** A wheel without graphics, its number written on the rim by hand. */
const numberedWheel: Draw = (specification) => {
	const wheel = specification.wheel as unknown as Told;
	const SCALE = 1.5;
	const [outer, bed] = radii(wheel.rim, SCALE);
	return (
		wheelFace(wheel, SCALE) +
		group(
			`rotate(-24) translate(0 ${f(-(outer + bed) / 2 - 2)})`,
			rect(-62, -30, 124, 60, YELLOW, { ...OUTLINE, 'stroke-width': 2 }),
			group('scale(1.3)', figure(Number(specification.number))),
		)
	);
};

/** A wheel whose rim is under a cloth, so that the rider cannot tell it. */
const coveredWheel: Draw = (specification) => {
	const wheel = specification.wheel as unknown as Told;
	const SCALE = 1.5;
	const [outer, bed] = radii(wheel.rim, SCALE);
	const cloth = toTint('white').fill;
	const [over, under] = [outer + 12, bed - 26];
	return [
		lacedHub(wheel, SCALE),
		path(
			`M${over} 0A${over} ${over} 0 1 1 ${-over} 0A${over} ${over} 0 1 1 ${over} 0ZM${under} 0A${under} ${under} 0 1 0 ${-under} 0A${under} ${under} 0 1 0 ${under} 0Z`,
			cloth,
			{ ...OUTLINE, 'fill-rule': 'evenodd' },
		),
		seam(
			`M${over - 16} 0A${over - 16} ${over - 16} 0 1 1 ${16 - over} 0A${over - 16} ${over - 16} 0 1 1 ${over - 16} 0`,
			INK,
		),
		// Folds, and the cord that closes it.
		...times(36, (i) => {
			const turn = (i + 0.4 * Math.sin(i * 3.1)) / 36;
			return line(
				on(under + 4, turn),
				on(under + 26 + 14 * Math.cos(i * 2.3), turn + 0.004),
				INK,
				1.8,
			);
		}),
		circle(0, 0, under + 6, 'none', { stroke: YELLOW, 'stroke-width': 6 }),
	].join('');
};

/** A wheel taken apart: rim, hub, and the spokes by their side. */
const wheelApart: Draw = (specification) => {
	const wheel = specification.wheel as unknown as Told;
	const { length } = specification.spokes as unknown as { length: number };
	const SCALE = 0.98;
	const [outer, bed] = radii(wheel.rim, SCALE);
	const { drive, other } = wheel.spokes;
	return (
		group(
			'translate(-190 -130)',
			rimFace(wheel.rim, SCALE),
			rect(20, bed + 14, 34, 9, YELLOW),
			hubFace(1.5),
		) +
		group('translate(330 -150)', spokeRow(drive, length * SCALE * 2, 17, BRASS)) +
		group(
			'translate(-190 400)',
			group('rotate(90)', spokeRow(other, length * SCALE * 1.9, 17, BRASS)),
		) +
		axis([-190, -130 - outer - 30], [-190, -130 + outer + 30]) +
		axis([-190 - outer - 30, -130], [-190 + outer + 30, -130])
	);
};

/** The sections of a range, one within the other. */
const heights: Draw = (specification) => {
	const rims = (specification.rims as unknown as Told['rim'][]).toSorted(
		(a, b) => b.height - a.height,
	);
	const SCALE = 11;
	const [highest] = rims;
	if (!highest) throw new Error('Invalid drawing of heights: expected at least one rim');
	const tints = ['#84898d', '#b4b9bc', METAL];
	return group(
		`translate(-130 ${f((-highest.height * SCALE) / 2 - 10)})`,
		...rims.map((rim, i) => whole(rimProfile(toSection(rim)).skin, SCALE, tints[i] ?? METAL)),
		axis([0, -40], [0, highest.height * SCALE + 50]),
		...rims
			.toReversed()
			.map(({ height, outer }, i) =>
				dimension(
					[(outer / 2) * SCALE, 0],
					[(outer / 2) * SCALE, height * SCALE],
					height,
					90 + i * 110,
				),
			),
	);
};

/** Two wheels in their crate. */
const cratedPair: Draw = (specification) => {
	const wheel = specification.wheel as unknown as Told;
	const SCALE = 1.05;
	const front = {
		...wheel,
		spokes: { ...wheel.spokes, drive: wheel.spokes.other, other: wheel.spokes.drive },
	};
	const board = (y: number): string => rect(-520, y, 1040, 92, WOOD, OUTLINE);
	return group(
		'translate(0 -20)',
		group('translate(150 -90)', wheelFace(wheel, SCALE)),
		group('translate(-150 -90)', wheelFace(front, SCALE)),
		board(130),
		board(240),
		board(350),
		...[-470, 420].map((x) => rect(x, 110, 50, 350, WOOD, OUTLINE)),
		group('translate(0 286)', wordmark(44, INK)),
		rect(236, 272, 60, 28, YELLOW, { ...OUTLINE, 'stroke-width': 2 }),
	);
};

/** A case of spares: spokes, nipples in their trays, bearings. */
const sparesCase: Draw = (specification) => {
	const { length } = specification.spokes as unknown as { length: number };
	const { outer, bore } = specification.bearing as unknown as { outer: number; bore: number };
	const tray = (x: number, width: number, ...parts: string[]): string =>
		group(`translate(${x} 300)`, rect(-width / 2, -90, width, 180, PAPER, OUTLINE), ...parts);
	const ring = (x: number): string =>
		circle(x, 0, outer * 2.2, METAL, OUTLINE) + circle(x, 0, bore * 2.2, PAPER, OUTLINE);
	return group(
		'translate(0 -10)',
		shape('M-500 -420Q-500 -450 -470 -450H470Q500 -450 500 -420V430H-500Z', LAMINATE),
		rect(-460, -410, 920, 580, PAPER, OUTLINE),
		group('translate(0 -120)', group('rotate(90)', spokeRow(20, length * 2.7, 24, BRASS))),
		tray(
			-320,
			280,
			...times(24, (i) =>
				rect(-110 + (i % 8) * 29, -58 + Math.floor(i / 8) * 44, 14, 30, BRASS, {
					...OUTLINE,
					'stroke-width': 1.8,
				}),
			),
		),
		tray(-20, 260, ring(-60), ring(60)),
		tray(
			295,
			310,
			shape('M-130 -16H60L90 -44H130V44H90L60 16H-130Z', METAL),
			rect(-130, -16, 70, 32, YELLOW, OUTLINE),
		),
		shape('M-90 -450V-492Q-90 -512 -70 -512H70Q90 -512 90 -492V-450H64V-482H-64V-450Z', LAMINATE),
	);
};

/** Steps of a prototype and of a season by the name of their scene. */
export const SEASON: Readonly<Record<string, Draw>> = {
	'mounted-section': mountedSection,
	'numbered-wheel': numberedWheel,
	'covered-wheel': coveredWheel,
	'wheel-apart': wheelApart,
	heights,
	'crated-pair': cratedPair,
	'spares-case': sparesCase,
};
