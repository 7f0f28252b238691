import { describe, expect, test } from 'vitest';
import { BAR_AT_TOP, nextBar, type Bar, type BarMode } from '#islands/header/scroll-bar.ts';

const HEIGHT = 104;

function after(ys: number[], isHeld = false, from: Bar = BAR_AT_TOP): BarMode {
	return ys.reduce<Bar>((bar, y) => nextBar(bar, { y, height: HEIGHT, isHeld }), from).mode;
}

describe('header bar', () => {
	test.each<[string, number[], BarMode]>([
		['stands full at the top', [0], 'full'],
		['stays full until its own height has gone by', [40, 104], 'full'],
		['hides on the way down past its height', [40, 105], 'hidden'],
		['comes back small on the way up', [40, 300, 280], 'small'],
		['stays small near the top', [300, 280, 50], 'small'],
		['is full again at the very top', [300, 50, 0], 'full'],
		['is full when a finger pulls the page beyond its top', [300, -30], 'full'],
		['hides again when the direction turns', [300, 200, 260], 'hidden'],
		['does not follow a trembling finger', [300, 297, 301], 'hidden'],
		['counts slow moves once they add up', [300, 297, 294, 291], 'small'],
		['is small when a page is entered halfway and scrolled up', [2000, 1900], 'small'],
		['shows itself when the top comes near while hidden', [300, 100], 'small'],
	])('%s', (_, ys, mode) => {
		expect(after(ys)).toBe(mode);
	});

	test('never hides with focus inside or an open menu', () => {
		expect(after([105, 600, 900], true)).toBe('small');
	});

	test('appears when held while hidden', () => {
		expect(after([500], true, { mode: 'hidden', y: 500 })).toBe('small');
	});
});
