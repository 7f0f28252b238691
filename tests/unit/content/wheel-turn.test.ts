import { expect, test } from 'vitest';
import type { Media, Turn } from '#contract/media.ts';
import { toWheelTurn } from '#content/editorial/wheel-turn.ts';

const aPicture = (name: string, turn?: Omit<Turn, 'file'>): Media => ({
	file: `${name}.webp`,
	alt: name,
	width: 1200,
	height: 1200,
	...(turn && { turn: { file: `${name}.avif`, ...turn } }),
});
const WHOLE = { frames: 36, columns: 6 };

test('the picture that turns comes before the first', () => {
	const { picture, sheet } = toWheelTurn({ media: [aPicture('a'), aPicture('b', WHOLE)] });
	expect(picture?.alt).toBe('b');
	expect(sheet).toBe('/media/turns/b.avif');
});

test.each([
	['no turn', aPicture('a')],
	['a sheet that the style rules cannot walk through', aPicture('a', { frames: 24, columns: 6 })],
])('the first picture represents a product with %s', (_, media) => {
	expect(toWheelTurn({ media: [media, aPicture('b')] })).toMatchObject({
		picture: { alt: 'a' },
		sheet: null,
	});
});

test('a product without pictures has neither', () => {
	expect(toWheelTurn({ media: [] })).toEqual({ picture: null, sheet: null });
});
