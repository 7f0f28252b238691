import { expect, test } from 'vitest';
import { toTensionPlot } from '#domain/catalogue/tension-plot.ts';

test('places the spokes clockwise from the valve at the bottom, by their newtons', () => {
	const plot = toTensionPlot({ tension_left: [1000, 1000, 1000, 1000], tension_right: [500, 500] });
	expect(plot?.rings).toEqual([
		{ tension: 400, radius: 33.3 },
		{ tension: 800, radius: 66.7 },
		{ tension: 1200, radius: 100 },
	]);
	// Seen from the right, the first spoke is left of the valve.
	expect(plot?.left?.points).toEqual([
		[-58.9, 58.9],
		[-58.9, -58.9],
		[58.9, -58.9],
		[58.9, 58.9],
	]);
	expect(plot?.right?.points).toEqual([
		[-41.7, 0],
		[41.7, 0],
	]);
	expect(plot?.left).toMatchObject({ count: 4, least: 1000, most: 1000, mean: 1000 });
});

test('keeps high tensions within as many rings as needed', () => {
	const reach = (most: number) =>
		toTensionPlot({ tension_left: [], tension_right: [most] })?.rings.map(({ tension }) => tension);
	expect(reach(1201)).toEqual([500, 1000, 1500]);
	expect(reach(1600)).toEqual([1000, 2000]);
	expect(toTensionPlot({ tension_left: [], tension_right: [] })).toBeNull();
});
