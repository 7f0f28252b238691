import { measure, type Draw } from './open-draw.ts';
import { dimension } from './open-dimension.ts';
import { edge, INK, seam, shape } from './open.ts';
import { axis, METAL, OUTLINE, PAPER } from './open-solids.ts';
import { lacedHub, LAMINATE, radii, rimFace, wheelFace, type Told } from './open-wheel.ts';
import { circle, f, group, line, rect, times, YELLOW } from './svg.ts';

/** The section of a rim, its tyre side up. */
export const oldSection: Draw = (specification) => {
	const SCALE = 20;
	const mm = (name: string): number => measure(specification, name) * SCALE;
	const [height, half] = [mm('height'), mm('width') / 2];
	const [track, wall] = [mm('track'), mm('wall')];
	const bed = 3.2 * SCALE;
	const nose = 2.6 * SCALE;
	/** Outline at a distance within the skin. */
	const outline = (inset: number): string => {
		const x = half - inset;
		const foot = height - inset * 1.6;
		return [
			`M${-x} ${f(inset)}`,
			`Q0 ${f(bed * 2 + inset)} ${x} ${f(inset)}`,
			`L${x} ${f(track)}`,
			`C${x} ${f(track + 10 * SCALE)} ${f(nose + 3 * SCALE)} ${f(foot)} 0 ${f(foot)}`,
			`C${f(-nose - 3 * SCALE)} ${f(foot)} ${-x} ${f(track + 10 * SCALE)} ${-x} ${f(track)}Z`,
		].join('');
	};
	/** Plies within the wall. */
	const plies = times(2, (i) =>
		edge(outline(((i + 1) * wall) / 3), i === 0 ? '#84898d' : '#5b6064'),
	).join('');
	return group(
		`translate(-40 ${f(-height / 2 + 30)})`,
		shape(outline(0), LAMINATE),
		plies,
		shape(outline(wall), PAPER),
		// Brake tracks, both sides.
		rect(-half - 5, 1.4 * SCALE, 10, track - 2 * SCALE, YELLOW, {
			...OUTLINE,
			'stroke-width': 1.6,
		}),
		rect(half - 5, 1.4 * SCALE, 10, track - 2 * SCALE, YELLOW, { ...OUTLINE, 'stroke-width': 1.6 }),
		// The spoke leaves through the nose.
		rect(-1 * SCALE, height - 2.4 * SCALE, 2 * SCALE, 6.4 * SCALE, METAL, OUTLINE),
		axis([0, -40], [0, height + 110]),
		line([12, height], [half, height], INK, 1.2, { opacity: 0.5 }),
		dimension([-half, 0], [half, 0], measure(specification, 'width'), -90),
		dimension([half, 0], [half, height], measure(specification, 'height'), 130),
	);
};

/** A wheel between the arms of its stand, from the drive side. */
export const truingStand: Draw = (specification) => {
	const wheel = specification.wheel as unknown as Told;
	const SCALE = 1.25;
	const [outer, bed] = radii(wheel.rim, SCALE);
	const base = outer + 70;
	return group(
		'translate(-50 -60)',
		rect(-outer - 106, base, outer + 406, 34, METAL, OUTLINE),
		shape(`M-36 ${base}L-22 -60Q0 -92 22 -60L36 ${base}Z`, METAL),
		rimFace(wheel.rim, SCALE),
		shape(`M-36 ${base}L-33 ${f(outer + 4)}L33 ${f(outer + 4)}L36 ${base}Z`, METAL),
		shape(`M-30 ${f(bed - 4)}L-22 -60Q0 -92 22 -60L30 ${f(bed - 4)}Z`, METAL),
		lacedHub(wheel, SCALE),
		// The feeler at the rim, on its slide.
		rect(-outer - 66, -9, 60, 18, YELLOW, { ...OUTLINE, 'stroke-width': 2.4 }),
		rect(-outer - 92, -46, 26, base + 46, METAL, OUTLINE),
		seam(`M${f(-outer - 79)} -30V${base - 12}`, INK),
		axis([0, -outer - 40], [0, -bed + 20]),
		dimension([-outer + 7, 0], [outer - 7, 0], wheel.rim.bead, base + 86),
	);
};

/** A wheel that runs on the drum of a bench, a weight on its axle. */
export const drumBench: Draw = (specification) => {
	const wheel = specification.wheel as unknown as Told;
	const SCALE = 0.98;
	const [outer] = radii(wheel.rim, SCALE);
	const drum = 190;
	const middle = outer + drum;
	const base = middle + drum + 14;
	return group(
		'translate(-10 -220)',
		rect(-490, base, 960, 34, METAL, OUTLINE),
		circle(0, middle, drum, METAL, OUTLINE),
		circle(0, middle, drum - 26, 'none', { ...OUTLINE, 'stroke-width': 2 }),
		shape(`M-70 ${base}L-30 ${middle}A30 30 0 0 1 30 ${middle}L70 ${base}Z`, METAL),
		circle(0, middle, 13, PAPER, OUTLINE),
		// The cleat that strikes the rim once a turn.
		rect(-22, outer + 4, 44, 20, YELLOW, { ...OUTLINE, 'stroke-width': 2.4 }),
		rect(-470, -40, 44, base + 40, METAL, OUTLINE),
		wheelFace(wheel, SCALE),
		shape('M-460 -18H450V18H-460Z', METAL),
		circle(-448, 0, 15, PAPER, OUTLINE),
		circle(0, 0, 13, PAPER, OUTLINE),
		line([420, 18], [420, 130], INK, 5),
		...times(3, (i) => rect(350, 130 + i * 44, 140, 40, METAL, OUTLINE)),
		axis([0, -outer - 40], [0, base - 10]),
	);
};
