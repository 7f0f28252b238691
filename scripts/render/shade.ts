import { look, value, type Camera, type Seen } from './raster.ts';
import type { Material } from './materials.ts';
import type { Solid } from './solid.ts';
import { KEY, irradiance, radiance, type Mood } from './studio-light.ts';
import { add, clamp, dot, hash, scale, subtract, turn, unit, type Frame, type Vec } from './vector.ts';

const SHADOW_PX = 1800;

interface Shadow {
	seen: Seen;
	across: number;
}

/** What the key light sees; whatever it does not see is in shadow. */
export function shadowOf(solid: Solid, centre: Vec, across: number): Shadow {
	const camera: Camera = {
		eye: add(centre, scale(KEY, across * 2)),
		target: centre,
		fov: 10,
		across,
	};
	return { seen: look(solid, camera, SHADOW_PX, SHADOW_PX), across };
}

function lightShare({ seen, across }: Shadow, p: Vec, n: Vec, turnBy: number): number {
	const { view } = seen;
	const cell = across / SHADOW_PX;
	const d = subtract(add(p, scale(n, cell * 2.5)), view.eye);
	const [x, y] = [
		SHADOW_PX / 2 + dot(d, view.x) / cell,
		SHADOW_PX / 2 - dot(d, view.y) / cell,
	];
	const z = dot(d, view.z) - cell * 3;
	let open = 0;
	for (let i = 0; i < 8; i += 1) {
		const radius = 1 + 5.5 * Math.sqrt((i + 0.5) / 8);
		const angle = turnBy * 6.283 + i * 2.4;
		const [sx, sy] = [
			Math.floor(x + radius * Math.cos(angle)),
			Math.floor(y + radius * Math.sin(angle)),
		];
		const hidden =
			sx >= 0 &&
			sy >= 0 &&
			sx < SHADOW_PX &&
			sy < SHADOW_PX &&
			value(seen.depth, sy * SHADOW_PX + sx) < z;
		if (!hidden) open += 1 / 8;
	}
	return open;
}

/** Share of the room that a place sees, guessed from the depths around it. */
function openness(seen: Seen, at: number, reach: number, turnBy: number): number {
	const { width, height, depth, view } = seen;
	const z = value(depth, at);
	const perPx = view.across > 0 ? view.across / height : z / view.focal;
	const radius = clamp(reach / perPx, 2, 160);
	const [x, y] = [at % width, Math.floor(at / width)];
	let closed = 0;
	for (let i = 0; i < 10; i += 1) {
		const r = radius * Math.sqrt((i + 0.6) / 10);
		const angle = turnBy * 6.283 + i * 2.4;
		const [dx, dy] = [Math.round(r * Math.cos(angle)), Math.round(r * Math.sin(angle))];
		const pair = (sign: number): number => {
			const [sx, sy] = [x + dx * sign, y + dy * sign];
			if (sx < 0 || sy < 0 || sx >= width || sy >= height) return z;
			const other = value(depth, sy * width + sx);
			return z - other > reach * 2.5 ? z : Math.min(other, z + reach);
		};
		const rise = (z - (pair(1) + pair(-1)) / 2) / (r * perPx);
		closed += clamp(rise * 1.3);
	}
	return 1 - clamp(closed / 10) * 0.9;
}

function facing(n: Vec, v: Vec): Vec {
	const k = dot(n, v);
	return k < -0.15 ? scale(n, -1) : n;
}

function bent(n: Vec, frame: Frame, bump: Vec): Vec {
	return unit(add(n, unit3(turn(frame, bump), frame)));
}
const unit3 = (v: Vec, frame: Frame): Vec => scale(v, 1 / Math.hypot(...frame.x));

/** Directions along which grooves spread a highlight; empty for an even surface. */
function grooves(m: Material, frame: Frame, x: number, y: number, n: Vec): Vec[] {
	const strength = m.spun ?? m.brushed ?? 0;
	if (strength === 0) return [n];
	const length = Math.hypot(x, y) || 1;
	const along: Vec = m.spun ? [x / length, y / length, 0] : [0, 1, 0];
	const axis = unit(turn(frame, along));
	return [-1, -0.6, -0.25, 0.1, 0.45, 0.8].map((k) => unit(add(n, scale(axis, k * strength))));
}

/** Linear light of one pixel. */
export function shadePixel(
	seen: Seen,
	at: number,
	shadow: Shadow,
	mood: Mood,
	reach: number,
): { colour: Vec; floor: number | null } {
	const { width, height, view, normal, local } = seen;
	const surface = seen.surfaces[value(seen.surface, at) - 1];
	if (!surface) return { colour: [0, 0, 0], floor: null };
	const { frame } = surface;
	const [lx, ly, lz] = [value(local, at * 3), value(local, at * 3 + 1), value(local, at * 3 + 2)];
	const [px, py] = [at % width, Math.floor(at / width)];
	const z = value(seen.depth, at);
	const side = add(
		scale(view.x, (px + 0.5 - width / 2) / view.focal),
		scale(view.y, (height / 2 - py - 0.5) / view.focal),
	);
	const ray = add(view.z, side);
	const p = add(view.eye, scale(ray, z));
	const v = unit(scale(ray, -1));
	const grain = hash(px, py, 11);
	const open = openness(seen, at, reach, grain);
	let n = facing(
		unit([value(normal, at * 3), value(normal, at * 3 + 1), value(normal, at * 3 + 2)]),
		v,
	);
	const key = dot(n, KEY) > -0.1 ? lightShare(shadow, p, n, grain) : 0;
	if (surface.material.isFloor) return { colour: [0, 0, 0], floor: open * (0.35 + 0.65 * key) };
	const m = surface.material.paint?.(lx, ly, lz) ?? surface.material;
	const bump = m.bump ?? surface.material.bump;
	if (bump) n = bent(n, frame, bump(lx, ly, lz));
	const scattered = irradiance(n, mood, key);
	let mirror: Vec = [0, 0, 0];
	const spread = grooves(m, frame, lx, ly, n);
	for (const g of spread) {
		const r = subtract(scale(g, 2 * dot(g, v)), v);
		mirror = add(mirror, scale(radiance(r, m.rough, mood, 0.25 + 0.75 * key), 1 / spread.length));
	}
	const edge = (1 - clamp(dot(n, v))) ** 5;
	const gloss = open * open;
	const f = (f0: number) => f0 + (1 - f0) * edge * (1 - m.rough * 0.7);
	let colour: Vec = [
		m.diffuse[0] * scattered[0] * open + f(m.specular[0]) * mirror[0] * gloss,
		m.diffuse[1] * scattered[1] * open + f(m.specular[1]) * mirror[1] * gloss,
		m.diffuse[2] * scattered[2] * open + f(m.specular[2]) * mirror[2] * gloss,
	];
	const coat = m.coat ?? 0;
	if (coat > 0) {
		const r = subtract(scale(n, 2 * dot(n, v)), v);
		const shine = scale(radiance(r, 0.05, mood, 0.25 + 0.75 * key), coat * (0.045 + 0.9 * edge) * gloss);
		colour = add(colour, shine);
	}
	return { colour, floor: null };
}

/** Film curve: lifts nothing, rolls off the highlights. Returns 0 to 255. */
export function develop(x: number, exposure: number): number {
	const k = Math.max(0, x * exposure);
	const filmed = clamp((k * (2.51 * k + 0.03)) / (k * (2.43 * k + 0.59) + 0.14));
	return 255 * filmed ** (1 / 2.2);
}
