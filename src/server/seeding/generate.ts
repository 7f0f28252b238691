import type { Drawing } from '#contract/content/catalogue.ts';
import { SEED_LOCALES } from '#seed/languages.ts';
import type { ProductSeed } from '#seed/types.ts';

const PRICE_STEP_CENTS = 5_00;
const HEIGHT_STEP_MM = 2;
const HEIGHTS = 7;

/**
 * Generates products for benchmarks from wheels, so that they are as rich as real ones: five
 * languages, variants, figures, drawings. The same arguments give the same products.
 */
export function generateProducts(products: ProductSeed[], count: number): ProductSeed[] {
	const wheels = products.filter(({ drawing, successor_id }) => drawing?.rim && !successor_id);
	const [first, ...rest] = wheels.length > 0 ? wheels : products;
	if (!first) throw new Error('there is no product to derive others from');
	const models = [first, ...rest];
	return Array.from({ length: count }, (_, index) =>
		derive(models[index % models.length] ?? first, index + 1),
	);
}

function derive(model: ProductSeed, number: number): ProductSeed {
	const suffix = String(number).padStart(4, '0');
	const growth = (number % HEIGHTS) * HEIGHT_STEP_MM;
	const texts = { ...model.texts };
	for (const locale of SEED_LOCALES) {
		const text = model.texts[locale];
		texts[locale] = { ...text, slug: `${text.slug}-${suffix}`, name: `${text.name} ${suffix}` };
	}
	const height = model.specifications.rim_height;
	return {
		...model,
		id: `gen-${suffix}-${model.id}`,
		code: `${model.code}-${suffix}`,
		is_discontinued: false,
		variants: model.variants.map((variant) => ({
			...variant,
			code: `${variant.code}-${suffix}`,
			price: variant.price + (number % 20) * PRICE_STEP_CENTS,
		})),
		specifications:
			typeof height === 'number'
				? { ...model.specifications, rim_height: height + growth }
				: model.specifications,
		...(model.drawing ? { drawing: grow(model.drawing, growth) } : {}),
		texts,
	};
}

function grow(drawing: Drawing, growth: number): Drawing {
	if (!drawing.rim) return drawing;
	return { ...drawing, rim: { ...drawing.rim, height_mm: drawing.rim.height_mm + growth } };
}
