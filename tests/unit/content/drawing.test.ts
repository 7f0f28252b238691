import { expect, test } from 'vitest';
import type { Drawing } from '#contract/content/catalogue.ts';
import { getDrawing } from '#content/pictures/drawing.ts';

const drawing = (outer_width_mm: number): Drawing => ({
	rim: {
		height_mm: 30,
		inner_width_mm: 21,
		outer_width_mm,
		bead_diameter_mm: 622,
		is_hookless: false,
	},
	front_spokes: null,
	rear_spokes: null,
});

test('draws a rim with walls', () => {
	expect(getDrawing({ drawing: drawing(28) })).toEqual(drawing(28));
});

test.each([
	['no drawing', null],
	['no rim', { ...drawing(28), rim: null }],
	['a channel as wide as the rim', drawing(21)],
	['a channel wider than the rim', drawing(18)],
])('draws nothing from %s', (_, given) => {
	expect(getDrawing({ drawing: given })).toBeNull();
});
