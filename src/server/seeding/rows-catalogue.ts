import { FEATURE_CODES, SPECIFICATION_CODES } from '#contract/content/specifications.ts';
import type * as catalogue from '#server/content/tables-catalogue.ts';
import type { Cents } from '#contract/units.ts';
import { multiplyRoundingUp } from '#domain/money/money.ts';
import { toNet } from '#domain/money/vat.ts';
import type { PriceListSeed, SeedData } from '#seed/data.ts';
import { mapTexts, SEED, slugRows } from './rows-text.ts';
import { REDUCED_SINCE } from '#seed/catalogue/price-lists.ts';
import type { ProductSeed, SectionSeed, Texts, VariantSeed } from '#seed/types.ts';

const CENTS_PER_EURO = 100;

type Row<T extends { $inferInsert: object }> = T['$inferInsert'];

export function priceListRows(data: SeedData): Row<typeof catalogue.price_lists>[] {
	return data.priceLists.map(({ vat_taken_off: _, exchange: __, ...list }, position) => ({
		...list,
		position,
		...SEED,
	}));
}

export function countryRows(data: SeedData): Row<typeof catalogue.countries>[] {
	return data.countries.map((country) => ({ ...country, ...SEED }));
}

export function optionRows(data: SeedData): Row<typeof catalogue.options>[] {
	return data.options.map((option) => ({ ...option, ...SEED }));
}

export function colorRows(data: SeedData): Row<typeof catalogue.colors>[] {
	return data.colors.map((color) => ({ ...color, ...SEED }));
}

/** Rows of categories and of usages, which have the same columns. */
export function sectionRows(
	sections: SectionSeed[],
	notices: Record<string, Texts> = {},
): Row<typeof catalogue.categories>[] {
	return sections.map(({ id, picture, ambience, hamburger, texts }, position) => ({
		id,
		position,
		picture_id: picture,
		ambience_id: ambience,
		hamburger_id: hamburger,
		texts: mapTexts(texts, ({ slug: _, ...own }, locale) => ({
			...own,
			...(notices[id] && { safety_notice: notices[id][locale] }),
		})),
		...SEED,
	}));
}

export function productRows(data: SeedData) {
	const rows = {
		products: [] as Row<typeof catalogue.products>[],
		slugs: [] as Row<typeof catalogue.slugs>[],
		product_usage_links: [] as Row<typeof catalogue.product_usage_links>[],
		product_media: [] as Row<typeof catalogue.product_media>[],
		product_relations: [] as Row<typeof catalogue.product_relations>[],
		variants: [] as Row<typeof catalogue.variants>[],
		prices: [] as Row<typeof catalogue.prices>[],
	};
	data.products.forEach((product, position) => {
		rows.products.push(productRow(product, position, data.settings.site_name.it));
		rows.slugs.push(...slugRows('product', product));
		product.usage_ids.forEach((usage_id, at) =>
			rows.product_usage_links.push({ product_id: product.id, usage_id, position: at }),
		);
		product.pictures.forEach((media_id, at) =>
			rows.product_media.push({ product_id: product.id, position: at, media_id }),
		);
		for (const kind of ['related', 'compatible'] as const) {
			product[`${kind}_ids`]?.forEach((target_id, at) =>
				rows.product_relations.push({ product_id: product.id, kind, target_id, position: at }),
			);
		}
		product.variants.forEach((variant, at) => {
			const id = variantId(variant);
			rows.variants.push({
				id,
				product_id: product.id,
				code: variant.code,
				position: at,
				options: variant.options ?? {},
				color: variant.color ?? null,
				gtin: null,
				weight_g: variant.weight_g ?? null,
				availability: variant.availability,
			});
			rows.prices.push(...priceRows(id, variant, data));
		});
	});
	return rows;
}

function productRow(
	product: ProductSeed,
	position: number,
	brand: string,
): Row<typeof catalogue.products> {
	return {
		id: product.id,
		code: product.code,
		brand,
		range: product.range ?? null,
		category_id: product.category_id,
		position,
		is_active: true,
		is_discontinued: product.is_discontinued ?? false,
		successor_id: product.successor_id ?? null,
		released_on: product.released_on ?? null,
		options: product.options ?? [],
		colors: product.colors ?? [],
		color_pictures: product.color_pictures ?? {},
		specifications: inOrder(product.specifications, SPECIFICATION_CODES),
		features: inOrder(product.features ?? {}, FEATURE_CODES),
		drawing: product.drawing ?? null,
		is_carbon_wheel: product.is_carbon_wheel ?? false,
		texts: mapTexts(product.texts, ({ name, payoff, description, title }) => ({
			name,
			payoff,
			description,
			seo_title: title,
		})),
		...SEED,
	};
}

/** Converts to a list, because an object in the database forgets the order of the seed. */
function inOrder<Code extends string, Value>(
	values: Partial<Record<Code, Value>>,
	codes: readonly Code[],
): { code: Code; value: Value }[] {
	const written = Object.keys(values);
	return codes
		.flatMap((code) => {
			const value = values[code];
			return value === undefined ? [] : [{ code, value }];
		})
		.sort((a, b) => written.indexOf(a.code) - written.indexOf(b.code));
}

/** Stable id, made from the SKU. */
export function variantId({ code }: VariantSeed): string {
	return code
		.toLowerCase()
		.replace(/[^a-z0-9_.-]+/g, '-')
		.replace(/^[^a-z0-9]+/, '');
}

/** Converts gross cents in Italy to the amount in a list. */
export function amountIn(
	{ vat_taken_off, exchange }: Pick<PriceListSeed, 'vat_taken_off' | 'exchange'>,
	grossCents: number,
): Cents {
	const net = toNet(grossCents, vat_taken_off);
	return exchange ? multiplyRoundingUp(net, exchange.per_unit, CENTS_PER_EURO, exchange.step) : net;
}

function priceRows(
	variant_id: string,
	{ price, street_price, lowest_price_30d }: VariantSeed,
	data: SeedData,
): Row<typeof catalogue.prices>[] {
	return data.priceLists.map((list) => {
		const maybe = (gross: number | undefined) =>
			gross === undefined ? null : amountIn(list, gross);
		return {
			variant_id,
			price_list_id: list.id,
			amount: amountIn(list, price),
			street_price: maybe(street_price),
			lowest_price_30d: maybe(lowest_price_30d),
			reduced_since: lowest_price_30d === undefined ? null : new Date(REDUCED_SINCE),
			...SEED,
		};
	});
}
