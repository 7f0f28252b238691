import type { Material } from './materials.ts';
import type { Face, Skin, Solid } from './solid.ts';
import { cross, dot, scale, subtract, unit, type Frame, type Point, type Vec } from './vector.ts';

/** Perspective camera; `fov` is the vertical angle in degrees. `across` makes it parallel, in mm. */
export interface Camera {
	eye: Vec;
	target: Vec;
	fov: number;
	roll?: number;
	across?: number;
}

export interface View {
	x: Vec;
	y: Vec;
	z: Vec;
	eye: Vec;
	focal: number;
	across: number;
}

/** What each pixel sees: depth along the view, normal, own place of the part, surface. */
export interface Seen {
	width: number;
	height: number;
	depth: Float32Array;
	normal: Float32Array;
	local: Float32Array;
	/** 1-based index into `surfaces`; 0 is the backdrop. */
	surface: Uint16Array;
	surfaces: { material: Material; frame: Frame }[];
	view: View;
}

export const value = (array: Float32Array | Uint16Array | number[], i: number): number =>
	array[i] ?? 0;

export function viewOf(camera: Camera, height: number): View {
	const z = unit(subtract(camera.target, camera.eye));
	const roll = ((camera.roll ?? 0) * Math.PI) / 180;
	const up: Vec = Math.abs(z[1]) > 0.99 ? [0, 0, -1] : [0, 1, 0];
	const right = unit(cross(z, up));
	const top = cross(right, z);
	const [c, s] = [Math.cos(roll), Math.sin(roll)];
	const x = unit(subtract(scale(right, c), scale(top, s)));
	const focal = height / 2 / Math.tan((camera.fov * Math.PI) / 360);
	return { x, y: cross(x, z), z, eye: camera.eye, focal, across: camera.across ?? 0 };
}

export function look(solid: Solid, camera: Camera, width: number, height: number): Seen {
	const size = width * height;
	const seen: Seen = {
		width,
		height,
		depth: new Float32Array(size).fill(Infinity),
		normal: new Float32Array(size * 3),
		local: new Float32Array(size * 3),
		surface: new Uint16Array(size),
		surfaces: [],
		view: viewOf(camera, height),
	};
	for (const skin of solid.skins) drawSkin(seen, skin);
	for (const face of solid.faces) drawFace(seen, face);
	return seen;
}

function indexOf({ surfaces }: Seen, { material, frame }: Skin | Face): number {
	const found = surfaces.findIndex((other) => other.material === material && other.frame === frame);
	return found >= 0 ? found + 1 : surfaces.push({ material, frame });
}

/** Screen x, screen y, depth. Parallel views keep the scale whatever the depth. */
function project(seen: Seen, p: Vec): Vec {
	const { view, width, height } = seen;
	const d = subtract(p, view.eye);
	const z = dot(d, view.z);
	const k = view.across > 0 ? height / view.across : view.focal / z;
	return [width / 2 + dot(d, view.x) * k, height / 2 - dot(d, view.y) * k, z];
}

function drawSkin(seen: Seen, skin: Skin): void {
	const { width, height, depth, normal, local, surface } = seen;
	const index = indexOf(seen, skin);
	const v = skin.vertices;
	const count = v.length / 9;
	const sx = new Float32Array(count);
	const sy = new Float32Array(count);
	const sz = new Float32Array(count);
	for (let i = 0; i < count; i += 1) {
		const p = project(seen, [value(v, i * 9), value(v, i * 9 + 1), value(v, i * 9 + 2)]);
		[sx[i], sy[i], sz[i]] = p;
	}
	const flat = seen.view.across > 0;
	for (let t = 0; t < skin.triangles.length; t += 3) {
		const a = value(skin.triangles, t);
		const b = value(skin.triangles, t + 1);
		const c = value(skin.triangles, t + 2);
		const [za, zb, zc] = [value(sz, a), value(sz, b), value(sz, c)];
		if (!flat && Math.min(za, zb, zc) < 5) continue;
		const [ax, ay, bx, by] = [value(sx, a), value(sy, a), value(sx, b), value(sy, b)];
		const [cx, cy] = [value(sx, c), value(sy, c)];
		const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
		if (area === 0) continue;
		const [xFrom, xTo] = [Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)), Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))];
		const [yFrom, yTo] = [Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)), Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))];
		for (let y = yFrom; y <= yTo; y += 1)
			for (let x = xFrom; x <= xTo; x += 1) {
				const [px, py] = [x + 0.5, y + 0.5];
				let u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
				let w = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
				let q = 1 - u - w;
				if (u < 0 || w < 0 || q < 0) continue;
				const z = flat ? u * za + w * zb + q * zc : 1 / (u / za + w / zb + q / zc);
				const at = y * width + x;
				if (z >= value(depth, at)) continue;
				depth[at] = z;
				surface[at] = index;
				if (!flat) {
					u *= z / za;
					w *= z / zb;
					q *= z / zc;
				}
				for (let k = 0; k < 3; k += 1) {
					normal[at * 3 + k] = u * value(v, a * 9 + 3 + k) + w * value(v, b * 9 + 3 + k) + q * value(v, c * 9 + 3 + k);
					local[at * 3 + k] = u * value(v, a * 9 + 6 + k) + w * value(v, b * 9 + 6 + k) + q * value(v, c * 9 + 6 + k);
				}
			}
	}
}

