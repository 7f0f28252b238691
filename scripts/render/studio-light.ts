import { clamp, cross, dot, scale, smoothstep, unit, type Vec } from './vector.ts';

/** A soft box far away: direction, half sizes (tangents), brightness and tint. */
interface SoftBox {
	towards: Vec;
	across: Vec;
	upward: Vec;
	width: number;
	height: number;
	power: number;
	tint: Vec;
}

function softBox(towards: Vec, width: number, height: number, power: number, tint: Vec): SoftBox {
	const z = unit(towards);
	const across = unit(cross(Math.abs(z[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0], z));
	return { towards: z, across, upward: cross(z, across), width, height, power, tint };
}

const COOL: Vec = [0.94, 0.98, 1.04];
const WARM: Vec = [1.06, 0.8, 0.3];

/** One light from top left; the others only draw edges. The warm one stands behind, on the right. */
export const KEY: Vec = unit([-0.6, 0.72, 0.62]);
const KEY_BOX = softBox(KEY, 0.5, 0.34, 5.2, COOL);
const EDGES = [
	softBox([-1, 0.1, 0.12], 0.14, 0.9, 2.4, COOL),
	softBox([0.1, 1, -0.25], 0.9, 0.2, 2.6, COOL),
	softBox([0.3, 0.5, 1], 0.9, 0.07, 0.8, COOL),
	softBox([0.9, 0.22, -0.42], 0.22, 0.9, 3.6, WARM),
	softBox([0.75, -0.6, 0.25], 0.12, 0.5, 0.5, WARM),
];

/** Mood of a picture: shares of the key light, the edge lights and the room. */
export interface Mood {
	key: number;
	edges: number;
	room: number;
	exposure: number;
}
export const STUDIO: Mood = { key: 1, edges: 1, room: 1, exposure: 1 };
export const NIGHT: Mood = { key: 0.22, edges: 1.15, room: 0.4, exposure: 1 };

function seenBox(box: SoftBox, d: Vec, rough: number): number {
	const t = dot(d, box.towards);
	if (t <= 0.02) return 0;
	const soft = 0.04 + rough * 1.1;
	const u = Math.abs(dot(d, box.across)) / t;
	const v = Math.abs(dot(d, box.upward)) / t;
	if (u > box.width + soft || v > box.height + soft) return 0;
	const spread = (box.width * box.height) / ((box.width + soft * 0.5) * (box.height + soft * 0.5));
	return (
		box.power *
		spread *
		(1 - smoothstep(box.width - soft, box.width + soft, u)) *
		(1 - smoothstep(box.height - soft, box.height + soft, v))
	);
}

/** Light that arrives from a direction, blurred as a surface of that roughness would. */
export function radiance(d: Vec, rough: number, mood: Mood, keyShare: number): Vec {
	const room = mood.room * (0.035 + 0.11 * clamp(0.5 + 0.5 * d[1] - 0.35 * d[0]) ** 2);
	const horizon = mood.room * 0.05 * (1 - smoothstep(0, 0.25 + rough, Math.abs(d[1] + 0.12)));
	let sum: Vec = scale(COOL, room + horizon + seenBox(KEY_BOX, d, rough) * mood.key * keyShare);
	for (const box of EDGES) {
		const k = seenBox(box, d, rough) * mood.edges;
		if (k > 0) sum = [sum[0] + box.tint[0] * k, sum[1] + box.tint[1] * k, sum[2] + box.tint[2] * k];
	}
	return sum;
}

/** Light scattered by a matt surface with this normal. */
export function irradiance(n: Vec, mood: Mood, keyShare: number): Vec {
	const lit = (box: SoftBox) => clamp(dot(n, box.towards) * 0.92 + 0.08) * box.power;
	const key = lit(KEY_BOX) * mood.key * keyShare * 0.42;
	let sum: Vec = scale(COOL, key + mood.room * (0.1 + 0.1 * n[1]));
	for (const box of EDGES) {
		const k = lit(box) * box.width * box.height * mood.edges * 0.55;
		sum = [sum[0] + box.tint[0] * k, sum[1] + box.tint[1] * k, sum[2] + box.tint[2] * k];
	}
	return sum;
}
