import type { SpokePattern } from '#contract/catalogue.ts';
import { spokeLayout } from '#drawing/spokes.ts';
import {
	ALLOY,
	ANODISED,
	ANODISED_SPUN,
	CARBON,
	DARK_STEEL,
	PRINT,
	RUBBER,
	SPUN,
	YELLOW,
	type Material,
} from '../materials.ts';
import { circle, holes } from '../outline.ts';
import { join, place, plate, revolve, sweep, type Solid } from '../solid.ts';
import { HOME, at, clamp, type Point, type Vec } from '../vector.ts';
import { wordmark, WORD_WIDTH } from '../wordmark.ts';
import { discRotor } from './brake.ts';

export interface WheelShape {
	rim_height: number;
	outer_width: number;
	tyre: number;
	spokes: SpokePattern;
	tread?: 'slick' | 'gravel' | 'knobs';
	rotor?: number;
	isAlloy?: boolean;
	isTyreless?: boolean;
	hasNoSpokes?: boolean;
	word?: number;
}

const BEAD_RADIUS = 311;
const EDGE_RADIUS = BEAD_RADIUS + 6;

/** Half of the rim wall: [radius, half width] from the tyre's edge to the nose. */
function wall({ rim_height, outer_width }: WheelShape): Point[] {
	const deep = clamp((rim_height - 20) / 30);
	return Array.from({ length: 29 }, (_, i) => {
		const s = i / 28;
		const flank = Math.sqrt(Math.max(0, 1 - s ** (3.4 - deep)));
		const lip = 1 - 0.1 * (1 - clamp(s / 0.16)) ** 2;
		return [EDGE_RADIUS - s * rim_height, (outer_width / 2) * flank * lip];
	});
}

/** Word mark twice around the rim, reading outwards, with a yellow tick behind it. */
function decals(base: Material, shape: WheelShape): Material {
	const height = shape.word ?? clamp(shape.rim_height * 0.34, 6, 18);
	const middle = EDGE_RADIUS - shape.rim_height * 0.46;
	return {
		...base,
		paint: (x, y, z) => {
			const r = Math.hypot(x, y);
			const angle = Math.atan2(y, x);
			const up = (r - middle) / height;
			if (Math.abs(up) < 0.7)
				for (const centre of [Math.PI * 0.5, -Math.PI * 0.5]) {
					let turn = centre - angle;
					if (turn > Math.PI) turn -= Math.PI * 2;
					if (z < 0) turn = -turn;
					const along = (turn * middle) / height;
					if (wordmark(along, up)) return PRINT;
					const tick = along - WORD_WIDTH / 2 - 1.1 + up * -0.25;
					if (tick > 0 && tick < 0.34 && Math.abs(up) < 0.52) return YELLOW;
				}
			return base.paint?.(x, y, z) ?? null;
		},
	};
}

export function rim(shape: WheelShape): Solid {
	const side = wall(shape);
	const lip = side[0] ?? [EDGE_RADIUS, 10];
	const well = EDGE_RADIUS - 9;
	const inner = lip[1] - 3;
	const base: Material = shape.isAlloy ? { ...ANODISED, rough: 0.24, specular: [0.14, 0.14, 0.15] } : CARBON;
	const material = decals(base, shape);
	const profile: Point[] = [
		...[...side].reverse(),
		[lip[0], inner],
		[well + 3, inner - 0.4],
		[well, inner - 3],
		[well - 2.5, inner * 0.4],
		[well - 2.5, -inner * 0.4],
		[well, 3 - inner],
		[well + 3, 0.4 - inner],
		[lip[0], -inner],
		...side.map(([r, z]): Point => [r, -z]),
	];
	return revolve(profile, material, 360);
}

function tyre(shape: WheelShape): Solid {
	const radius = shape.tyre / 2;
	const centre = EDGE_RADIUS + radius * 0.72;
	const profile = Array.from({ length: 33 }, (_, i): Point => {
		const angle = -0.62 * Math.PI + (i / 32) * 1.24 * Math.PI;
		return [centre + radius * Math.cos(angle), -radius * Math.sin(angle)];
	});
	const body = revolve(profile, RUBBER, 360);
	if (shape.tread !== 'knobs' && shape.tread !== 'gravel') return body;
	const big = shape.tread === 'knobs';
	const count = big ? 92 : 168;
	const size = big ? 5.4 : 2.6;
	const outlineOf = (z: number): Point[] => {
		const out: Point[] = [];
		const top = centre + Math.sqrt(Math.max(0, radius ** 2 - z * z));
		for (let i = 0; i < count; i += 1)
			for (const [part, lift] of [[0, -1], [0.05, size * 0.85], [0.14, size], [0.5, size], [0.59, size * 0.85], [0.64, -1]] as const) {
				const angle = ((i + part + z * 0.01) / count) * Math.PI * 2;
				const r = top + lift * 0.62;
				out.push([r * Math.cos(angle), r * Math.sin(angle)]);
			}
		return out;
	};
	const rows = big ? [-0.78, -0.4, 0, 0.4, 0.78] : [-0.7, -0.35, 0, 0.35, 0.7];
	return join(
		body,
		...rows.map((k) =>
			place(
				plate([outlineOf(k * radius), circle(centre - 4, 0, 0, 200)], radius * 0.26, RUBBER),
				at(0, 0, k * radius),
			),
		),
	);
}

