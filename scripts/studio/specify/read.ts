import type { ProductSeed } from '#seed/types.ts';

type Code = keyof ProductSeed['specifications'];

/** Measures of a scene as the studio keeps them beside its pictures; lengths in mm. */
export type Measure =
	| string
	| number
	| boolean
	| null
	| readonly Measure[]
	| { readonly [name: string]: Measure };

/** A product lacks a value that its scene is made from. */
export class MissingMeasure extends Error {
	constructor(product: string, field: string) {
		super(`${product}: no ${field}, which its picture is made from`);
		this.name = 'MissingMeasure';
	}
}

/** Reads a product's specification: numbers as they are, texts in English. */
export function readerFor(product: ProductSeed) {
	const text = (code: Code): string => {
		const value = product.specifications[code];
		if (value === undefined) throw new MissingMeasure(product.id, code);
		return typeof value === 'object' ? value.en : String(value);
	};
	/** All numbers of a text such as "12 × 142 mm". */
	const numbers = (code: Code): number[] => {
		const found =
			text(code)
				.match(/\d+(?:\.\d+)?/g)
				?.map(Number) ?? [];
		if (found.length === 0) throw new MissingMeasure(product.id, `number in ${code}`);
		return found;
	};
	return {
		text,
		numbers,
		has: (code: Code): boolean => product.specifications[code] !== undefined,
		number: (code: Code): number => numbers(code)[0] ?? 0,
	};
}
export type Reader = ReturnType<typeof readerFor>;
