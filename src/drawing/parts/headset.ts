import type { Complete } from './complete.ts';
import { across, box, level, plumb, polygon, toSheet, upright } from './sheet.ts';
import type { Marked, PartSheet } from './sheet.ts';

const SCALE = 2.8;
/** Length of head tube that is drawn at each end, and between them, mm. */
const STUB = 20;
const GAP = 10;
/** Wall of the head tube, height of a bearing, width and height of the crown race, mm. */
const WALL = 2.6;
const BEARING = 7;
const RACE = { width: 4.6, height: 4 };

/** Draws a headset in its head tube: both bores, steerer, crown race, stacks. */
export function drawHeadset(headset: Complete<'headset'>): PartSheet {
	const mm = (value: number) => value * SCALE;
	const [upper, lower, steerer, crown] = [
		headset.upper_bore_mm,
		headset.lower_bore_mm,
		headset.steerer_mm,
		headset.crown_race_mm,
	].map((diameter) => mm(diameter / 2)) as [number, number, number, number];
	const stub = mm(STUB);
	const second = stub + mm(GAP);
	const foot = second + stub;
	const stack = mm(headset.upper_stack_mm);
	const low = mm(headset.lower_stack_mm);
	const end = foot + Math.max(low, mm(RACE.height));
	const both = (make: (side: 1 | -1) => string) => make(1) + make(-1);
	const ring = (side: 1 | -1, inner: number, outer: number, top: number, bottom: number) =>
		box(side * inner, top, side * outer, bottom);
	/** Bearing of one end: inside the tube if only a cover protrudes, else in its cup. */
	const isCup = (stack_mm: number) => stack_mm > BEARING + 3;
	const cover = (side: 1 | -1): string =>
		polygon([
			[side * steerer, -stack],
			[side * Math.min(upper, steerer + mm(5)), -stack],
			[side * (upper + mm(WALL)), -mm(1)],
			[side * (upper + mm(WALL)), 0],
			[side * steerer, 0],
		]);
	const upperCup = (side: 1 | -1): string =>
		ring(side, steerer, upper + mm(WALL), -stack, 0) +
		ring(side, upper - mm(1.6), upper, 0, mm(10));
	const lowerCup = (side: 1 | -1): string =>
		ring(side, crown + mm(1), lower + mm(WALL), foot, foot + low) +
		ring(side, lower - mm(1.6), lower, foot - mm(10), foot);
	const marks: Marked[] = [
		across({
			role: 'steerer',
			value: headset.steerer_mm,
			isDiameter: true,
			from: -steerer,
			to: steerer,
			edges: -stack - 10,
			y: -stack - 34,
		}),
		across({
			role: 'upper_bore',
			value: headset.upper_bore_mm,
			isDiameter: true,
			from: -upper,
			to: upper,
			edges: 0,
			y: -stack - 78,
		}),
		across({
			role: 'crown_race',
			value: headset.crown_race_mm,
			isDiameter: true,
			from: -crown,
			to: crown,
			edges: end,
			y: end + 38,
		}),
		across({
			role: 'lower_bore',
			value: headset.lower_bore_mm,
			isDiameter: true,
			from: -lower,
			to: lower,
			edges: foot,
			y: end + 82,
		}),
		upright({
			role: 'upper_stack',
			value: headset.upper_stack_mm,
			from: -stack,
			to: 0,
			edges: [steerer + mm(5), upper + mm(WALL)],
			x: Math.max(upper, lower) + mm(WALL) + 34,
			figure: 'beside',
		}),
		...(headset.lower_stack_mm > 0
			? [
					upright({
						role: 'lower_stack',
						value: headset.lower_stack_mm,
						from: foot,
						to: foot + low,
						edges: lower + mm(WALL),
						x: Math.max(upper, lower) + mm(WALL) + 34,
						figure: 'beside',
					}),
				]
			: []),
	];
	return toSheet({
		scale: SCALE,
		top: -stack - 112,
		bottom: end + 98,
		part: [
			isCup(headset.upper_stack_mm)
				? both(upperCup)
				: both(cover) + both((side) => ring(side, steerer + mm(0.6), upper, 0, mm(BEARING))),
			isCup(headset.lower_stack_mm)
				? both(lowerCup)
				: both((side) => ring(side, crown + mm(0.6), lower, foot - mm(BEARING), foot)),
			both((side) => ring(side, crown, crown + mm(RACE.width), end - mm(RACE.height), end)),
		].join(''),
		thin: [
			both((side) => ring(side, upper, upper + mm(WALL), 0, stub)),
			both((side) => ring(side, lower, lower + mm(WALL), second, foot)),
			both((side) => plumb(side * steerer, -stack - 10, stub)),
			both((side) => plumb(side * crown, second, end)),
			level(-steerer, steerer, -stack - 10),
		].join(''),
		axis: plumb(0, -stack - 22, end + 12),
		marks,
	});
}
