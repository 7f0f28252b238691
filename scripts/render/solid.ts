import { reliefOf, type Relief } from './relief.ts';
import {
	HOME,
	add,
	carry,
	cross,
	scale,
	subtract,
	turn,
	unit,
	within,
	type Frame,
	type Point,
	type Vec,
} from './vector.ts';
import type { Material } from './materials.ts';

/** Nine numbers a vertex: place, normal, and place in the part's own axes (for patterns). */
export interface Skin {
	vertices: number[];
	triangles: number[];
	material: Material;
	frame: Frame;
}

/** Flat outline with holes, even-odd. Filled exactly, so that teeth stay crisp. */
export interface Face {
	rings: readonly (readonly Point[])[];
	frame: Frame;
	relief: Relief | null;
	material: Material;
}

export interface Solid {
	skins: Skin[];
	faces: Face[];
}

export const join = (...parts: readonly Solid[]): Solid => ({
	skins: parts.flatMap((part) => part.skins),
	faces: parts.flatMap((part) => part.faces),
});

export function place(part: Solid, frame: Frame): Solid {
	const frames = new Map<Frame, Frame>();
	const placed = (inner: Frame): Frame => {
		const known = frames.get(inner) ?? within(frame, inner);
		frames.set(inner, known);
		return known;
	};
	const skins = part.skins.map((skin) => {
		const vertices = skin.vertices.slice();
		const read = (i: number): number => skin.vertices[i] ?? 0;
		for (let i = 0; i < vertices.length; i += 9) {
			const p = carry(frame, [read(i), read(i + 1), read(i + 2)]);
			const n = unit(turn(frame, [read(i + 3), read(i + 4), read(i + 5)]));
			for (let k = 0; k < 3; k += 1) {
				vertices[i + k] = p[k] ?? 0;
				vertices[i + 3 + k] = n[k] ?? 0;
			}
		}
		return { ...skin, vertices, frame: placed(skin.frame) };
	});
	return {
		skins,
		faces: part.faces.map((face) => ({ ...face, frame: placed(face.frame) })),
	};
}

/** Grid of points with their normals, joined into triangles. */
function lattice(rows: readonly (readonly [Vec, Vec][])[], material: Material): Skin {
	const vertices: number[] = [];
	const triangles: number[] = [];
	const width = rows[0]?.length ?? 0;
	for (const row of rows) for (const [p, n] of row) vertices.push(...p, ...n, ...p);
	for (let r = 0; r + 1 < rows.length; r += 1)
		for (let c = 0; c + 1 < width; c += 1) {
			const i = r * width + c;
			triangles.push(i, i + 1, i + width, i + 1, i + width + 1, i + width);
		}
	return { vertices, triangles, material, frame: HOME };
}

const CREASE = Math.cos((38 * Math.PI) / 180);

/**
 * Turns a profile of [radius, z] about the z axis. Corners sharper than 38° stay sharp. The solid
 * lies to the right of the direction of travel along the profile.
 */
export function revolve(profile: readonly Point[], material: Material, segments = 160): Solid {
	const pieces = profile.slice(1).map((to, i) => {
		const from = profile[i] ?? to;
		const [dr, dz] = [to[0] - from[0], to[1] - from[1]];
		const length = Math.hypot(dr, dz) || 1;
		return { from, to, normal: [-dz / length, dr / length] as const };
	});
	const skins = pieces.map(({ from, to, normal }, i) => {
		const blend = (other: readonly [number, number] | undefined): readonly [number, number] =>
			other && other[0] * normal[0] + other[1] * normal[1] > CREASE
				? [other[0] + normal[0], other[1] + normal[1]]
				: normal;
		const ends = [
			[from, blend(pieces[i - 1]?.normal)],
			[to, blend(pieces[i + 1]?.normal)],
		] as const;
		const rows = ends.map(([[r, z], [nr, nz]]) =>
			Array.from({ length: segments + 1 }, (_, s): [Vec, Vec] => {
				const [c, w] = [
					Math.cos((s / segments) * Math.PI * 2),
					Math.sin((s / segments) * Math.PI * 2),
				];
				return [[r * c, r * w, z], unit([nr * c, nr * w, nz])];
			}),
		);
		return lattice(rows, material);
	});
	return { skins, faces: [] };
}

export interface Section {
	/** Half width across `side`, half height across the other axis. */
	rx: number;
	ry: number;
	/** 2 is an ellipse, larger is boxier. */
	power?: number;
}

