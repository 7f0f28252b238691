import { product, shadow, type Scene } from './studio.ts';
import type { Metal } from './materials.ts';
import {
	circle,
	conic,
	f,
	group,
	line,
	path,
	polar,
	rad,
	rect,
	ring,
	shine,
	times,
} from './svg.ts';

/** Length along the axis, radius at its start and end, metal; mm. */
type Piece = [length: number, from: number, to: number, metal: Metal];

/** A body of revolution seen from the side, lying along x, centred on the origin. */
export function turned(...pieces: Piece[]): string {
	const whole = pieces.reduce((sum, [length]) => sum + length, 0);
	let x = -whole / 2;
	return pieces
		.map(([length, from, to, metal]) => {
			const d = `M${f(x)} ${f(-from)}L${f(x + length)} ${f(-to)}L${f(x + length)} ${f(to)}L${f(x)} ${f(from)}Z`;
			const edges =
				line([x, -from], [x, from], '#000', 0.35, { opacity: 0.7 }) +
				line([x + 0.35, -from * 0.96], [x + 0.35, from * 0.96], '#eef1f3', 0.18, { opacity: 0.35 });
			x += length;
			return path(d, `url(#${metal}V)`) + edges;
		})
		.join('');
}

/** Fine lines along the axis, as splines and knurls show from the side. */
export function splines(x: number, length: number, radius: number, count: number): string {
	return times(count, (i) => {
		const y = -radius * Math.cos((Math.PI * (i + 0.5)) / count);
		return (
			rect(x, y, length, 0.7, '#000', { opacity: 0.55 }) +
			rect(x, y + 0.7, length, 0.25, '#fff', { opacity: 0.18 })
		);
	}).join('');
}

/** A face seen straight on: rings from outside to inside, each turned. */
export function face(...rings: [outer: number, inner: number, tone: number][]): string {
	return rings
		.map(
			([outer, inner, tone]) =>
				conic(
					inner,
					outer,
					shine(tone, [-128, tone * 1.1, 24], [52, tone * 0.8, 22], [-36, -tone * 0.4, 30]),
				) +
				ring(outer, 0.3, '#eef1f3', 0.4) +
				ring(inner, 0.4, '#000', 0.7),
		)
		.join('');
}

export const balls = (count: number, r: number, size: number): string =>
	times(count, (i) => {
		const [x, y] = polar(r, rad((i * 360) / count));
		return (
			circle(x, y, size, 'url(#alloyD)') +
			circle(x - size * 0.3, y - size * 0.35, size * 0.28, '#fff', { opacity: 0.8 })
		);
	}).join('');

export const lying =
	(scale: number, turn: number, floor: number, reach: number, ...parts: string[]) =>
	(): Scene =>
		product(shadow(0, floor, reach, 26, 0.85), group(`rotate(${turn}) scale(${scale})`, ...parts));
