import { ANODISED, ANODISED_SPUN, BRUSHED, CARBON, DARK_STEEL, PLASTIC, POLISHED, SPUN, STEEL, YELLOW, lettered, type Material } from '../materials.ts';
import { box, circle, holes, rounded, sector, smooth, teeth } from '../outline.ts';
import { join, place, plate, revolve, sweep, type Solid } from '../solid.ts';
import { HOME, at, tilted, type Point } from '../vector.ts';

const BRAKE_BAND: Material = { ...SPUN, specular: [0.52, 0.52, 0.53], rough: 0.16, spun: 0.5 };

/** Two-piece centre-lock rotor facing the viewer. */
export function discRotor(diameter: number): Solid {
	const outer = diameter / 2;
	const inner = outer - 15;
	const wave = (r: number, depth: number, count: number): Point[] =>
		Array.from({ length: 360 }, (_, i) => {
			const a = (i / 360) * Math.PI * 2;
			const k = r - depth * (0.5 + 0.5 * Math.cos(a * count));
			return [k * Math.cos(a), k * Math.sin(a)];
		});
	const slots = Array.from({ length: 24 }, (_, i) => [
		...[sector(inner + 3.5, outer - 4, i * 15, i * 15 + 2.6, 0.9, i % 2 ? 5 : -1)],
		...holes(1, outer - 4.4, 1.5, ((i * 15 + 8.5) * Math.PI) / 180),
	]).flat();
	const band = plate([wave(outer, 1, 24), ...slots, wave(inner, 1.6, 12)], 1.8, BRAKE_BAND);
	const hubEdge = 21;
	const windows = Array.from({ length: 6 }, (_, i) =>
		sector(hubEdge + 4, inner - 6, i * 60 + 7, i * 60 + 46, 2.6, 9),
	);
	const carrier = plate(
		[wave(inner - 0.4, 1.6, 12), ...windows, circle(17, 0, 0, 60)],
		3,
		ANODISED,
		{ bevel: 1.4, swell: 0.7 },
	);
	const rivets = holes(12, inner - 1.4, 2.6, Math.PI / 12).map((ring) => [ring]);
	const lock = revolve([[11, 3.4], [16.6, 3.4], [18.6, 2.6], [19.4, 1]], ANODISED_SPUN, 96);
	const splines = plate(
		[circle(17.4, 0, 0, 80), ...holes(16, 14.6, 1.1), circle(11, 0, 0, 60)],
		1.4,
		DARK_STEEL,
	);
	return join(
		band,
		carrier,
		...rivets.map((ring) => plate(ring, 4, POLISHED, { bevel: 1 })),
		lock,
		place(splines, at(0, 0, 3)),
	);
}
void [BRUSHED, CARBON, PLASTIC, STEEL, YELLOW, lettered, box, rounded, smooth, teeth, sweep, HOME, tilted];
