import { describe, expect, test } from 'vitest';
import { RangeDrawing } from '#components/drawing/RangeDrawing.tsx';
import { RimDrawing } from '#components/drawing/RimDrawing.tsx';
import { RimGlyph } from '#components/drawing/RimGlyph.tsx';
import { WheelDrawing } from '#components/drawing/WheelDrawing.tsx';
import { staticHtml } from '#components/ui/static-html.ts';
import type { RimSection } from '#contract/content/catalogue.ts';

/** Size of a drawing's markup that a page can carry besides its text. */
const MAX_BYTES = 2500;
const rim: RimSection = {
	height_mm: 50,
	inner_width_mm: 21,
	outer_width_mm: 28.5,
	bead_diameter_mm: 622,
	is_hookless: false,
};
const spokes = { drive_side: 16, other_side: 8, crosses: 2 };
const base = { locale: 'it', label: 'Sezione del cerchio' } as const;

describe('a drawing', () => {
	test.each([
		['rim', staticHtml(RimDrawing, { ...base, rim })],
		['wheel', staticHtml(WheelDrawing, { ...base, rim, spokes })],
		['range', staticHtml(RangeDrawing, { ...base, rims: [rim, { ...rim, height_mm: 36 }] })],
	])('has a name, no style attribute and little markup: %s', (_, html) => {
		expect(html).toContain('role="img" aria-label="Sezione del cerchio"');
		expect(html).not.toContain('style=');
		expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_BYTES);
	});

	test('writes its figures as the language does', () => {
		expect(staticHtml(RimDrawing, { ...base, rim })).toContain('>28,5<');
		expect(staticHtml(RimDrawing, { ...base, locale: 'ja', rim })).toContain('>28.5<');
	});
});

describe('the section on a card', () => {
	const heights = [24, 36, 50, 62, 80];
	const boxes = heights.map((height_mm) => {
		const html = staticHtml(RimGlyph, { rim: { ...rim, height_mm } });
		const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(html) ?? [];
		const [, , width, height] = viewBox.split(' ').map(Number);
		const [, cssWidth, cssHeight] = /width="(\d+)" height="(\d+)"/.exec(html) ?? [];
		return { width, height, cssWidth: Number(cssWidth), cssHeight: Number(cssHeight) };
	});

	test('is drawn to scale, without fitting it into a box', () => {
		for (const { width, height, cssWidth, cssHeight } of boxes) {
			expect([cssWidth, cssHeight]).toEqual([width, height]);
		}
	});

	test('has one scale at any height', () => {
		const [lowest] = boxes;
		const perMm = boxes
			.slice(1)
			.map(
				({ cssHeight }, index) =>
					(cssHeight - (lowest?.cssHeight ?? 0)) / ((heights[index + 1] ?? 0) - (heights[0] ?? 0)),
			);
		for (const scale of perMm) expect(scale).toBeCloseTo(perMm.at(-1) ?? 0, 0);
		expect(new Set(boxes.map(({ cssWidth }) => cssWidth)).size).toBe(1);
	});
});
