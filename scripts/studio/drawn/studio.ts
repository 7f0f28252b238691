import { linear, radial } from './materials.ts';
import { el, rect } from './svg.ts';

interface Size {
	width: number;
	height: number;
}
export const WIDE: Size = { width: 2400, height: 1350 };

export interface Scene {
	size: Size;
	svg: string;
}

/** A complete drawing over a background of its own. */
export const scene = (size: Size, ...layers: string[]): Scene => ({
	size,
	svg: el(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			width: size.width,
			height: size.height,
			viewBox: `0 0 ${size.width} ${size.height}`,
		},
		layers.join(''),
	),
});

interface Light {
	/** Place and reach of the soft light as shares of width, height and the longer side. */
	x?: number;
	y?: number;
	reach?: number;
	/** Colour where the light is brightest. */
	color?: string;
	floor?: boolean;
}

/**
 * Background of the studio: light falls from the top left, the floor takes a little of it and
 * fades.
 */
export function backdrop({ width, height }: Size, light: Light = {}): string {
	const { x = 0.36, y = 0.3, reach = 0.85, color = '#2b3035', floor = true } = light;
	return (
		radial('room', width * x, height * y, Math.max(width, height) * reach, [
			[0, color],
			[0.35, '#1b1e21'],
			[0.75, '#0e1011'],
			[1, '#0a0b0c'],
		]) +
		rect(0, 0, width, height, 'url(#room)') +
		(floor
			? linear('floor', 90, [
					[0, '#000', 0],
					[0.12, '#000', 0.34],
					[1, '#000', 0.05],
				]) + rect(0, height * 0.8, width, height * 0.2, 'url(#floor)')
			: '')
	);
}
