import { expect, test } from 'vitest';
import type { ComparedProduct } from '#content/editorial/block-parts.ts';
import type { Drawing } from '#contract/content/catalogue.ts';
import { toRimHeights } from '#templates/parts/rim-heights.ts';
import { bareBlocks } from '../../../support/factories-blocks.ts';

const drawn = (height_mm: number): Drawing => ({
	rim: {
		height_mm,
		inner_width_mm: 21,
		outer_width_mm: 28,
		bead_diameter_mm: 622,
		is_hookless: false,
	},
	front_spokes: null,
	rear_spokes: null,
});
const product = (name: string, height_mm: number): ComparedProduct => ({
	id: name,
	name,
	href: `/it/prodotto/${name}`,
	rows: [],
	price: null,
	drawing: drawn(height_mm),
});
const { hero, drawing } = bareBlocks('Kleos RD');
const range = { ...drawing, products: [product('RD 36', 36), product('RD 50', 50)] };
const opened = { ...hero, drawing: drawn(50) };

test('a page of one wheel describes the rim of its first product', () => {
	expect(toRimHeights([opened, range], [])).toEqual([{ mm: 50, name: '', href: null }]);
});

test('a page of a range describes all its rims, each linked to its own page', () => {
	const children = [
		{ label: 'RD 36, per salire', href: '/it/rd-36' },
		{ label: 'Altro', href: '/it/altro' },
	];
	expect(toRimHeights([opened, range], children)).toEqual([
		{ mm: 36, name: 'RD 36', href: '/it/rd-36' },
		{ mm: 50, name: 'RD 50', href: '/it/prodotto/RD 50' },
	]);
});

test('a page without rims shows none', () => {
	expect(toRimHeights([hero], [])).toEqual([]);
	expect(toRimHeights([], [])).toEqual([]);
});
