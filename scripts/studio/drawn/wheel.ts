import { radial } from './materials.ts';
import {
	arc,
	blurred,
	circle,
	clip,
	conic,
	f,
	fade,
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
import { rotorOf } from './rotor.ts';
import { wordOnArc } from './wordmark.ts';

export interface Wheel {
	/** Rim height in mm; a disc has none. */
	height: number;
	/** Tyre width in mm. */
	tyre?: number;
	tread?: 'slick' | 'gravel' | 'knobs';
	/** `grouped` is 16 crossed and 8 radial spokes in eights of three. */
	lacing?: 'grouped' | number;
	disc?: boolean;
	/** A bare rim has no tyre, spokes and hub. */
	bare?: boolean;
	rotor?: boolean;
	accent?: boolean;
}

/** Edge of a 622 mm rim, measured from the axle. */
const EDGE = 317;

function tyreOf(width: number, tread: Wheel['tread']): string {
	const outer = 311 + width;
	const knob = tread === 'knobs' ? 4.6 : tread === 'gravel' ? 2 : 0;
	const count = tread === 'knobs' ? 92 : 150;
	const casing = conic(EDGE - 3, outer, shine(13, [LIGHT, 22, 40], [52, 9, 34]), 360);
	const flank = stroke(arc(outer - width * 0.36, 185, 290), '#aeb6bc', 1.1, { opacity: 0.35 });
	const knobs = knob
		? path(
				times(count, (i) => {
					const at = (i * 360) / count;
					const half = (360 / count) * 0.3;
					return (
						sector(outer - 2, outer + knob, at - half, at + half) +
						sector(outer - knob * 2.6, outer - knob * 1.1, at + half * 0.6, at + half * 2.4)
					);
				}).join(''),
				'#1b1e20',
				{ stroke: '#33383c', 'stroke-width': 0.4 },
			)
		: '';
	return (
		knobs +
		casing +
		(knob ? fade(0.9, knobs) : '') +
		blurred(2, stroke(arc(outer - width * 0.3, 200, 268), '#dfe4e8', 2, { opacity: 0.3 })) +
		flank +
		ring(EDGE + 3.5, 1.1, '#000', 0.9) +
		ring(EDGE + 5.2, 0.5, '#596067', 0.6) +
		stroke(arc(outer - 0.6, 12, 78), YELLOW, 0.9, { opacity: knob ? 0.25 : 0.55 })
	);
}

function rimOf(wheel: Wheel): string {
	const inner = wheel.disc ? 34 : EDGE - wheel.height;
	const depth = EDGE - inner;
	const at = (share: number): number => (inner + depth * share) / EDGE;
	const surface = conic(
		inner,
		EDGE,
		shine(
			23,
			[LIGHT, 74, 20],
			[LIGHT - 44, 18, 16],
			[LIGHT + 40, 22, 14],
			[48, 34, 18],
			[88, 12, 12],
		),
		360,
	);
	const body = hole(0, 0, EDGE) + hole(0, 0, inner);
	const profile = radial('profile', 0, 0, EDGE, [
		[at(0), '#000', 0.72],
		[at(0.1), '#000', 0.2],
		[at(0.2), '#fff', 0.07],
		[at(0.5), '#000', 0.06],
		[at(0.86), '#000', 0.42],
		[at(0.88), '#fff', 0.1],
		[1, '#000', 0.5],
	]);
	const letters = Math.min(depth * 0.3, 17) + (wheel.disc ? 16 : 0);
	const middle = wheel.disc ? 232 : inner + depth * 0.47;
	const sectors = wheel.disc
		? times(12, (i) =>
				line(polar(40, rad(i * 30)), polar(300, rad(i * 30)), '#000', 0.7, { opacity: 0.5 }),
			)
				.concat([ring(292, 0.8, '#000', 0.6), ring(120, 0.7, '#000', 0.5)])
				.join('')
		: '';
	return (
		profile +
		clip(body, surface, path(body, 'url(#twill)', { 'fill-rule': 'evenodd' })) +
		path(body, 'url(#profile)', { 'fill-rule': 'evenodd' }) +
		sectors +
		ring(EDGE - 0.4, 0.7, '#8b9399', 0.45) +
		ring(inner + 0.5, 0.9, '#a9b1b7', 0.28) +
		stroke(arc(inner + 0.5, 20, 75), '#e8ecef', 0.9, { opacity: 0.65 }) +
		stroke(arc(EDGE - 0.4, 195, 285), '#e8ecef', 0.8, { opacity: 0.6 }) +
		(depth > 20
			? wordOnArc(middle, letters, -90, '#b9c0c5') +
				group('rotate(180)', wordOnArc(middle, letters, -90, '#8e969c'))
			: '') +
		(wheel.accent === false
			? ''
			: stroke(arc(EDGE - depth * 0.06, -64, -56), YELLOW, depth * 0.035))
	);
}

/**
 * A round spoke: dark edge, body, strip of light; its brightness depends on its angle to the light.
 */
function spoke(from: Point, to: Point, near: boolean): string {
	const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
	const lit = Math.abs(Math.sin(angle - rad(LIGHT)));
	const [nx, ny] = [0.45 * Math.sin(angle), -0.45 * Math.cos(angle)];
	const side = ny > 0 || (ny === 0 && nx > 0) ? -1 : 1;
	const shift = ([x, y]: Point): Point => [x + nx * side, y + ny * side];
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const nipple: Point = [
		to[0] - ((to[0] - from[0]) / length) * 9,
		to[1] - ((to[1] - from[1]) / length) * 9,
	];
	return (
		line(from, to, '#050606', 2.8) +
		line(from, to, near ? '#4b5257' : '#2f3438', 2) +
		line(shift(from), shift(to), '#eef1f3', 0.6, { opacity: 0.2 + lit * (near ? 0.7 : 0.4) }) +
		line(nipple, to, '#0b0c0d', 4) +
		line(nipple, to, '#6f777d', 3) +
		line(shift(nipple), shift(to), '#dfe4e7', 0.8, { opacity: 0.8 })
	);
}

function spokesOf(wheel: Wheel): string {
	const reach = EDGE - wheel.height + 1;
	const far: string[] = [];
	const near: string[] = [];
	const lace = (flange: number, hub: number, rim: number, front: boolean): void => {
		(front ? near : far).push(spoke(polar(flange, rad(hub)), polar(reach, rad(rim)), front));
	};
	if (wheel.lacing === undefined || wheel.lacing === 'grouped') {
		for (const middle of times(8, (i) => i * 45 + 22.5)) {
			lace(19, middle, middle, false);
			lace(26, middle + 5 - 66, middle + 5, true);
			lace(26, middle - 5 + 66, middle - 5, true);
		}
	} else {
		const pitch = 360 / wheel.lacing;
		for (const i of times(wheel.lacing, (index) => index)) {
			const cross = i % 4 < 2 ? 62 : -62;
			lace(i % 2 ? 26 : 23, i * pitch - cross, i * pitch, i % 2 === 1);
		}
	}
	return far.join('') + near.join('');
}

function hubOf(): string {
	const turned = shine(96, [LIGHT, 120, 26], [52, 70, 26], [-30, -50, 30], [150, -40, 30]);
	const dark = shine(30, [LIGHT, 95, 24], [52, 50, 24]);
	return (
		conic(10, 30, dark) +
		ring(29.6, 0.7, '#aab2b8', 0.7) +
		times(16, (i) => {
			const [x, y] = polar(26.4, rad(i * 22.5 + 6));
			return circle(x, y, 1.5, '#050606') + circle(x, y, 0.8, '#596066');
		}).join('') +
		conic(8, 21.5, shine(44, [LIGHT, 100, 22], [52, 60, 22])) +
		path(times(9, (i) => sector(16.4, 19.4, i * 40, i * 40 + 16)).join(''), '#0b0c0d') +
		ring(21.4, 0.6, '#000', 0.8) +
		conic(4, 14, turned) +
		ring(14, 0.5, '#0b0c0d') +
		ring(11.2, 0.6, YELLOW, 0.8) +
		conic(0, 8.5, shine(62, [LIGHT, 100, 30], [52, 60, 30])) +
		circle(0, 0, 5.2, '#08090a') +
		ring(5.2, 0.5, '#c6ccd1', 0.6)
	);
}

const valve = (reach: number): string =>
	group(
		`rotate(-112.5)`,
		line([reach - 34, 0], [reach, 0], '#0a0b0c', 7) +
			line([reach - 34, 0], [reach, 0], '#7c848a', 5) +
			line([reach - 34, -1], [reach, -1], '#e6eaec', 1) +
			line([reach - 46, 0], [reach - 34, 0], '#3b4146', 3.4),
	);

/** The wheel around the origin, in mm. */
export function wheelOf(wheel: Wheel): string {
	const { tyre = 28, tread = 'slick', bare = false, disc = false } = wheel;
	const open = !bare && !disc;
	return (
		(bare ? '' : tyreOf(tyre, tread)) +
		(open ? valve(EDGE - wheel.height + 2) : '') +
		(open ? spokesOf(wheel) : '') +
		rimOf(wheel) +
		(bare ? '' : (wheel.rotor ? rotorOf() : '') + hubOf())
	);
}

/** Places a drawing that is in mm: `scale` pixels per mm, turned around its axle. */
export const placed = (
	x: number,
	y: number,
	scale: number,
	turn: number,
	drawing: string,
): string => group(`translate(${f(x)} ${f(y)}) scale(${f(scale)}) rotate(${f(turn)})`, drawing);
