import { describe, expect, test } from 'vitest';
import { SEED_LOCALES } from '#seed/languages.ts';
import { SEED } from '#seed/index.ts';
import type { PartMeasures } from '#contract/content/part-measures.ts';
import { formatNumber } from '#i18n/format.ts';
import { getT } from '#i18n/server.ts';
import { drawingLabels } from '#i18n/drawing-labels.ts';
import { undrawableFields, toCompletePart } from '#drawing/parts/complete.ts';
import { drawPart } from '#drawing/parts/part.ts';
import { toBox } from '../box.ts';

const PARTS = SEED.products.flatMap(({ id, drawing }) =>
	drawing?.part ? [{ id, part: drawing.part }] : [],
);

/** Draws a part that is known to be complete. */
function draw(part: PartMeasures) {
	const complete = toCompletePart(part);
	if (!complete) throw new Error(`Not drawn for ${undrawableFields(part).join(', ')}`);
	return drawPart(complete);
}

/** All figures of a part in order of size. What is 0 is not there, and has no measure. */
function figuresIn(measures: unknown): number[] {
	if (typeof measures === 'number') return [measures];
	return typeof measures === 'object' && measures !== null
		? Object.values(measures).flatMap(figuresIn)
		: [];
}
const ordered = (figures: readonly number[]) => figures.toSorted((a, b) => a - b);

test('the demo has a part of each kind', () => {
	expect(new Set(PARTS.map(({ part }) => part.kind)).size).toBe(8);
	expect(PARTS).toHaveLength(26);
});

describe.each(PARTS)('the drawing of $id', ({ part }) => {
	const { dimensions, paths, viewBox, scale } = draw(part);

	test('states each dimension of its data once', () => {
		const printed = dimensions.flatMap(({ value, others = [], bore }) => [
			value,
			...others,
			...(bore === undefined ? [] : [bore]),
		]);
		const withoutNone = (figures: readonly number[]) => ordered(figures.filter(Boolean));
		expect(withoutNone(printed)).toEqual(withoutNone(figuresIn(part)));
	});

	test('draws measures as long as what they measure', () => {
		const bars = [...paths.measures.matchAll(/M(\S+) (\S+)L(\S+) ([\d.-]+)/g)].map(
			([, x1, y1, x2, y2]) => Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1)),
		);
		expect(bars).toHaveLength(dimensions.length);
		for (const [at, { role, value, others = [] }] of dimensions.entries()) {
			// A setback is drawn at its greatest, and arrows of a short measure stand outside it.
			const drawn = (role === 'offset' ? Math.max(value, ...others) : value) * scale;
			const outside = drawn < 30 ? 40 : 0;
			expect((bars[at] ?? 0) - outside, role).toBeCloseTo(drawn, 0);
		}
	});

	test('stays in its view box, in finite numbers', () => {
		expect(JSON.stringify(paths)).not.toMatch(/NaN|Infinity|null/);
		const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
		const box = toBox(paths.part.replaceAll(/[a][^MLCz]*z?/g, ''));
		expect(box.left).toBeGreaterThanOrEqual(left);
		expect(box.right).toBeLessThanOrEqual(left + width);
		expect(box.top).toBeGreaterThanOrEqual(top);
		expect(box.bottom).toBeLessThanOrEqual(top + height);
		for (const { x, y } of dimensions) {
			expect(x).toBeGreaterThan(left);
			expect(x).toBeLessThan(left + width);
			expect(y - 18).toBeGreaterThanOrEqual(top);
			expect(y).toBeLessThan(top + height);
		}
	});

	test.each(SEED_LOCALES)('is described in words with each figure, in %s', (locale) => {
		const labels = drawingLabels({ locale, catalogue: getT(locale, 'catalogue') }, 'Dolada');
		const label = labels.part(dimensions);
		expect(label).toContain('Dolada');
		for (const figure of figuresIn(
			dimensions.map(({ value, others, bore }) => [value, others, bore]),
		))
			expect(label).toContain(formatNumber(figure, locale));
	});
});

describe('a part that cannot be drawn', () => {
	const crank = {
		kind: 'crank',
		lengths_mm: [170],
		q_factor_mm: 146,
		chain_line_mm: 45,
		spindle_mm: 24,
	} as const satisfies PartMeasures;
	const hub = {
		over_locknut_mm: 142,
		axle_mm: 12,
		left_flange_mm: 33,
		right_flange_mm: 18,
		left_circle_mm: 44,
		right_circle_mm: 52,
	};

	test.each<[string, PartMeasures, string[]]>([
		['a missing figure', { ...crank, q_factor_mm: null }, ['q_factor_mm']],
		[
			'two missing figures, one of them a list',
			{ ...crank, lengths_mm: [], spindle_mm: null },
			['lengths_mm', 'spindle_mm'],
		],
		['a chain line outside the arms', { ...crank, chain_line_mm: 80 }, ['chain_line_mm']],
		['no hub at all', { kind: 'hub', front: null, rear: null }, ['front', 'rear']],
		[
			'a rear hub with a gap',
			{ kind: 'hub', front: null, rear: { ...hub, left_circle_mm: null } },
			['rear.left_circle_mm'],
		],
		[
			'a flange outside the locknuts',
			{ kind: 'hub', front: null, rear: { ...hub, right_flange_mm: 75 } },
			['rear.right_flange_mm'],
		],
	])('names the field for %s, and is not drawn by half', (_, part, fields) => {
		expect(undrawableFields(part)).toEqual(fields);
		expect(toCompletePart(part)).toBeNull();
	});

	test.each(PARTS)('lacks any one of the figures of $id', ({ part }) => {
		for (const [name, value] of Object.entries(part)) {
			if (typeof value === 'string' || part.kind === 'hub') continue;
			const gap = { ...part, [name]: Array.isArray(value) ? [] : null } as PartMeasures;
			expect(undrawableFields(gap)).toEqual([name]);
		}
	});

	test('one hub of a pair is drawn alone', () => {
		expect(toCompletePart({ kind: 'hub', front: null, rear: hub })).not.toBeNull();
	});
});
