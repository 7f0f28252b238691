import type { RimSection } from '#contract/content/catalogue.ts';
import { dimensionPaths, type Dimension, type DimensionPaths } from './dimension.ts';
import { lines, round } from './path.ts';
import { rimProfile } from './rim-profile.ts';
import { profilePath, scaleFor } from './rim-section.ts';

/** Overlaid sections of a range, outer edges on one line (y = 0), shallow to deep. */
export interface RangeSheet {
	viewBox: string;
	/** Units of the view box in one mm, the same for all. */
	scale: number;
	paths: DimensionPaths & { baseline: string; axis: string };
	/** Outlines in the order of the rims as they were given. */
	sections: string[];
	/** Heights in the same order. */
	dimensions: Dimension[];
}

const COLUMN = 56;
const MARGIN = 24;
/** Room above the common edge for the figures of the heights. */
const ABOVE = 38;

/** Draws overlaid rims, each height in a column of its own. */
export function drawRange(rims: readonly RimSection[]): RangeSheet {
	const width_mm = Math.max(...rims.map((rim) => rim.outer_width_mm));
	const height_mm = Math.max(...rims.map((rim) => rim.height_mm));
	const scale = scaleFor(width_mm, height_mm);
	const half = (width_mm / 2) * scale;
	const height = height_mm * scale;
	const byHeight = [...rims.entries()].toSorted(([, a], [, b]) => a.height_mm - b.height_mm);
	const columns = rims.map(
		(_, index) => half + 40 + byHeight.findIndex(([place]) => place === index) * COLUMN,
	);
	const right = half + 40 + (rims.length - 1) * COLUMN + COLUMN / 2;
	const left = -half - MARGIN;
	const measures = dimensionPaths(
		rims.map((rim, index) => {
			const x = columns[index] ?? 0;
			const y = rim.height_mm * scale;
			return {
				from: [x, 0],
				to: [x, y],
				edges: [
					[x, 0],
					[8, y],
				],
			};
		}),
	);
	return {
		viewBox: [left, -ABOVE, right - left, height + ABOVE + MARGIN].map(round).join(' '),
		scale,
		paths: {
			...measures,
			baseline: lines([
				[
					[left, 0],
					[right, 0],
				],
			]),
			axis: lines([
				[
					[0, -18],
					[0, height + 18],
				],
			]),
		},
		sections: rims.map((rim) => profilePath(rimProfile(rim).skin, scale)),
		dimensions: rims.map((rim, index) => ({
			role: 'height',
			value: rim.height_mm,
			unit: 'mm',
			x: round(columns[index] ?? 0),
			// Above the edge: below, the lines of deeper sections run through the columns.
			y: -12,
			anchor: 'middle',
		})),
	};
}
