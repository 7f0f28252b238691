import { SPECIFICATION_UNITS } from '#contract/content/specifications.ts';
import type { SeedData } from '#seed/data.ts';
import type { ProductSeed } from '#seed/types.ts';

export interface Figure {
	value: number;
	unit: string;
}

/** Units as the five languages write them, with the unit that each stands for. */
const UNITS: readonly [written: RegExp, unit: string][] = [
	[/^(?:g|gramm[ei]|grams|gramos|グラム)$/iu, 'g'],
	[/^(?:kg|キロ)$/iu, 'kg'],
	[/^(?:mm|ミリ|millimetres?|millimetri|milímetros|millimètres?)$/iu, 'mm'],
	[/^bars?$/iu, 'bar'],
	[/^(?:ann[io]|years?|años?|ans?|年間?)$/iu, 'years'],
];
const NUMBER = '\\d+(?:[.,]\\d+)?';
/** Between two numbers that share a unit: `da 32 a 57 mm`, `12 × 142 mm`, `32〜57mm`. */
const BETWEEN = 'al?|to|à|y|e|et|and|or?|ou|と|または|からは?|[×x–~〜～・/-]';
const UNIT =
	'g|gramm[ei]|grams|gramos|グラム|kg|キロ|mm|ミリ|milli[a-zè]+|milímetros|bars?|anni|anno|years?|años?|ans?|年間?';
const FIGURE = new RegExp(
	`(?<![\\d.,])(?:(${NUMBER})\\s*(?:${BETWEEN})\\s*)?(${NUMBER})\\s*(${UNIT})(?![a-zà-ÿ/])`,
	'giu',
);
/** `2024年` is a date. */
const FIRST_CALENDAR_YEAR = 1000;

/** Finds every number of a text that has one of the units that matter. */
export function figuresIn(text: string): Figure[] {
	const plain = text
		.replace(/<[^>]+>/g, '')
		// Thousands: no text here gives three decimals.
		.replace(/(?<=\d)[.,\u202f](?=\d{3}(?!\d))/g, '')
		.normalize('NFKC');
	return [...plain.matchAll(FIGURE)].flatMap(([, first, second, written = '']) => {
		const unit = UNITS.find(([pattern]) => pattern.test(written))?.[1] ?? written;
		return [first, second].flatMap((number) => {
			const value = Number((number ?? 'x').replace(',', '.'));
			const isDate = unit === 'years' && value >= FIRST_CALENDAR_YEAR;
			return Number.isNaN(value) || isDate ? [] : [{ value, unit }];
		});
	});
}

/** Figures of a product with their units: from its data, its options and what it declares. */
export function ownFigures(product: ProductSeed, { options }: Pick<SeedData, 'options'>) {
	const own = new Set<string>();
	const add = (value: number, unit: string) => own.add(`${value} ${unit}`);
	const addFrom = (text: unknown) => {
		if (typeof text === 'string') for (const { value, unit } of figuresIn(text)) add(value, unit);
		else if (typeof text === 'object' && text !== null) Object.values(text).forEach(addFrom);
	};
	for (const [code, value] of Object.entries(product.specifications)) {
		const unit = new Map<string, string | null>(Object.entries(SPECIFICATION_UNITS)).get(code);
		if (typeof value === 'number' && unit) add(value, unit);
		else addFrom(value);
	}
	addFrom(product.features);
	for (const [value, unit] of Object.values(product.figures ?? {})) add(value, unit);
	for (const variant of product.variants) {
		if (variant.weight_g) add(variant.weight_g, 'g');
		for (const [code, value] of Object.entries(variant.options ?? {})) {
			const option = options.find((each) => each.code === code);
			addFrom(option?.values.find((each) => each.code === value)?.name);
		}
	}
	return own;
}
