import type { Draw } from './open-draw.ts';
import { dimension } from './open-dimension.ts';
import { edge, INK, shape } from './open.ts';
import { axis, closed, METAL, on, OUTLINE, PAPER } from './open-solids.ts';
import { LAMINATE, radii, rimFace, wheelFace, type Told } from './open-wheel.ts';
import { circle, f, group, line, rect, times, YELLOW } from './svg.ts';
import { wordmark } from './wordmark.ts';

/** Drawings of the steps of an inspection. */

const WHITE = '#fbfbf9';

/** A bearing between the jaws of a vernier caliper. */
const gauge: Draw = (specification) => {
	const { outer, bore } = specification.bearing as unknown as { outer: number; bore: number };
	const SCALE = 13;
	const [edge_r, bore_r] = [(outer / 2) * SCALE, (bore / 2) * SCALE];
	const beam = -edge_r - 120;
	const jaw = (x: number, side: 1 | -1): string =>
		shape(
			closed([
				[x, beam],
				[x + side * 92, beam],
				[x + side * 92, beam + 90],
				[x + side * 40, beam + 150],
				[x + side * 26, 84],
				[x, 60],
			]),
			METAL,
		);
	return group(
		'translate(-70 110)',
		rect(-edge_r - 130, beam - 62, 910, 70, METAL, OUTLINE),
		times(56, (i) =>
			line(
				[edge_r + 150 + i * 9 - 190, beam - 62],
				[edge_r + 150 + i * 9 - 190, beam - (i % 5 === 0 ? 30 : 42)],
				INK,
				1.6,
			),
		).join(''),
		jaw(-edge_r, -1),
		jaw(edge_r, 1),
		rect(edge_r - 24, beam - 84, 250, 116, METAL, OUTLINE),
		rect(edge_r + 16, beam - 52, 170, 44, WHITE, { ...OUTLINE, 'stroke-width': 2 }),
		times(11, (i) =>
			line([edge_r + 26 + i * 15, beam - 52], [edge_r + 26 + i * 15, beam - 34], INK, 1.6),
		).join(''),
		circle(edge_r + 196, beam - 104, 20, YELLOW, OUTLINE),
		circle(0, 0, edge_r, METAL, OUTLINE),
		circle(0, 0, edge_r - 24, 'none', { ...OUTLINE, 'stroke-width': 2 }),
		circle(0, 0, bore_r + 22, 'none', { ...OUTLINE, 'stroke-width': 2 }),
		circle(0, 0, bore_r, PAPER, OUTLINE),
		axis([-edge_r - 30, 0], [edge_r + 30, 0]),
		axis([0, -edge_r - 30], [0, edge_r + 30]),
		dimension([-edge_r, 0], [edge_r, 0], outer, edge_r + 90),
	);
};

/** A rim without spokes, its holes open. */
const bareRim: Draw = (specification) => {
	const rim = specification.rim as unknown as Told['rim'];
	const holes = Number(specification.holes);
	const SCALE = 1.36;
	const [outer, bed] = radii(rim, SCALE);
	return group(
		'translate(0 -40)',
		rimFace(rim, SCALE),
		...times(holes, (i) => {
			const [x, y] = on(bed, (i + 0.5) / holes + 0.25);
			const [u, w] = on(bed + 14, (i + 0.5) / holes + 0.25);
			return line([x, y], [u, w], PAPER, 5);
		}),
		// The valve's hole, and the mark of the batch beside it.
		line([0, bed], [0, bed + 22], PAPER, 9),
		rect(26, bed + 18, 44, 10, YELLOW),
		axis([-outer - 30, 0], [outer + 30, 0]),
		axis([0, -outer - 30], [0, outer + 30]),
		dimension([-outer + 8, 0], [outer - 8, 0], rim.bead, outer + 86),
	);
};

