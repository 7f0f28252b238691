import { circle, lines, type Point } from '../path.ts';
import type { Complete } from './complete.ts';
import { across, box, level, plumb, scaleTo, toSheet } from './sheet.ts';
import type { PartSheet } from './sheet.ts';

/** Radii of the carrier and of its bore, mm; six arms. */
const CARRIER = { radius: 27.5, bore: 17.3 };
const ARMS = 6;
/** Lean of an arm against the radius, in radians. */
const LEAN = 0.35;
const CENTRE = -44;

/** Draws a brake rotor from its side and on edge: diameter, brake track, thickness. */
export function drawRotor(rotor: Complete<'rotor'>): PartSheet {
	const scale = scaleTo(rotor.diameter_mm, 280, 1.8);
	const radius = (rotor.diameter_mm / 2) * scale;
	const track = rotor.track_mm * scale;
	const thick = rotor.thickness_mm * scale;
	const inner = radius - track;
	const carrier = Math.min(CARRIER.radius * scale, inner * 0.6);
	const bore = Math.min(CARRIER.bore * scale, carrier * 0.7);
	const edge = CENTRE + radius + 74;
	const at = (r: number, angle: number): Point => [
		CENTRE + r * Math.cos(angle),
		r * Math.sin(angle),
	];
	const arms = Array.from({ length: ARMS }, (_, arm) => (arm / ARMS) * 2 * Math.PI).flatMap(
		(angle) =>
			[-0.12, 0.12].map(
				(half) => [at(carrier, angle + half * 1.6), at(inner, angle + half + LEAN)] as const,
			),
	);
	return toSheet({
		scale,
		top: -radius - 76,
		bottom: radius + 52,
		part: [
			circle([CENTRE, 0], radius),
			circle([CENTRE, 0], inner),
			circle([CENTRE, 0], carrier),
			circle([CENTRE, 0], bore),
			lines(arms),
			box(edge - thick / 2, -radius, edge + thick / 2, -inner),
			box(edge - thick / 2, inner, edge + thick / 2, radius),
		].join(''),
		thin: plumb(edge - thick / 2, -inner, inner) + plumb(edge + thick / 2, -inner, inner),
		axis:
			level(CENTRE - radius - 12, CENTRE + radius + 12, 0) +
			plumb(CENTRE, -radius - 12, radius + 12) +
			level(edge - 16, edge + 16, 0),
		marks: [
			across({
				role: 'rotor',
				value: rotor.diameter_mm,
				isDiameter: true,
				from: CENTRE - radius,
				to: CENTRE + radius,
				edges: 0,
				y: radius + 36,
			}),
			across({
				role: 'track',
				value: rotor.track_mm,
				from: CENTRE - radius,
				to: CENTRE - inner,
				edges: 0,
				y: -radius - 34,
			}),
			across({
				role: 'thickness',
				value: rotor.thickness_mm,
				from: edge - thick / 2,
				to: edge + thick / 2,
				edges: -radius,
				y: -radius - 34,
			}),
		],
	});
}
