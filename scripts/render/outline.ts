import type { Point } from './vector.ts';

const TAU = Math.PI * 2;
const polar = (radius: number, angle: number): Point => [
	radius * Math.cos(angle),
	radius * Math.sin(angle),
];

export function circle(radius: number, cx = 0, cy = 0, segments = 96): Point[] {
	return Array.from({ length: segments }, (_, i) => {
		const [x, y] = polar(radius, (i / segments) * TAU);
		return [cx + x, cy + y];
	});
}

/** `count` equal circles around the centre. */
export function holes(count: number, orbit: number, radius: number, phase = 0): Point[][] {
	return Array.from({ length: count }, (_, i) => {
		const [x, y] = polar(orbit, phase + (i / count) * TAU);
		return circle(radius, x, y, 28);
	});
}

/** Bicycle chain teeth: half-inch pitch, rounded roots, blunt tips. `lift` lengthens each second tooth. */
export function teeth(count: number, lift = 0): { outline: Point[]; pitch_radius: number } {
	const pitch_radius = 12.7 / 2 / Math.sin(Math.PI / count);
	const root = pitch_radius - 3.9;
	const outline: Point[] = [];
	for (let i = 0; i < count; i += 1) {
		const tip = pitch_radius + 3.1 + (i % 2) * lift;
		const wide = 0.06 + (i % 2) * lift * 0.02;
		const shape: Point[] = [
			[0, root],
			[0.1, root + 0.25],
			[0.2, root + 1.6],
			[0.29, root + 3.6],
			[0.38 - wide / 2, tip - 1.1],
			[0.46 - wide, tip],
			[0.54 + wide, tip],
			[0.62 + wide / 2, tip - 1.1],
			[0.71, root + 3.6],
			[0.8, root + 1.6],
			[0.9, root + 0.25],
		];
		for (const [part, radius] of shape) outline.push(polar(radius, ((i + part) / count) * TAU));
	}
	return { outline, pitch_radius };
}

/** Rounds every corner with a quadratic curve that starts `radius` before it. */
export function rounded(corners: readonly Point[], radius: number, steps = 6): Point[] {
	const n = corners.length;
	const out: Point[] = [];
	const pick = (i: number): Point => corners[(i + n) % n] ?? [0, 0];
	const towards = (from: Point, to: Point): Point => {
		const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
		const k = Math.min(radius, length / 2) / length;
		return [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k];
	};
	for (let i = 0; i < n; i += 1) {
		const corner = pick(i);
		const a = towards(corner, pick(i - 1));
		const b = towards(corner, pick(i + 1));
		for (let s = 0; s <= steps; s += 1) {
			const t = s / steps;
			const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
			out.push([
				a[0] * p + corner[0] * q + b[0] * r,
				a[1] * p + corner[1] * q + b[1] * r,
			]);
		}
	}
	return out;
}

export function box(width: number, height: number, radius = 0, cx = 0, cy = 0): Point[] {
	const [w, h] = [width / 2, height / 2];
	const corners: Point[] = [
		[cx - w, cy - h],
		[cx + w, cy - h],
		[cx + w, cy + h],
		[cx - w, cy + h],
	];
	return radius > 0 ? rounded(corners, radius) : corners;
}

/** Piece of a ring between two angles in degrees, corners rounded: windows of rotors and spiders. */
export function sector(
	inner: number,
	outer: number,
	from: number,
	to: number,
	radius = 0,
	skew = 0,
): Point[] {
	const steps = 10;
	const rad = Math.PI / 180;
	const edge: Point[] = [];
	for (let i = 0; i <= steps; i += 1)
		edge.push(polar(inner, (from + ((to - from) * i) / steps) * rad));
	for (let i = steps; i >= 0; i -= 1)
		edge.push(polar(outer, (from + skew + ((to - from) * i) / steps) * rad));
	return radius > 0 ? rounded(edge, radius, 4) : edge;
}

export const mirrored = (half: readonly Point[]): Point[] => [
	...half,
	...half.map(([x, y]): Point => [-x, y]).reverse(),
];

/** Smooth closed curve through the points. */
export function smooth(points: readonly Point[], steps = 8): Point[] {
	const n = points.length;
	const pick = (i: number): Point => points[(i + n) % n] ?? [0, 0];
	const out: Point[] = [];
	for (let i = 0; i < n; i += 1) {
		const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
		for (let s = 0; s < steps; s += 1) {
			const t = s / steps;
			const curve = (p: number, q: number, r: number, u: number): number =>
				0.5 *
				(2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t ** 3);
			out.push([curve(a[0], b[0], c[0], d[0]), curve(a[1], b[1], c[1], d[1])]);
		}
	}
	return out;
}
