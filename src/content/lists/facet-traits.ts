import type { Product } from '#contract/content/catalogue.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import type { SpecificationCode } from '#contract/content/specifications.ts';
import type { Cents } from '#contract/units.ts';
import { articlesOfPrice, priceRange } from '#domain/money/prices.ts';
import { tyreWidthsFor } from '#domain/catalogue/tyre-widths.ts';
import { tyreRange } from '#domain/fit-bench/tyre.ts';
import { getT } from '#i18n/server.ts';
import { defaultPriceList, findProduct } from '../catalogue/catalogue.ts';
import { rulesToday } from '../site/rules-today.ts';
import { createProductMemo } from '../site/memo.ts';
import type { Site } from '../site/site.ts';

/** Property of a product: `key` in addresses, the same in every language, and its label. */
export interface Trait {
	key: string;
	label: string;
}

/** Values of one product that a list can be filtered and sorted by. */
export interface Traits {
	/** Lowest gross price of the default list. */
	price: Cents | null;
	weight_g: number | null;
	rim_height_mm: number | null;
	/** Day as a number, 20250210, so that later is more. */
	released: number | null;
	/** Tyre widths on the market that fit, mm. */
	tyreWidths: Trait[];
	/** How the rim holds the tyre. */
	beads: Trait[];
	brakes: Trait[];
	freehubs: Trait[];
	materials: Trait[];
	materialCode: SpecificationCode | null;
}

/** Materials to filter by, each recognised by a word of the source language. */
const KNOWN_MATERIALS = [
	['steel', /acciai|steel|cr-?mo/],
	['titanium', /titan/],
	['carbon', /carb/],
	['aluminium', /al+um|ergal/],
	['plastic', /poliammid|vinil|nylon/],
] as const;

/** Specifications of a product's material, that of its main part first. */
const MATERIAL_CODES = [
	'rim_material',
	'crank_material',
	'cassette_material',
	'hub_material',
	'material',
] as const satisfies readonly SpecificationCode[];

const WEIGHT_CODES = ['wheelset_weight', 'weight'] as const satisfies readonly SpecificationCode[];

/** "HG 11/12, XDR 12" and "HG / XDR" are lists; the slash inside "11/12" separates nothing. */
const LIST_SEPARATOR = /\s*[,、]\s*|\s+\/\s+/;
/** Text after the first comma or bracket: how it was worked, too fine a detail to filter by. */
const DETAIL = /\s*[,、(（].*$/;

/** Turns a text into a part of an address. */
export function toKey(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');
}

function findText(product: Product, code: SpecificationCode): string | null {
	const value = product.specifications.find((row) => row.code === code)?.value;
	return typeof value === 'string' ? value : null;
}

function findNumber(product: Product, codes: readonly SpecificationCode[]): number | null {
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
	getParts: (text: string) => string[],
): Trait[] {
	const own = findText(product, code);
	if (own === null) return [];
	const text = findText(source, code) ?? own;
	const [labels, keys] = [getParts(own), getParts(text)];
	// A comma that only one of the languages has separates no list.
	if (labels.length !== keys.length) return [{ key: toKey(text), label: own }];
	return labels.map((label, index) => ({ label, key: toKey(keys[index] ?? label) }));
}

/** Freehub bodies that can be chosen, else those that the specification lists. */
function toFreehubs(product: Product, source: Product): Trait[] {
	const option = product.options.find(({ code }) => code === 'freehub');
	if (option) return option.values.map(({ code, name }) => ({ key: code, label: name }));
	return traitsFrom(product, source, 'freehub', (text) => text.split(LIST_SEPARATOR));
}

/**
 * Narrowest and widest tyre that fits, mm, by data sheet and fit rules; null for a product without
 * a tyre. A list offers no tyre that the fit bench refuses.
 */
export function findTyreRange(
	site: Site,
	locale: Locale,
	product: Product,
): [least: number, most: number] | null {
	const least_mm = findNumber(product, ['tyre_width_min']);
	const most_mm = findNumber(product, ['tyre_width_max']);
	if (least_mm === null || most_mm === null) return null;
	const inner_mm = findNumber(product, ['rim_inner_width']);
	const is_hookless = product.drawing?.rim?.is_hookless ?? null;
	return tyreRange({ inner_mm, least_mm, most_mm, is_hookless }, rulesToday(site, locale));
}

function toTyreWidths(site: Site, locale: Locale, product: Product): Trait[] {
	const range = findTyreRange(site, locale, product);
	if (!range) return [];
	return tyreWidthsFor(...range).map((width) => ({ key: String(width), label: String(width) }));
}

function toBeads(product: Product, locale: Locale): Trait[] {
	const rim = product.drawing?.rim;
	if (!rim) return [];
	const key = rim.is_hookless ? 'hookless' : 'hooked';
	return [{ key, label: getT(locale, 'catalogue')(`listing.${key}`) }];
}

/** Material to filter by, of the main part; nobody looks for an alloy or for how it was worked. */
function toMaterials(
	product: Product,
	source: Product,
	code: SpecificationCode,
	locale: Locale,
): Trait[] {
	const traits = traitsFrom(product, source, code, (text) => [text.replace(DETAIL, '')]);
	return traits.map((trait) => {
		const [known] = KNOWN_MATERIALS.find(([, word]) => word.test(trait.key)) ?? [];
		if (!known) return trait;
		return { key: known, label: getT(locale, 'catalogue')(`listing.${known}`) };
	});
}

function makeTraits(site: Site, locale: Locale, product: Product): Traits {
	const source = findProduct(site, DEFAULT_LOCALE, product.id) ?? product;
	const height = findNumber(product, ['rim_height']);
	const materialCode = MATERIAL_CODES.find((code) => findText(product, code) !== null) ?? null;
	return {
		price:
			priceRange(articlesOfPrice(product.variants), defaultPriceList(site).id)?.lowest.amount ??
			null,
		weight_g: findNumber(product, WEIGHT_CODES),
		rim_height_mm: height,
		released: product.released_on ? Number(product.released_on.replaceAll('-', '')) : null,
		tyreWidths: toTyreWidths(site, locale, product),
		beads: toBeads(product, locale),
		brakes: traitsFrom(product, source, 'braking_system', (text) => [text]),
		freehubs: toFreehubs(product, source),
		materials: materialCode ? toMaterials(product, source, materialCode, locale) : [],
		materialCode,
	};
}

/** Traits of a product, computed once although it is in three to ten lists of a language. */
export const toTraits = createProductMemo('traits', makeTraits);
