import { describe, expect, test } from 'vitest';
import { toCompletePart } from '#drawing/parts/complete.ts';
import { SEED } from '#seed/index.ts';
import { drawingSvg } from '#templates/drawing-file.ts';

/** Size of a file as a page fetches it, before it is compressed. */
const MAX_BYTES = 6000;

const PARTS = SEED.products.flatMap(({ id, drawing }) => {
	const part = drawing?.part ? toCompletePart(drawing.part) : null;
	return part ? [{ id, part }] : [];
});

describe.each(PARTS)('the file of $id', ({ part }) => {
	const svg = drawingSvg({ part, name: 'a', locale: 'it' });

	test('is small, and takes its ink from the page', () => {
		expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
		expect(svg).not.toMatch(/style=|<script|#[\da-f]{3,6}\b(?!"?>)/i);
	});

	test('writes figures as the language does, with their unit', () => {
		const point = drawingSvg({ part, name: 'a', locale: 'en' });
		expect(
			svg.replaceAll(/ d="[^"]*"|[xy]="[^"]*"| (?:font|stroke)[^"]*"[^"]*"|transform="[^"]*"/g, ''),
		).not.toMatch(/\d\.\d/);
		expect(point).not.toMatch(/>[^<]*\d,\d/);
		expect(svg.match(/ mm</g)?.length).toBe(svg.match(/<text/g)?.length);
	});
});

test('the ends of a hub are named by axle and width, a bore by its sign', () => {
	const hub = PARTS.find(({ id }) => id === 'hub-rd-sl');
	const svg = hub ? drawingSvg({ part: hub.part, name: 'a', locale: 'it' }) : '';
	expect(svg).toContain('>12 × 142<');
	expect(svg).toContain('>⌀ 52<');
});
