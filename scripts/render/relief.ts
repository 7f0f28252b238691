import { clamp, type Point } from './vector.ts';

/** Slope of a surface, dh/dx and dh/dy, at a place of a flat face. */
export type Relief = (x: number, y: number) => readonly [number, number];

const MAX_CELLS = 1_400_000;

/**
 * Slope of an eased edge: the distance to the outline is kept on a grid, and within `bevel` mm of
 * the edge the surface falls away like a quarter circle.
 */
export function reliefOf(
	rings: readonly (readonly Point[])[],
	bevel: number,
	swell: number,
	folds: ((x: number, y: number) => number) | null,
): Relief {
	const xs = rings.flatMap((ring) => ring.map((p) => p[0]));
	const ys = rings.flatMap((ring) => ring.map((p) => p[1]));
	const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
	const [width, height] = [Math.max(...xs) - x0, Math.max(...ys) - y0];
	const cell = Math.max((bevel || 10) / 7, Math.sqrt((width * height) / MAX_CELLS));
	const [columns, rows] = [Math.ceil(width / cell) + 3, Math.ceil(height / cell) + 3];
	const grid = new Float32Array(columns * rows).fill(bevel);
	const read = (i: number, j: number): number =>
		grid[clamp(j, 0, rows - 1) * columns + clamp(i, 0, columns - 1)] ?? 0;
	const visit = (a: Point, b: Point): void => {
		const from = (low: number, origin: number) => Math.max(0, Math.floor((low - bevel - origin) / cell));
		const to = (high: number, origin: number, most: number) =>
			Math.min(most - 1, Math.ceil((high + bevel - origin) / cell) + 1);
		const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
		const length = dx * dx + dy * dy || 1;
		const [iEnd, jEnd] = [to(Math.max(a[0], b[0]), x0, columns), to(Math.max(a[1], b[1]), y0, rows)];
		for (let j = from(Math.min(a[1], b[1]), y0); j <= jEnd; j += 1)
			for (let i = from(Math.min(a[0], b[0]), x0); i <= iEnd; i += 1) {
				const [px, py] = [x0 + i * cell - a[0], y0 + j * cell - a[1]];
				const t = clamp((px * dx + py * dy) / length);
				const d = Math.hypot(px - t * dx, py - t * dy);
				if (d < read(i, j)) grid[j * columns + i] = d;
			}
	};
	if (bevel > 0)
		for (const ring of rings)
			ring.forEach((p, i) => visit(p, ring[(i + 1) % ring.length] ?? p));
	const heightAt = (x: number, y: number): number => {
		let h = folds ? folds(x, y) : 0;
		if (bevel > 0) {
			const [gx, gy] = [(x - x0) / cell, (y - y0) / cell];
			const [i, j] = [Math.floor(gx), Math.floor(gy)];
			const [fx, fy] = [gx - i, gy - j];
			const d =
				(read(i, j) * (1 - fx) + read(i + 1, j) * fx) * (1 - fy) +
				(read(i, j + 1) * (1 - fx) + read(i + 1, j + 1) * fx) * fy;
			h += Math.sqrt(1 - (1 - Math.min(0.999, d / bevel)) ** 2) * bevel * swell;
		}
		return h;
	};
	const step = bevel > 0 ? Math.max(cell * 0.8, bevel / 12) : 1;
	return (x, y) => [
		(heightAt(x + step, y) - heightAt(x - step, y)) / (2 * step),
		(heightAt(x, y + step) - heightAt(x, y - step)) / (2 * step),
	];
}
