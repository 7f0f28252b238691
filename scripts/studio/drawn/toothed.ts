import {
	arc,
	circle,
	clip,
	conic,
	f,
	group,
	hole,
	LIGHT,
	line,
	path,
	polar,
	rad,
	ring,
	sector,
	shine,
	stroke,
	times,
	YELLOW,
	type Point,
} from './svg.ts';
import { wordOnArc } from './wordmark.ts';

const PITCH = 12.7;
export const pitchRadius = (teeth: number): number => PITCH / (2 * Math.sin(Math.PI / teeth));

/** Outline of a sprocket in mm: round seats for the rollers, teeth with cut tips. */
export function toothPath(teeth: number, tall = 3.1): string {
	const r = pitchRadius(teeth);
	const step = 360 / teeth;
	const at = (radius: number, degrees: number): string => {
		const [x, y] = polar(radius, rad(degrees));
		return `${f(x)} ${f(y)}`;
	};
	return `${times(teeth, (i) => {
		const middle = i * step;
		const seat = middle + step / 2;
		return (
			`${i ? 'L' : 'M'}${at(r + tall, middle - step * 0.09)}L${at(r + tall, middle + step * 0.09)}` +
			`L${at(r - 0.6, middle + step * 0.215)}` +
			`C${at(r - 5, middle + step * 0.3)} ${at(r - 5, seat + step * 0.2)} ${at(r - 0.6, seat + step * 0.285)}`
		);
	}).join('')}Z`;
}

interface Plate {
	outline: string;
	cuts?: string;
	reach: number;
	tone: (degrees: number) => number;
	inner?: number;
	thick?: number;
	edge?: number;
}

/** A flat plate with angle-lit faces, its thickness below right, and a thin bright edge. */
export function plate({
	outline,
	cuts = '',
	reach,
	tone,
	inner = 0,
	thick = 1.6,
	edge = 0.5,
}: Plate) {
	const d = outline + cuts;
	return (
		times(4, (i) =>
			path(d, i === 3 ? '#0a0b0c' : '#2f3438', {
				'fill-rule': 'evenodd',
				transform: `translate(${f(thick * (1 - i * 0.25) * 0.7)} ${f(thick * (1 - i * 0.25))})`,
			}),
		).join('') +
		clip(d, conic(inner, reach, tone, 300)) +
		path(d, 'none', { stroke: '#eef1f3', 'stroke-width': 0.35, opacity: edge })
	);
}

export const STEEL = shine(104, [LIGHT, 118, 22], [52, 86, 20], [-36, -52, 34], [146, -46, 34]);
export const BLACK = shine(27, [LIGHT, 92, 22], [52, 44, 22], [-60, 14, 14]);
export const DARK = shine(48, [LIGHT, 96, 24], [52, 62, 22], [-36, -18, 34]);

const bolt = (x: number, y: number, r: number): string =>
	group(
		`translate(${f(x)} ${f(y)})`,
		circle(0.4, 0.6, r + 0.6, '#000', { opacity: 0.7 }) +
			conic(0, r, STEEL, 48) +
			circle(0, 0, r * 0.56, '#08090a') +
			path(times(6, (i) => sector(r * 0.3, r * 0.58, i * 60, i * 60 + 22)).join(''), '#4b5257') +
			ring(r, 0.25, '#fff', 0.5),
	);

const bolts = (count: number, r: number, size: number, turn: number): string =>
	times(count, (i) => {
		const [x, y] = polar(r, rad(i * (360 / count) + turn));
		return bolt(x, y, size);
	}).join('');

/** One chainring; `arms` bolts on a circle of radius `bcd`. */
export function ringOf(teeth: number, bcd: number, arms: number, tone = BLACK): string {
	const root = pitchRadius(teeth) - 4.5;
	const open = Math.min(root - 9, bcd + 9);
	const tabs = times(arms, (i) => {
		const middle = i * (360 / arms) - 90 + 360 / arms / 2;
		const half = 360 / arms / 2 - 11;
		return sector(bcd - 7, open, middle - half, middle + half);
	}).join('');
	const wells = times(arms * 2, (i) => {
		const middle = i * (180 / arms) - 90 + 90 / arms;
		return sector(open + 3.6, root - 3.4, middle - 54 / arms, middle + 54 / arms);
	}).join('');
	return (
		plate({
			outline: toothPath(teeth),
			cuts: hole(0, 0, bcd - 7) + tabs + (root - open > 11 ? wells : ''),
			reach: root + 12,
			tone,
			inner: bcd - 9,
		}) +
		ring(root - 1, 0.5, '#eef1f3', 0.28) +
		ring(root + 0.3, 0.6, '#000', 0.6)
	);
}

