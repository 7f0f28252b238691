import type { RimSection } from '#contract/content/catalogue.ts';
import { SPECIFICATION_CODES, SPECIFICATION_UNITS } from '#contract/content/specifications.ts';
import { toCompletePart, type CompletePart } from '#drawing/parts/complete.ts';
import { formatPair, formatSeries } from '#i18n/format.ts';
import { loadTexts } from '#i18n/texts.ts';
import type { SeedData } from '#seed/data.ts';
import type { SeedLocale } from '#seed/languages.ts';
import type { DocumentSeed, ProductSeed } from '#seed/types.ts';
import { measured } from './figures.ts';

const SPECIFICATION_TEXTS = loadTexts('specs');

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
	picture: EntryPicture | null;
	/** Section to be drawn at full size; null where the product has none. */
	rim: RimSection | null;
	/** Part to be drawn with its dimensions; null where the product has none. */
	part: CompletePart | null;
}

/** Picture of a product, the product's name, and what the picture shows. */
export interface EntryPicture {
	picture: string;
	name: string;
	alt: string;
}

/** Prices of a category. */
export interface PriceGroup {
	title: string;
	rows: { picture: EntryPicture | null; code: string; name: string; price: string }[];
}

/** All that a document shows beside its own text. */
export interface DocumentParts {
	entries: CatalogueEntry[];
	prices: PriceGroup[];
	/** Products that it is about. */
	shown: EntryPicture[];
}

type Source = Pick<SeedData, 'products' | 'categories' | 'pictureAlts'>;

/** Most pictures in the row below a title. */
const MOST_SHOWN = 4;

/** Lead of a product with its words; null where it has none. */
function toEntryPicture(
	{ pictures: [picture], texts }: ProductSeed,
	{ pictureAlts = {} }: Source,
	language: SeedLocale,
): EntryPicture | null {
	if (!picture) return null;
	const { name } = texts[language];
	const shows = pictureAlts[picture]?.[language];
	return { picture, name, alt: shows ? formatSeries([name, shows], language) : name };
}

/** Collects what a document shows beside its own text, in its language. */
export function documentParts(source: Source, document: DocumentSeed): DocumentParts {
	const byId = new Map(source.products.map((product) => [product.id, product]));
	const find = (id: string): ProductSeed[] => {
		const product = byId.get(id);
		return product ? [product] : [];
	};
	const { language, prices, product_ids = [] } = document;
	const groups = prices?.groups ?? [];
	return {
		entries: catalogueEntries(source, document),
		prices: groups.map(({ title, rows }) => ({
			title,
			rows: rows.flatMap(({ product_id, price }) =>
				find(product_id).map((product) => ({
					picture: toEntryPicture(product, source, language),
					code: product.code,
					name: product.texts[language].name,
					price,
				})),
			),
		})),
		shown: product_ids
			.flatMap(find)
			.flatMap((product) => toEntryPicture(product, source, language) ?? [])
			.slice(0, MOST_SHOWN),
	};
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
		return [{ label: SPECIFICATION_TEXTS[locale].label[code], value: shown }];
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
	source: Source,
	{ pages, language }: DocumentSeed,
): CatalogueEntry[] {
	const { products, categories } = source;
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
			picture: toEntryPicture(product, source, language),
			rim: product.drawing?.rim ?? null,
			part: product.drawing?.part ? toCompletePart(product.drawing.part) : null,
		};
	});
}
