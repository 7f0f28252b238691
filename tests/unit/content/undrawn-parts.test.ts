import { expect, test } from 'vitest';
import { undrawnParts } from '#content/site/undrawn-parts.ts';
import type { Drawing } from '#contract/content/catalogue.ts';
import { drawingLinks } from '#content/pictures/drawing.ts';

const drawing = (q_factor_mm: number | null): Drawing => ({
	rim: null,
	front_spokes: null,
	rear_spokes: null,
	part: {
		kind: 'crank',
		lengths_mm: [170, 172.5],
		q_factor_mm,
		chain_line_mm: 45,
		spindle_mm: 24,
	},
});

test('a complete part is one file, shared by languages of one decimal sign', () => {
	const [it, ...more] = drawingLinks({ drawing: drawing(146) }, 'it');
	expect(more).toEqual([]);
	expect(it?.href).toBe('/drawings/crank-170_172.5-146-45-24-comma.svg#d');
	expect(drawingLinks({ drawing: drawing(146) }, 'fr')).toEqual([it]);
	expect(drawingLinks({ drawing: drawing(146) }, 'ja')).not.toEqual([it]);
});

test('a part with a gap has no drawing, and the build names product and field', () => {
	const crank = { id: 'crank-pista', drawing: drawing(null) };
	expect(drawingLinks(crank, 'it')).toEqual([]);
	const complete = { id: 'crank-dolada', drawing: drawing(146) };
	expect(undrawnParts([crank, complete, { id: 'cap', drawing: null }])).toEqual([
		'product "crank-pista" has no drawing: drawing.part.q_factor_mm missing, or against another measure',
	]);
});