export function chainring(kind: 'double' | 'single' | 'track'): string {
	const [teeth, bcd, arms] = { double: [50, 55, 4], single: [42, 52, 4], track: [49, 72, 5] }[
		kind
	] as [number, number, number];
	const tone = kind === 'track' ? STEEL : kind === 'double' ? DARK : BLACK;
	return (
		(kind === 'double' ? group('translate(2 3) rotate(4)', ringOf(34, 55, 4, BLACK)) : '') +
		ringOf(teeth, bcd, arms, tone) +
		bolts(arms, bcd, 4.4, -90) +
		wordOnArc(pitchRadius(teeth) - 9.6, 3.6, -90, kind === 'track' ? '#22262a' : '#c3c9ce') +
		stroke(arc(pitchRadius(teeth) - 6.2, 40, 66), YELLOW, 0.9)
	);
}

/** The right crank over its rings, the arm hanging to the lower right. */
export function crankset(kind: 'road' | 'gravel' | 'mtb' | 'track'): string {
	const teeth = { road: 50, gravel: 42, mtb: 34, track: 49 }[kind];
	const arms = kind === 'track' ? 5 : 4;
	const bcd = kind === 'track' ? 68 : kind === 'mtb' ? 46 : 53;
	const tone = kind === 'track' ? STEEL : BLACK;
	const spider = times(arms, (i) => {
		const at = i * (360 / arms) - 90;
		const tip = (half: number, r: number): Point => polar(r, rad(at + half));
		const [a, b, c, d] = [tip(-34, 20), tip(-5.5, bcd + 5), tip(5.5, bcd + 5), tip(34, 20)];
		const [m, n] = [tip(-9, bcd * 0.66), tip(9, bcd * 0.66)];
		return (
			`M${f(a[0])} ${f(a[1])}Q${f(m[0])} ${f(m[1])} ${f(b[0])} ${f(b[1])}A6 6 0 0 1 ${f(c[0])} ${f(c[1])}` +
			`Q${f(n[0])} ${f(n[1])} ${f(d[0])} ${f(d[1])}Z`
		);
	}).join('');
	const arm =
		'M-4 -19C30 -19 60 -15.5 150 -12.6A16 16 0 0 1 178 0A16 16 0 0 1 150 12.6C60 15.5 30 19 -4 19A19 19 0 0 1 -4 -19Z';
	return (
		(kind === 'road' ? group('translate(3 4) rotate(3)', ringOf(34, bcd, arms, DARK)) : '') +
		ringOf(teeth, bcd, arms, tone) +
		path(spider, '#08090a', { transform: 'translate(1.2 2)' }) +
		clip(
			spider,
			conic(0, bcd + 12, kind === 'track' ? DARK : shine(34, [LIGHT, 80, 26], [52, 56, 22]), 240),
		) +
		path(spider, 'none', { stroke: '#dfe4e7', 'stroke-width': 0.4, opacity: 0.55 }) +
		bolts(arms, bcd, 4.6, -90) +
		group(
			'rotate(38)',
			path(arm, '#000', { opacity: 0.8, transform: 'translate(2.6 1)', filter: 'url(#blur2)' }),
			path(arm, `url(#${kind === 'track' ? 'steelV' : 'carbonV'})`),
			path(arm, 'url(#twill)'),
			stroke('M24 -14.5C60 -12.6 90 -11.6 148 -9.6', '#fff', 0.8, { opacity: 0.55 }),
			stroke(arm, '#c9d0d5', 0.4, { opacity: 0.5 }),
			stroke('M34 5C70 3.6 100 3 138 2.4', '#000', 3.4, {
				opacity: 0.4,
				'stroke-linecap': 'round',
			}),
			line([112, 7.6], [134, 7.2], YELLOW, 1),
			group(
				'translate(163 0)',
				conic(0, 9.4, STEEL, 90),
				circle(0, 0, 6.6, '#050606'),
				ring(6.6, 0.5, '#9aa2a8'),
			),
		) +
		conic(0, 15, kind === 'track' ? STEEL : DARK, 120) +
		ring(15, 0.5, '#000') +
		conic(0, 10.5, STEEL, 120) +
		path(times(8, (i) => sector(6.5, 9, i * 45, i * 45 + 20)).join(''), '#141618') +
		circle(0, 0, 5.6, '#08090a') +
		ring(12.6, 0.6, YELLOW, 0.85)
	);
}
