import { FIXED, ROOMS } from '#brand/brand.ts';
import type { ShapedLine } from '#typesetting/glyphs.ts';

/** Colours of the picture, by role: the site's dark palette and its one accent. */
export const INK = {
	ground: ROOMS.dark.ground,
	ink: ROOMS.dark.ink,
	soft: ROOMS.dark.soft,
	steel: ROOMS.dark.edge,
	rule: ROOMS.dark.rule,
	light: FIXED.primary,
} as const;

const n = (value: number) => String(Math.round(value * 1000) / 1000);

/** A line of type with its start, middle or end on `x`, standing on `y`. */
export function type(
	line: ShapedLine,
	size: number,
	[x, y]: readonly [number, number],
	color: string,
	anchor: 'start' | 'middle' | 'end' = 'start',
): string {
	const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * line.width * size;
	const paths = line.glyphs.map((glyph) => {
		const k = n(size / glyph.upem);
		const at = `${n(x - shift + glyph.x * size)} ${n(y - glyph.y * size)}`;
		return `<path transform="translate(${at})scale(${k} -${k})" d="${glyph.d}"/>`;
	});
	return `<g fill="${color}">${paths.join('')}</g>`;
}

/** Straight or curved lines of one colour and width. */
export function stroke(d: string, color: string, width: number, dash = ''): string {
	const dashes = dash && ` stroke-dasharray="${dash}"`;
	return d && `<path fill="none" stroke="${color}" stroke-width="${n(width)}"${dashes} d="${d}"/>`;
}

export function solid(d: string, color: string): string {
	return d && `<path fill="${color}" fill-rule="evenodd" d="${d}"/>`;
}

export function moved(x: number, y: number, scale: number, content: string): string {
	return `<g transform="translate(${n(x)} ${n(y)})scale(${n(scale)})">${content}</g>`;
}
