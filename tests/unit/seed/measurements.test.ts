import { expect, test } from 'vitest';
import * as v from 'valibot';
import { LEAST_PAIRS, measurementRow } from '#contract/wheels/measurements.ts';
import { WHEELS } from '#seed/catalogue/wheels.ts';
import { MEASUREMENTS } from '#seed/measurements.ts';
import { SERIALS } from '#seed/serials.ts';

const models = Map.groupBy(MEASUREMENTS, ({ product_id }) => product_id);

test('readings of the demo are valid for import, for existing wheels', () => {
	const known = new Map(SERIALS.map((serial) => [serial.serial_number, serial.product_id]));
	for (const { product_id, ...row } of MEASUREMENTS) {
		expect(v.safeParse(measurementRow, row).issues).toBeUndefined();
		expect(known.get(row.serial_number)).toBe(product_id);
	}
});

test('each wheel has a tension per spoke, within 5 % of its side’s mean', () => {
	for (const [id, rows] of models) {
		const wheel = WHEELS.find((product) => product.id === id);
		for (const { position, tension_left: left, tension_right: right } of rows) {
			const spokes = wheel?.drawing?.[`${position}_spokes`];
			expect([left.length, right.length]).toEqual([spokes?.other_side, spokes?.drive_side]);
			for (const side of [left, right]) {
				const mean = side.reduce((sum, one) => sum + one, 0) / side.length;
				expect(Math.max(...side.map((one) => Math.abs(one / mean - 1)))).toBeLessThan(0.05);
			}
		}
	}
});

test('pairs weigh within the data sheet’s tolerance, and one model has too few for a statement', () => {
	for (const [id, rows] of models) {
		const { wheelset_weight, weight_tolerance } =
			WHEELS.find((product) => product.id === id)?.specifications ?? {};
		const pairs = [...Map.groupBy(rows, ({ pair }) => pair).values()];
		expect(pairs.every((pair) => pair.length === 2)).toBe(true);
		for (const pair of pairs) {
			const weight = pair.reduce((sum, wheel) => sum + wheel.weight_g, 0);
			expect(Math.abs(weight - Number(wheelset_weight))).toBeLessThan(Number(weight_tolerance));
		}
		expect([id, pairs.length < LEAST_PAIRS]).toEqual([id, id === 'pista-60']);
	}
	expect(models.size).toBeGreaterThan(8);
});