function drawFace(seen: Seen, face: Face): void {
	const { width, height, depth, normal, local, surface, view } = seen;
	const { x: ux, y: uy, z: uz, o } = face.frame;
	const index = indexOf(seen, face);
	const n = unit(uz);
	const length = dot(ux, ux);
	const flat = view.across > 0;
	const facing = flat ? dot(n, view.z) : dot(n, subtract(o, view.eye));
	if (facing >= 0) return;
	const edges: [number, number, number, number][] = [];
	const world = (p: Point): Vec => [
		o[0] + ux[0] * p[0] + uy[0] * p[1],
		o[1] + ux[1] * p[0] + uy[1] * p[1],
		o[2] + ux[2] * p[0] + uy[2] * p[1],
	];
	for (const ring of face.rings) {
		const points = ring.map((p) => project(seen, world(p)));
		points.forEach((p, i) => {
			const q = points[(i + 1) % points.length] ?? p;
			edges.push(p[1] < q[1] ? [p[1], q[1], p[0], q[0]] : [q[1], p[1], q[0], p[0]]);
		});
	}
	edges.sort((a, b) => a[0] - b[0]);
	const yFrom = Math.max(0, Math.floor(edges[0]?.[0] ?? 0));
	const yTo = Math.min(height - 1, Math.ceil(edges.reduce((most, e) => Math.max(most, e[1]), 0)));
	let active: typeof edges = [];
	let next = 0;
	for (let y = yFrom; y <= yTo; y += 1) {
		const py = y + 0.5;
		for (let e = edges[next]; e && e[0] <= py; e = edges[next]) {
			active.push(e);
			next += 1;
		}
		active = active.filter((e) => e[1] > py);
		const cuts = active
			.map((e) => e[2] + ((py - e[0]) / (e[1] - e[0])) * (e[3] - e[2]))
			.sort((a, b) => a - b);
		for (let c = 0; c + 1 < cuts.length; c += 2) {
			const to = Math.min(width - 1, Math.ceil((cuts[c + 1] ?? 0) - 0.5) - 1);
			for (let x = Math.max(0, Math.ceil((cuts[c] ?? 0) - 0.5)); x <= to; x += 1) {
				const k = flat ? view.across / height : 1 / view.focal;
				const [rx, ry] = [(x + 0.5 - width / 2) * k, (height / 2 - py) * k];
				const side: Vec = [
					view.x[0] * rx + view.y[0] * ry,
					view.x[1] * rx + view.y[1] * ry,
					view.x[2] * rx + view.y[2] * ry,
				];
				const from: Vec = flat ? [view.eye[0] + side[0], view.eye[1] + side[1], view.eye[2] + side[2]] : view.eye;
				const ray: Vec = flat ? view.z : [view.z[0] + side[0], view.z[1] + side[1], view.z[2] + side[2]];
				const z = dot(subtract(o, from), n) / dot(ray, n);
				const at = y * width + x;
				if (z <= 0 || z >= value(depth, at)) continue;
				const d: Vec = [from[0] + ray[0] * z - o[0], from[1] + ray[1] * z - o[1], from[2] + ray[2] * z - o[2]];
				const [lx, ly] = [dot(d, ux) / length, dot(d, uy) / length];
				depth[at] = z;
				surface[at] = index;
				const [sx, sy] = face.relief ? face.relief(lx, ly) : [0, 0];
				const w = Math.sqrt(length);
				for (let i = 0; i < 3; i += 1)
					normal[at * 3 + i] = (n[i] ?? 0) - (sx * (ux[i] ?? 0) + sy * (uy[i] ?? 0)) / w;
				local[at * 3] = lx;
				local[at * 3 + 1] = ly;
				local[at * 3 + 2] = 0;
			}
		}
	}
}
