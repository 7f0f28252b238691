import { expect, test } from 'vitest';
import { drawStrip } from '#drawing/measured-strip.ts';

test('stacks pairs of one weight, and draws claim and tolerance to scale', () => {
	const strip = drawStrip([1455, 1455, 1415, 1495], 1455, 40);
	expect(strip.band).toEqual({ x: 19.2, width: 441.6 });
	// Two dots above each other in the middle, one at either end of the tolerance.
	expect(strip.dots).toBe('M240 22h0M240 15h0M16 22h0M464 22h0');
	expect(strip.viewBox).toBe('0 0 480 51');
});

test('shows pairs outside of the tolerance, and without one', () => {
	const outside = drawStrip([1600], 1455, 40);
	expect(outside.dots).toBe('M464 15h0');
	expect(outside.band?.width).toBeLessThan(150);
	expect(drawStrip([1455], 1455, null)).toMatchObject({ band: null, dots: 'M240 15h0' });
});
