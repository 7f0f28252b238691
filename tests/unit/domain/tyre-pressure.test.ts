import { describe, expect, test } from 'vitest';
import {
	pressureLimit,
	pressureLimitAt,
	pressuresFor,
	type TyreSeat,
} from '#domain/catalogue/tyre-pressure.ts';
import { tyreWidthsFor } from '#domain/catalogue/tyre-widths.ts';

const road: TyreSeat = {
	rim_inner_width_mm: 21,
	tyre_width_min_mm: 25,
	tyre_width_max_mm: 38,
	max_pressure_bar: 8,
	is_hookless: false,
};
const gravel: TyreSeat = {
	rim_inner_width_mm: 26,
	tyre_width_min_mm: 35,
	tyre_width_max_mm: 57,
	max_pressure_bar: 4.5,
	is_hookless: true,
};

describe('the starting pressure', () => {
	test.each([
		['a light rider on a road tyre', road, 28, 60, { front: 3.4, rear: 3.7 }],
		['a rider of 75 kg on the same', road, 28, 75, { front: 4.2, rear: 4.6 }],
		['of a narrower tyre is higher', road, 25, 75, { front: 4.8, rear: 5.3 }],
		['of a gravel tyre', gravel, 40, 75, { front: 2.1, rear: 2.3 }],
		['of a wide tyre is never below what tyres need', gravel, 57, 60, { front: 1.2, rear: 1.2 }],
	] as const)('%s', (_, seat, width, rider, expected) => {
		expect(pressuresFor(seat, width, rider)).toEqual(expected);
	});

	test('is lower on a wider rim, where the same tyre is wider', () => {
		const wide = { ...road, rim_inner_width_mm: 25 };
		const [narrowRim, wideRim] = [road, wide].map((seat) => pressuresFor(seat, 28, 90)?.rear);
		expect(wideRim).toBeLessThan(narrowRim ?? 0);
	});

	test('does not exist if the weight needs more than the rim allows', () => {
		expect(pressuresFor({ ...road, max_pressure_bar: 5 }, 25, 90)).toBeNull();
		expect(pressuresFor({ ...road, max_pressure_bar: 8 }, 25, 90)).not.toBeNull();
		expect(pressuresFor({ ...road, is_hookless: true }, 25, 90)).toBeNull();
	});

	test('never exceeds the limit for its width, nor that of a hookless rim', () => {
		for (const is_hookless of [false, true]) {
			for (const max_pressure_bar of [3, 4.5, 5, 8]) {
				const seat = { ...road, is_hookless, max_pressure_bar };
				const most = is_hookless ? Math.min(5, max_pressure_bar) : max_pressure_bar;
				expect(pressureLimit(seat)).toBe(most);
				for (const width of tyreWidthsFor(23, 65)) {
					const here = pressureLimitAt(seat, width);
					expect(here).toBeLessThanOrEqual(most);
					for (let rider = 40; rider <= 130; rider += 5) {
						const found = pressuresFor(seat, width, rider);
						if (!found) continue;
						expect(Math.max(found.front, found.rear)).toBeLessThanOrEqual(here);
						expect(found.front).toBeLessThanOrEqual(found.rear);
					}
				}
			}
		}
	});
});

describe('the limit of a rim', () => {
	test.each([
		['is the printed one for the narrowest tyre', road, 25, 8],
		['falls as the tyre gets wider', road, 32, 6.2],
		['falls further with the widest', road, 38, 5.2],
		['is 5 bar at most without hooks', { ...road, is_hookless: true }, 25, 5],
		['is the lower one of width and missing hooks', { ...road, is_hookless: true }, 60, 3.3],
	] as const)('%s', (_, seat, width, expected) => {
		expect(pressureLimitAt(seat, width)).toBe(expected);
	});
});
