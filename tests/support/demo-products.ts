import { listValues, toChoices } from '#content/catalogue/choices.ts';
import type { Product } from '#contract/content/catalogue.ts';
import { SEED } from '#seed/index.ts';
import type { ProductSeed, Texts } from '#seed/types.ts';
import { aCategory, aProduct, aSite } from './factories-content.ts';
import { FIT_VERSIONS } from './fit-rules.ts';

const inItalian = (value: number | string | Texts) =>
	typeof value === 'object' ? value.it : value;

/** A product of the demo as the host answers it. */
const answered = ({ id, options = [], ...given }: ProductSeed, price_list_id: string): Product =>
	aProduct(id, 'it', {
		name: given.texts.it.name,
		category_id: given.category_id,
		options: options.map((code) => {
			const option = SEED.options.find((one) => one.code === code);
			if (!option) throw new Error(`no option ${code}`);
			const used = new Set(given.variants.map((variant) => variant.options?.[code]));
			const values = option.values.filter((value) => used.has(value.code));
			return {
				code,
				name: option.name.it,
				decides_fit: option.decides_fit,
				values: values.map((value) => ({ code: value.code, name: value.name.it })),
			};
		}),
		colors: (given.colors ?? []).map((code) => {
			const { swatch } = SEED.colors.find((color) => color.code === code) ?? {};
			return { code, name: code, swatch, media: null };
		}),
		variants: given.variants.map((variant) => ({
			id: variant.code.toLowerCase(),
			code: variant.code,
			name: variant.code,
			options: variant.options ?? {},
			color: variant.color ?? null,
			gtin: null,
			weight_g: null,
			availability: variant.availability,
			prices: [
				{ price_list_id, amount: variant.price, street_price: null, lowest_price_30d: null },
			],
		})),
		specifications: Object.entries(given.specifications).map(([code, value]) => ({
			code,
			value: inItalian(value),
		})),
		drawing: given.drawing ?? null,
	});

const [list] = aSite(() => ({})).shared.priceLists;

/** All products of the demo, in Italian. */
export const DEMO_PRODUCTS = SEED.products.map((product) => answered(product, list?.id ?? ''));

/** A site that sells them by the demo's fit rules. */
export const DEMO_SITE = aSite((locale) => ({
	categories: [aCategory('wheels', locale)],
	products: DEMO_PRODUCTS,
	fitRules: FIT_VERSIONS,
}));

/** Wheels on sale. */
export const DEMO_WHEELS = DEMO_PRODUCTS.filter((_, at) => {
	const product = SEED.products[at];
	return product?.category_id === 'wheels' && !product.is_discontinued;
});

/** Data of a product's page, as its choices read it. */
export function toProductPage(product: Product) {
	const choices = toChoices(product, 'it');
	return {
		codes: choices.map(({ code }) => code ?? ''),
		fit: choices.map(({ decidesFit: decides }) => decides),
		articles: product.variants.map((variant) => ({
			code: variant.code,
			availability: variant.availability,
			values: listValues(variant, choices),
		})),
	};
}
