import { expect, test } from 'vitest';
import { ROOMS } from '#brand/brand.ts';

/** Relative luminance of a colour, after WCAG 2.2. */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const share = parseInt(hex.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

test('contrast is that of WCAG: 21 to 1 for black on white', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
	expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(Object.entries(ROOMS))(
	'edges of chips and fields have contrast 3 to 1 on the %s ground, texts 4.5 to 1',
	(_, { ground, raised, edge, ink, soft }) => {
		for (const behind of [ground, raised]) {
			expect(contrast(edge, behind)).toBeGreaterThanOrEqual(3);
			for (const text of [ink, soft]) expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
		}
	},
);
