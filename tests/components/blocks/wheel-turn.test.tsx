// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareBlocks } from '../../support/factories-blocks.ts';
import { print } from './print-block.tsx';

const block = bareBlocks('Da ogni lato').wheel_turn;
const CSS = readFileSync(
	join(import.meta.dirname, '../../../src/blocks/wheels/WheelTurn.css'),
	'utf8',
);

test('a wheel is its picture, and a sheet of frames that is fetched as it comes near', () => {
	document.body.innerHTML = print(block);
	const [picture, sheet, ...more] = document.querySelectorAll('img');
	expect(more).toEqual([]);
	expect(picture?.getAttribute('alt')).toBe(block.picture?.alt);
	expect(sheet?.getAttribute('src')).toBe('/media/turns/k1.avif');
	expect(sheet?.getAttribute('loading')).toBe('lazy');
	// The picture says what there is to see.
	expect(sheet?.getAttribute('alt')).toBe('');
	expect(document.querySelector('script, [style], astro-island')).toBeNull();
});

test('a picture without a turn is alone', () => {
	document.body.innerHTML = print({ ...block, sheet: null });
	expect(document.querySelectorAll('img')).toHaveLength(1);
});

test('a product without a picture leaves the words', () => {
	document.body.innerHTML = print({ ...block, picture: null, sheet: null });
	expect(document.body.textContent).toContain('Da ogni lato');
	expect(document.querySelector('img')).toBeNull();
});

test('frames are hidden unless motion is wanted and follows the scroll', () => {
	const [before = '', within = ''] = CSS.split(
		'@media screen and (prefers-reduced-motion: no-pref',
	);
	expect(before).toMatch(/\.wheel-turn-frames \{\s*display: none/);
	expect(before).not.toContain('animation');
	expect(within).toContain('@supports (animation-timeline');
});
