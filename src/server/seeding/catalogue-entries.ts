import type { RimSection } from '#contract/content/catalogue.ts';
import { SPECIFICATION_CODES, SPECIFICATION_UNITS } from '#contract/content/specifications.ts';
import { formatPair } from '#i18n/format.ts';
import { specificationIn } from '#i18n/specification-words.ts';
import type { SeedData } from '#seed/data.ts';
import type { SeedLocale } from '#seed/languages.ts';
import type { DocumentSeed, ProductSeed } from '#seed/types.ts';
import { measured } from './figures.ts';

/** Page of a printed catalogue. */
export interface CatalogueEntry {
	name: string;
	payoff: string;
	/** Product code, and category. */
	code: string;
	category: string;
	facts: { label: string; value: string }[];
	text: string;
	/** Parts that fit, a line for each category. */
	fitting: string[];
	/** Section to be drawn at full size; null where the product has none. */
	rim: RimSection | null;
}

function toFacts({ specifications }: ProductSeed, locale: SeedLocale): CatalogueEntry['facts'] {
	return SPECIFICATION_CODES.flatMap((code) => {
		const value = specifications[code];
		if (value === undefined) return [];
		const shown =
			typeof value === 'number'
				? measured(value, SPECIFICATION_UNITS[code], locale)
				: typeof value === 'string'
					? value
					: value[locale];
		return [{ label: specificationIn(locale, code), value: shown }];
	});
}

const plain = (html: string): string =>
	html
		.replace(/<li>/g, '– ')
		.replace(/<\/(?:p|li|ul)>/g, '\n')
		.replace(/<[^>]+>/g, '')
		.replace(/\n{2,}/g, '\n')
		.trim();

/** Pages of the products of a document, in its language; none if it lists no products. */
export function catalogueEntries(
	{ products, categories }: Pick<SeedData, 'products' | 'categories'>,
	{ pages, language }: DocumentSeed,
): CatalogueEntry[] {
	const byId = new Map(products.map((product) => [product.id, product]));
	const find = (id: string): ProductSeed[] => {
		const product = byId.get(id);
		return product ? [product] : [];
	};
	const [comma, before, behind] = language === 'ja' ? ['、', '（', '）'] : [', ', ' (', ')'];
	return (pages?.product_ids ?? []).flatMap(find).map((product) => {
		const { name, payoff, description } = product.texts[language];
		const parts = (product.compatible_ids ?? []).flatMap(find);
		const fitting = categories.flatMap(({ id, texts }) => {
			const own = parts.filter(({ category_id }) => category_id === id);
			const names = own.map(
				({ code, texts: said }) => `${said[language].name}${before}${code}${behind}`,
			);
			return names.length > 0
				? [formatPair(texts[language].name, names.join(comma), language)]
				: [];
		});
		return {
			name,
			payoff,
			code: product.code,
			fitting,
			text: plain(description),
			category: categories.find(({ id }) => id === product.category_id)?.texts[language].name ?? '',
			facts: toFacts(product, language),
			rim: product.drawing?.rim ?? null,
		};
	});
}
