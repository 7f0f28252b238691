import type { SocialDrawing } from '#content/social/model.ts';
import { drawRim } from '#drawing/rim-section.ts';
import { drawWheel } from '#drawing/wheel.ts';
import type { RimSection, SpokePattern } from '#contract/content/catalogue.ts';
import { CUTS } from '#brand/brand.ts';
import { INK, moved, solid, stroke, type } from './ink.ts';
import type { Typeface } from '#typesetting/typeface.ts';

const FIGURE_SIZE = 30;

function mirrored(d: string): string {
	return `${solid(d, INK.soft)}<g transform="scale(-1 1)">${solid(d, INK.soft)}</g>`;
}

/** Cross-section with its measures, the height in the accent colour. */
function rimArt(typeface: Typeface, rim: RimSection, measures: SocialDrawing['measures']): string {
	const { paths, dimensions } = drawRim(rim);
	const figures = dimensions.map(({ role, x, y, anchor }) => {
		const line = typeface.line(measures[role] ?? '', CUTS.figure);
		return type(line, FIGURE_SIZE, [x, y], role === 'height' ? INK.ink : INK.soft, anchor);
	});
	return [
		stroke(paths.spoke, INK.steel, 1),
		stroke(paths.axis, INK.steel, 0.75, '12 3 2 3'),
		mirrored(paths.section),
		stroke(paths.extensions, INK.rule, 1),
		stroke(paths.measures, INK.light, 1),
		solid(paths.arrows, INK.light),
		...figures,
	].join('');
}

/** The wheel from the drive side, its far spokes muted. */
function wheelArt(rim: RimSection, spokes: SpokePattern): string {
	const { paths } = drawWheel(rim, spokes);
	return [
		stroke(paths.axis, INK.rule, 0.8, '12 3 2 3'),
		stroke(paths.other, INK.rule, 1),
		stroke(paths.bead, INK.rule, 0.8, '5 3'),
		stroke(paths.drive, INK.steel, 0.9),
		stroke(paths.rim + paths.hub, INK.soft, 1.2),
		stroke(paths.valve, INK.light, 1.2),
	].join('');
}

/**
 * The drawing at the picture's right: a wheel that is cut off by the edge, with the section of its
 * rim.
 */
export function artwork(typeface: Typeface, { parts, measures }: SocialDrawing): string {
	const { rim, front_spokes, rear_spokes } = parts;
	if (!rim) return '';
	const spokes = rear_spokes ?? front_spokes;
	return [
		spokes ? moved(1046, 300, 1.75, wheelArt(rim, spokes)) : '',
		spokes ? '' : moved(900, 240, 1.05, rimArt(typeface, rim, measures)),
	].join('');
}
