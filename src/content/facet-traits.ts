import type { Product } from '#contract/content/catalogue.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import type { SpecificationCode } from '#contract/content/specifications.ts';
import type { Cents } from '#contract/units.ts';
import { priceRange } from '#domain/prices.ts';
import { formatNumber } from '#i18n/format.ts';
import { defaultPriceList, findProduct } from './catalogue.ts';
import type { Site } from './site.ts';

/** One thing that a product is, in an address (`key`, the same in every language) and in words. */
export interface Trait {
	key: string;
	label: string;
}

/** What a list can be narrowed and sorted by, of one product. */
export interface Traits {
	/** Lowest gross price of the default list. */
	price: Cents | null;
	weight_g: number | null;
	rim_height_mm: number | null;
	/** Day as a number, 20250210, so that later is more. */
	released: number | null;
	rimHeights: Trait[];
	brakes: Trait[];
	freehubs: Trait[];
	materials: Trait[];
	materialCode: SpecificationCode | null;
}

/** Specifications that say what a product is made of, the part that it is known by first. */
const MATERIAL_CODES = [
	'rim_material',
	'crank_material',
	'cassette_material',
	'hub_material',
	'material',
] as const satisfies readonly SpecificationCode[];

const WEIGHT_CODES = ['wheelset_weight', 'weight'] as const satisfies readonly SpecificationCode[];

/** "HG 11/12, XDR 12" and "HG / XDR" are lists; the stroke inside "11/12" parts nothing. */
const LIST_SEPARATOR = /\s*[,、]\s*|\s+\/\s+/;
/** What comes behind the first comma or bracket is how it was worked, too fine to choose by. */
const DETAIL = /\s*[,、(（].*$/;

/** A text as part of an address. */
export function keyOf(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');
}

function textOf(product: Product, code: SpecificationCode): string | null {
	const value = product.specifications.find((row) => row.code === code)?.value;
	return typeof value === 'string' ? value : null;
}

function numberOf(product: Product, codes: readonly SpecificationCode[]): number | null {
	for (const code of codes) {
		const value = product.specifications.find((row) => row.code === code)?.value;
		if (typeof value === 'number') return value;
	}
	return null;
}

/**
 * Texts of one specification as traits. The key comes from the source language, so that an address
 * means the same in all five.
 */
function traitsFrom(
	product: Product,
	source: Product,
	code: SpecificationCode,
	partsOf: (text: string) => string[],
): Trait[] {
	const own = textOf(product, code);
	if (own === null) return [];
	const text = textOf(source, code) ?? own;
	const [labels, keys] = [partsOf(own), partsOf(text)];
	// A comma that only one of the languages has parts no list.
	if (labels.length !== keys.length) return [{ key: keyOf(text), label: own }];
	return labels.map((label, index) => ({ label, key: keyOf(keys[index] ?? label) }));
}

/** Freehub bodies that can be chosen, else those that the specification lists. */
function freehubsOf(product: Product, source: Product): Trait[] {
	const option = product.options.find(({ code }) => code === 'freehub');
	if (option) return option.values.map(({ code, name }) => ({ key: code, label: name }));
	return traitsFrom(product, source, 'freehub', (text) => text.split(LIST_SEPARATOR));
}

function makeTraits(site: Site, locale: Locale, product: Product): Traits {
	const source = findProduct(site, DEFAULT_LOCALE, product.id) ?? product;
	const height = numberOf(product, ['rim_height']);
	const materialCode = MATERIAL_CODES.find((code) => textOf(product, code) !== null) ?? null;
	return {
		price: priceRange(product.variants, defaultPriceList(site).id)?.lowest.amount ?? null,
		weight_g: numberOf(product, WEIGHT_CODES),
		rim_height_mm: height,
		released: product.released_on ? Number(product.released_on.replaceAll('-', '')) : null,
		rimHeights:
			height === null ? [] : [{ key: String(height), label: formatNumber(height, locale) }],
		brakes: traitsFrom(product, source, 'braking_system', (text) => [text]),
		freehubs: freehubsOf(product, source),
		materials: materialCode
			? traitsFrom(product, source, materialCode, (text) => [text.replace(DETAIL, '')])
			: [],
		materialCode,
	};
}

const known = new WeakMap<Product, Traits>();

/** Traits of a product, found once although it is in three to ten lists of a language. */
export function traitsOf(site: Site, locale: Locale, product: Product): Traits {
	let traits = known.get(product);
	if (!traits) known.set(product, (traits = makeTraits(site, locale, product)));
	return traits;
}