/** A tension meter on the middle one of three spokes. */
const tensionMeter: Draw = (specification) => {
	const { width } = specification.spokes as unknown as { width: number };
	const blade = width * 7;
	const spoke = (x: number): string => rect(x - blade / 2, -620, blade, 1240, METAL, OUTLINE);
	const roller = (x: number, y: number): string =>
		circle(x, y, 34, METAL, OUTLINE) + circle(x, y, 11, PAPER, OUTLINE);
	const needle = on(104, -0.16);
	return group(
		'translate(0 0)',
		spoke(-300),
		spoke(300),
		shape('M-70 -330H40Q60 -330 60 -310V-96H200V96H60V310Q60 330 40 330H-70Z', LAMINATE),
		spoke(-96),
		roller(-48, -270),
		roller(-48, 270),
		roller(-144, 0),
		shape('M-178 -26H-250Q-262 -26 -262 0Q-262 26 -250 26H-178Z', METAL),
		circle(190, 0, 168, METAL, OUTLINE),
		circle(190, 0, 140, WHITE, OUTLINE),
		group(
			'translate(190 0)',
			...times(25, (i) => {
				const turn = 0.375 + (i / 24) * 0.75;
				const [x, y] = on(132, turn);
				const [u, w] = on(i % 4 === 0 ? 108 : 120, turn);
				return line([x, y], [u, w], INK, i % 4 === 0 ? 3.4 : 1.8);
			}),
			line([0, 0], needle, INK, 5),
			circle(0, 0, 13, YELLOW, OUTLINE),
		),
	);
};

/** The card of a wheel: its figures as lines, its tensions around the axle. */
const controlCard: Draw = (specification) => {
	const count = Number(specification.spokes);
	const radius = 190;
	// The sheet says how a card looks; figures of a wheel are on its own.
	const place = (i: number): readonly [number, number] =>
		on(radius * (i % 3 === 2 ? 0.9 : 0.97 + 0.02 * Math.sin(i * 2.4)), (i + 0.5) / count + 0.25);
	return (
		rect(-330, -450, 660, 900, WHITE, OUTLINE) +
		group('translate(-150 -386)', wordmark(40, INK)) +
		rect(-290, -340, 120, 8, YELLOW) +
		times(3, (i) =>
			group(
				`translate(0 ${f(-290 + i * 44)})`,
				line([-290, 0], [-120, 0], INK, 5, { opacity: 0.5 }),
				line([190, 0], [290, 0], INK, 7),
				line([-290, 22], [290, 22], INK, 1.2, { opacity: 0.5 }),
			),
		).join('') +
		group(
			'translate(0 110)',
			...[1, 0.66, 0.33].map((share) =>
				circle(0, 0, radius * share, 'none', { stroke: INK, 'stroke-width': 1.2, opacity: 0.6 }),
			),
			shape(closed(times(count, place)), 'none'),
			...times(count, (i) => {
				const [x, y] = place(i);
				return circle(x, y, 7, i % 3 === 2 ? WHITE : INK, { ...OUTLINE, 'stroke-width': 2.4 });
			}),
			circle(0, 0, 12, PAPER, OUTLINE),
		) +
		line([-290, 386], [20, 386], INK, 1.6) +
		edge(
			'M-270 380C-230 330 -220 400 -190 366C-170 346 -160 392 -120 362C-100 350 -90 376 -40 366',
			INK,
		)
	);
};

/** The rim around its valve, the serial number beside it. */
const serialPlace: Draw = (specification) => {
	const wheel = specification.wheel as unknown as Told;
	const SCALE = 3.6;
	const [outer, bed] = radii(wheel.rim, SCALE);
	const middle = (outer + bed) / 2;
	return group(
		`translate(0 ${f(260 - outer)})`,
		wheelFace(wheel, SCALE),
		rect(-2.6 * SCALE, bed - 30 * SCALE, 5.2 * SCALE, 30 * SCALE, METAL, OUTLINE),
		circle(0, bed - 34 * SCALE, 4 * SCALE, METAL, OUTLINE),
		group(
			`rotate(-11) translate(0 ${f(middle)})`,
			rect(-110, -32, 220, 64, YELLOW, { ...OUTLINE, 'stroke-width': 2.4 }),
			...times(30, (i) => rect(-90 + i * 6, -18, i % 3 === 0 ? 3.6 : 1.8, 36, INK)),
		),
	);
};

/** Steps of an inspection by the name of their scene. */
export const INSPECTION: Readonly<Record<string, Draw>> = {
	gauge,
	'bare-rim': bareRim,
	'tension-meter': tensionMeter,
	'control-card': controlCard,
	'serial-place': serialPlace,
};
