import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoStream, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Place = readonly [x: number, y: number];

/** Outlines of a view as path data, in whole units of its view box. */
export interface Outline {
	/** Filled: the land that the view shows. */
	land: string;
	/** Stroked: borders between two countries. */
	borders: string;
}

/** Largest distance of a simplified line from the true one, sheet units. */
const TOLERANCE = 0.6;
/** Smaller islands, square units, would be dust. */
const SMALLEST = 12;

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type Shapes = Record<keyof Outline, GeoPermissibleObjects>;
export type Detail = '50m' | '110m';
const worlds = new Map<Detail, Shapes>();

/** Natural Earth (public domain) at 1:50 or 1:110 million, read once per build. */
function worldAt(detail: Detail): Shapes {
	const known = worlds.get(detail);
	if (known) return known;
	const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
	const atlas: World = JSON.parse(readFileSync(file, 'utf8'));
	const shapes = {
		land: feature(atlas, atlas.objects.land),
		borders: mesh(atlas, atlas.objects.countries, (one, other) => one !== other),
	};
	worlds.set(detail, shapes);
	return shapes;
}

/** Projected lines of a shape; the rings of a polygon are not closed. */
function toLines(shape: GeoPermissibleObjects, projection: GeoProjection): Place[][] {
	const lines: Place[][] = [];
	let line: Place[] = [];
	geoStream(
		shape,
		projection.stream({
			point: (x, y) => void line.push([x, y]),
			lineStart: () => void (line = []),
			lineEnd: () => void lines.push(line),
			polygonStart: () => undefined,
			polygonEnd: () => undefined,
		}),
	);
	return lines;
}

function distanceToChord([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
	const dx = bx - ax;
	const dy = by - ay;
	const length = Math.hypot(dx, dy);
	return length === 0
		? Math.hypot(x - ax, y - ay)
		: Math.abs(dy * (x - ax) - dx * (y - ay)) / length;
}

/** Douglas–Peucker: drops points that lie within the tolerance of the line without them. */
export function simplify(line: readonly Place[], tolerance = TOLERANCE): Place[] {
	const [first] = line;
	const last = line.at(-1);
	if (!first || !last || line.length < 3) return [...line];
	let farthest = 0;
	let at = 0;
	for (const [index, place] of line.entries()) {
		const distance = distanceToChord(place, first, last);
		if (distance > farthest) [farthest, at] = [distance, index];
	}
	if (farthest <= tolerance) return [first, last];
	return [
		...simplify(line.slice(0, at + 1), tolerance),
		...simplify(line.slice(at), tolerance).slice(1),
	];
}

function calculateArea(ring: readonly Place[]): number {
	const twice = ring.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
	return Math.abs(twice / 2);
}

/** Relative steps in whole units: a third of what absolute tenths would weigh. */
function toPath(line: readonly Place[]): string {
	const places = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
	const steps = places.slice(1).flatMap(([x, y], index) => {
		const [fromX, fromY] = places[index] ?? [x, y];
		return x === fromX && y === fromY ? [] : [x - fromX, y - fromY];
	});
	if (steps.length === 0) return '';
	return `M${places[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}`;
}

/** Simplified outline of the part of the world that a projection and its clipping leave. */
export function drawOutline(projection: GeoProjection, detail: Detail): Outline {
	const { land, borders } = worldAt(detail);
	const rings = toLines(land, projection).filter((ring) => calculateArea(ring) >= SMALLEST);
	return {
		land: rings.map((ring) => `${toPath(simplify(ring))}z`).join(''),
		borders: toLines(borders, projection)
			.map((line) => toPath(simplify(line)))
			.join(''),
	};
}