/** Straight-pull hub shell of a wheel, disc side towards the viewer. */
export function wheelHub(rear = false): Solid {
	const shell: Point[] = [
		[6, 50], [8.4, 50], [8.9, 47], [9.5, 42], [12, 41], [15, 38], [16, 33], [21, 31.5], [27, 30.5], [28.5, 28.5], [28.5, 24.5], [26.5, 22.5], [17, 20], [13, 12], [12, 0],
		[13, -12], [17, -19], [24, -21.5], [25.5, -23.5], [25.5, -27], [23.5, -29.5], [16, -31], [13, -38], [9, -42], [8.4, -50], [6, -50], [6, 50],
	];
	const lugs = [
		{ z: 26.5, radius: 24, count: rear ? 16 : 12 },
		{ z: -25.2, radius: 21, count: rear ? 8 : 12 },
	].map(({ z, radius, count }) =>
		place(plate(holes(count, radius, 3.4), 7.5, ANODISED, { bevel: 1.2 }), at(0, 0, z)),
	);
	return join(
		revolve([...shell].reverse().map(([r, z]): Point => [r, -z]), ANODISED_SPUN, 120),
		...lugs,
		revolve([[3, 50.5], [8.2, 50.5], [8.8, 49]], SPUN, 64),
	);
}

function spokes(shape: WheelShape): Solid {
	const nose = EDGE_RADIUS - shape.rim_height;
	return join(
		...spokeLayout(shape.spokes, nose + 1.5).flatMap(({ side, hub, rim: end }) => {
			const z = side === 'drive' ? 27 : -25.2;
			const from: Vec = [hub[0], hub[1], z];
			const to: Vec = [end[0], end[1], 0];
			const along = (t: number): Vec => [
				from[0] + (to[0] - from[0]) * t,
				from[1] + (to[1] - from[1]) * t,
				from[2] + (to[2] - from[2]) * t,
			];
			const blade = [0, 0.02, 0.05, 0.14, 0.2, 0.8, 0.86, 0.95, 1].map(along);
			const flat = (t: number) => clamp(Math.min(t - 0.3, 0.75 - t) / 0.1);
			const shaft = sweep(
				blade,
				(t) => ({ rx: t < 0.08 ? 1.9 : 1 - flat(t) * 0.55, ry: 1 + flat(t) * 0.45 }),
				DARK_STEEL,
				HOME.z,
				12,
			);
			const nipple = sweep([along(0.952), along(0.956), along(1)], () => ({ rx: 2, ry: 2, power: 4 }), ALLOY, HOME.z, 12);
			return [shaft, nipple];
		}),
	);
}

function valve(shape: WheelShape): Solid {
	const nose = EDGE_RADIUS - shape.rim_height;
	const angle = Math.PI / 2 + Math.PI / (shape.spokes.drive_side + shape.spokes.other_side);
	const point = (r: number): Vec => [r * Math.cos(angle), r * Math.sin(angle), 0];
	return join(
		sweep([point(nose + 3), point(nose - 15)], () => ({ rx: 3, ry: 3 }), DARK_STEEL, HOME.z, 20),
		sweep([point(nose + 1), point(nose - 3.4)], () => ({ rx: 5, ry: 5 }), ANODISED, HOME.z, 24),
		sweep([point(nose - 15), point(nose - 21)], () => ({ rx: 2.2, ry: 2.2 }), SPUN, HOME.z, 20),
	);
}

/** Flat carbon disc in place of spokes, with a faint lens shape. */
function discCover(shape: WheelShape): Solid {
	const edge = EDGE_RADIUS - 14;
	const base = decals(CARBON, { ...shape, rim_height: 120, word: 40 });
	const front: Point[] = Array.from({ length: 40 }, (_, i) => {
		const r = 30 + ((edge - 30) * i) / 39;
		return [r, 26 - 14 * ((r - 30) / (edge - 30)) ** 1.15];
	});
	return join(
		revolve(front, base, 360),
		revolve([...front].reverse().map(([r, z]): Point => [r, -z]), base, 360),
	);
}

export function wheel(shape: WheelShape): Solid {
	const parts = [rim(shape), wheelHub(shape.spokes.drive_side !== shape.spokes.other_side)];
	if (!shape.isTyreless) parts.push(tyre(shape));
	if (shape.hasNoSpokes) parts.push(discCover(shape));
	else parts.push(spokes(shape), valve(shape));
	if (shape.rotor) parts.push(place(discRotor(shape.rotor), at(0, 0, 39)));
	return join(...parts);
}
