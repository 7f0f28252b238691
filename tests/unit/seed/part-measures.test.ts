import { expect, test } from 'vitest';
import type { ProductSeed } from '#seed/types.ts';
import { SEED } from '#seed/index.ts';

type Code = keyof ProductSeed['specifications'];

/** Characteristics of the data sheet that a drawing states as well, by the field of the drawing. */
const TOLD: Readonly<Record<string, Code>> = {
	lengths_mm: 'crank_length',
	q_factor_mm: 'q_factor',
	chain_line_mm: 'chain_line',
	shell_widths_mm: 'shell_width',
	diameters_mm: 'seatpost_diameter',
	offsets_mm: 'seatpost_offset',
};
const TOLD_BY_KIND: Readonly<Record<string, Readonly<Record<string, Code>>>> = {
	crank: { spindle_mm: 'spindle_diameter' },
	bottom_bracket: { spindle_mm: 'spindle_diameter' },
	rotor: { diameter_mm: 'rotor_diameter' },
	axle: { lengths_mm: 'axle_length', diameter_mm: 'axle_diameter' },
	quick_release: { diameter_mm: 'axle_diameter' },
	seatpost: { lengths_mm: 'seatpost_length' },
};

/** Numbers of a characteristic such as `165 / 172.5 mm`, of its English text. */
function numbersIn({ id, specifications }: ProductSeed, code: Code): number[] {
	const value = specifications[code];
	if (value === undefined) throw new Error(`${id} has no ${code}`);
	const text = typeof value === 'object' ? value.en : String(value);
	return text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
}

const PARTS = SEED.products.flatMap((product) =>
	product.drawing?.part ? [{ id: product.id, product, part: product.drawing.part }] : [],
);

test.each(PARTS)('the drawing of $id has the figures of its data sheet', ({ product, part }) => {
	if (part.kind === 'hub') {
		for (const wheel of ['front', 'rear'] as const) {
			const hub = part[wheel];
			expect([hub?.axle_mm, hub?.over_locknut_mm]).toEqual(numbersIn(product, `${wheel}_axle`));
		}
		return;
	}
	if (part.kind === 'headset') {
		expect([part.upper_bore_mm, part.steerer_mm, part.lower_bore_mm, part.crown_race_mm]).toEqual(
			numbersIn(product, 'headset_standard'),
		);
		const stacks = (part.upper_stack_mm ?? 0) + (part.lower_stack_mm ?? 0);
		expect([stacks]).toEqual(numbersIn(product, 'stack_height'));
		return;
	}
	if (part.kind === 'quick_release') {
		const widths = (['front_axle', 'rear_axle'] as const).flatMap((axle) =>
			numbersIn(product, axle).slice(1),
		);
		expect(part.widths_mm).toEqual(widths);
	}
	const told = { ...TOLD, ...TOLD_BY_KIND[part.kind] };
	const compared = Object.entries(part).flatMap(([field, value]) => {
		const code = told[field];
		return code ? [[[value].flat(), numbersIn(product, code)]] : [];
	});
	expect(compared.length).toBeGreaterThan(0);
	for (const [drawn, listed] of compared) expect(drawn).toEqual(listed);
});

test('every hub, crankset, bottom bracket, headset, axle and seatpost on sale has a drawing', () => {
	const drawn = new Set(PARTS.map(({ id }) => id));
	const kinds = ['hubs', 'cranksets', 'bottom-brackets', 'headsets', 'axles', 'seatposts'];
	const parts = SEED.products.filter(({ category_id }) => kinds.includes(category_id));
	expect(parts.length).toBeGreaterThan(20);
	expect(parts.flatMap(({ id }) => (drawn.has(id) ? [] : [id]))).toEqual([]);
});