/** Pulls a superelliptic section along a path; both ends are closed. `side` points along rx. */
export function sweep(
	path: readonly Vec[],
	section: (t: number) => Section,
	material: Material,
	side: Vec = [1, 0, 0],
	around = 24,
): Solid {
	const last = path.length - 1;
	const rings = path.map((centre, i): [Vec, Vec][] => {
		const forward = unit(
			subtract(path[Math.min(last, i + 1)] ?? centre, path[Math.max(0, i - 1)] ?? centre),
		);
		const up = unit(cross(forward, side));
		const across = unit(cross(up, forward));
		const { rx, ry, power = 2 } = section(i / last);
		return Array.from({ length: around + 1 }, (_, k): [Vec, Vec] => {
			const angle = (k / around) * Math.PI * 2;
			const [c, s] = [Math.cos(angle), Math.sin(angle)];
			const curve = (x: number, e: number): number => Math.sign(x) * Math.abs(x) ** e;
			const p = add(scale(across, rx * curve(c, 2 / power)), scale(up, ry * curve(s, 2 / power)));
			const n = add(
				scale(across, curve(c, 2 - 2 / power) / rx),
				scale(up, curve(s, 2 - 2 / power) / ry),
			);
			return [add(centre, p), unit(n)];
		});
	});
	const close = (ring: [Vec, Vec][] | undefined, next: Vec | undefined, centre: Vec | undefined) => {
		if (!ring || !next || !centre) return [];
		const n = unit(subtract(centre, next));
		const flat = ring.map(([p]): [Vec, Vec] => [p, n]);
		return [lattice([flat, ring.map((): [Vec, Vec] => [centre, n])], material)];
	};
	return {
		skins: [
			lattice(rings, material),
			...close(rings[0], path[1], path[0]),
			...close(rings[last], path[last - 1], path[last]),
		],
		faces: [],
	};
}

export interface PlateOptions {
	/** Width of the eased edge in mm; 0 is sharp. */
	bevel?: number;
	/** Height that the eased edge gains, as a share of its width. */
	swell?: number;
	/** Extra height field in mm on top of the bevel, in the plate's own axes. */
	folds?: (x: number, y: number) => number;
	/** Material of the cut edge. */
	edge?: Material;
}

/** Extrudes outlines (even-odd, so later rings are holes) from -thickness/2 to +thickness/2. */
export function plate(
	rings: readonly (readonly Point[])[],
	thickness: number,
	material: Material,
	options: PlateOptions = {},
): Solid {
	const { bevel = 0, swell = 1, edge = material } = options;
	const half = thickness / 2;
	const relief =
		bevel > 0 || options.folds ? reliefOf(rings, bevel, swell, options.folds ?? null) : null;
	const walls = rings.map((ring): Skin => {
		const n = ring.length;
		const pick = (i: number): Point => ring[(i + n) % n] ?? [0, 0];
		const area = ring.reduce((sum, p, i) => sum + p[0] * pick(i + 1)[1] - p[1] * pick(i + 1)[0], 0);
		const inside = rings.filter((other) => other !== ring && contains(other, pick(0))).length % 2;
		const sign = area > 0 === (inside === 0) ? 1 : -1;
		const normals = ring.map((p, i): Vec => {
			const q = pick(i + 1);
			return unit([(q[1] - p[1]) * sign, (p[0] - q[0]) * sign, 0]);
		});
		const vertices: number[] = [];
		const triangles: number[] = [];
		ring.forEach((p, i) => {
			const q = pick(i + 1);
			const own = normals[i] ?? HOME.z;
			const soft = (other: Vec | undefined): Vec =>
				other && own[0] * other[0] + own[1] * other[1] > CREASE ? unit(add(own, other)) : own;
			const a = soft(normals[(i - 1 + n) % n]);
			const b = soft(normals[(i + 1) % n]);
			const base = vertices.length / 9;
			for (const z of [-half, half]) {
				vertices.push(p[0], p[1], z, ...a, p[0], p[1], z);
				vertices.push(q[0], q[1], z, ...b, q[0], q[1], z);
			}
			triangles.push(base, base + 1, base + 2, base + 1, base + 3, base + 2);
		});
		return { vertices, triangles, material: edge, frame: HOME };
	});
	const front: Face = { rings, frame: { ...HOME, o: [0, 0, half] }, relief, material };
	const back: Face = {
		rings,
		frame: { ...HOME, z: [0, 0, -1], o: [0, 0, -half] },
		relief,
		material,
	};
	return { skins: walls, faces: [front, back] };
}

function contains(ring: readonly Point[], [x, y]: Point): boolean {
	let odd = false;
	ring.forEach(([ax, ay], i) => {
		const [bx, by] = ring[(i + 1) % ring.length] ?? [0, 0];
		if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
	});
	return odd;
}
