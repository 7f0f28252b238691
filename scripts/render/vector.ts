/** Millimetres; x to the right, y up, z towards the viewer. */
export type Vec = readonly [number, number, number];
export type Point = readonly [number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => scale(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));
export const smoothstep = (from: number, to: number, x: number): number => {
	const t = clamp((x - from) / (to - from));
	return t * t * (3 - 2 * t);
};

/** Orthogonal axes of one common length, and an origin: where a part stands in the scene. */
export interface Frame {
	x: Vec;
	y: Vec;
	z: Vec;
	o: Vec;
}

export const HOME: Frame = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], o: [0, 0, 0] };

export const turn = (f: Frame, v: Vec): Vec =>
	add(add(scale(f.x, v[0]), scale(f.y, v[1])), scale(f.z, v[2]));
export const carry = (f: Frame, v: Vec): Vec => add(turn(f, v), f.o);
export const within = (outer: Frame, inner: Frame): Frame => ({
	x: turn(outer, inner.x),
	y: turn(outer, inner.y),
	z: turn(outer, inner.z),
	o: carry(outer, inner.o),
});

export const at = (x: number, y: number, z = 0): Frame => ({ ...HOME, o: [x, y, z] });

/** Turned by degrees about x, then y, then z. */
export function tilted(x: number, y: number, z = 0, o: Vec = [0, 0, 0]): Frame {
	const [cx, sx] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
	const [cy, sy] = [Math.cos((y * Math.PI) / 180), Math.sin((y * Math.PI) / 180)];
	const [cz, sz] = [Math.cos((z * Math.PI) / 180), Math.sin((z * Math.PI) / 180)];
	const about = (v: Vec): Vec => {
		const a: Vec = [v[0], v[1] * cx - v[2] * sx, v[1] * sx + v[2] * cx];
		const b: Vec = [a[0] * cy + a[2] * sy, a[1], -a[0] * sy + a[2] * cy];
		return [b[0] * cz - b[1] * sz, b[0] * sz + b[1] * cz, b[2]];
	};
	return { x: about([1, 0, 0]), y: about([0, 1, 0]), z: about([0, 0, 1]), o };
}

/** Repeatable noise: the same picture on every run. */
export function hash(x: number, y: number, seed = 0): number {
	let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 69069);
	h = Math.imul(h ^ (h >>> 13), 1274126177);
	h = Math.imul(h ^ (h >>> 16), 2246822519);
	return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

export function valueNoise(x: number, y: number, seed = 0): number {
	const [ix, iy] = [Math.floor(x), Math.floor(y)];
	const [fx, fy] = [smoothstep(0, 1, x - ix), smoothstep(0, 1, y - iy)];
	return mix(
		mix(hash(ix, iy, seed), hash(ix + 1, iy, seed), fx),
		mix(hash(ix, iy + 1, seed), hash(ix + 1, iy + 1, seed), fx),
		fy,
	);
}

/** Sum of octaves, 0 to 1. */
export function fractal(x: number, y: number, octaves: number, seed = 0): number {
	let [sum, weight, frequency] = [0, 0.5, 1];
	for (let i = 0; i < octaves; i += 1) {
		sum += weight * valueNoise(x * frequency, y * frequency, seed + i);
		weight /= 2;
		frequency *= 2;
	}
	return sum;
}
