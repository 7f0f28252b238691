import type { Product } from '#contract/content/catalogue.ts';
import { SPECIFICATION_UNITS, type SpecificationCode } from '#contract/content/specifications.ts';
import type { SearchEntry, SearchGroup, SearchIndex } from '#contract/search/search.ts';
import type { Rule } from '../fit-bench/rules.ts';
import { tyreRange } from '../fit-bench/tyre.ts';
import { compact } from './normal.ts';
import { findPrice, otherAmounts } from './entry-prices.ts';
import { editorialEntries } from './entries-editorial.ts';
import type { SearchSource } from './source.ts';
import { uniteWords, withoutWords, wordsIn } from './words.ts';

/** Products beyond this make the index too large: it then holds only what suggestions need. */
const MOST_WHOLE = 300;

/** Category of spare parts in the catalogue; clothing stands with them. */
const SPARES = 'spares';

/** Specifications by which a product is looked for. Others are part of its text. */
const FACTS: readonly SpecificationCode[] = [
	'freehub',
	'braking_system',
	'rim_material',
	'wheel_diameter',
	'tyre_type',
	'front_axle',
	'rear_axle',
	'rotor_mount',
	'thread',
	'spoke_lacing',
	'bottom_bracket_shell',
	'headset_standard',
	'caliper_mount',
	'material',
	'teeth',
	'speeds',
	'spokes',
	'spoke_count_front',
	'spoke_count_rear',
	'hubs',
];

const WHEEL_AXLES: readonly SpecificationCode[] = ['front_axle', 'rear_axle', 'hubs'];

const has = ({ specifications }: Product, codes: readonly SpecificationCode[]) =>
	specifications.some(({ code }) => codes.includes(code));

function toGroup(product: Product): SearchGroup {
	if (has(product, ['tyre_width_max']) && has(product, WHEEL_AXLES)) return 'wheels';
	const isSpare = product.category_id === SPARES || product.features.length > 0;
	return isSpare ? 'spares' : 'components';
}

const findNumber = ({ specifications }: Product, wanted: SpecificationCode): number | null => {
	const found = specifications.find(({ code }) => code === wanted)?.value;
	return typeof found === 'number' ? found : null;
};

/** Words for types of figures, so that "rim depth 50" finds entries with one. */
const TOLD: readonly [SpecificationCode, string][] = [
	['rim_height', '#height'],
	['rim_inner_width', '#width'],
	['wheelset_weight', '#weight'],
	['weight', '#weight'],
];

/** Rims from this height on are called deep, mm, and pairs up to this weight light, g. */
const DEEP_MM = 45;
const LIGHT_G = 1500;

/** Words for figures that riders call by an adjective. */
function wordsOfDegree(product: Product): string[] {
	const height = findNumber(product, 'rim_height') ?? 0;
	const weight = findNumber(product, 'wheelset_weight') ?? Infinity;
	return [...(height >= DEEP_MM ? ['#deep'] : []), ...(weight <= LIGHT_G ? ['#light'] : [])];
}

/** Widths of tyres that fit by data sheet and rules, each as a measure. */
function tyreWords(product: Product, rules: readonly Rule[]): string[] {
	const [least_mm, most_mm] = [
		findNumber(product, 'tyre_width_min'),
		findNumber(product, 'tyre_width_max'),
	];
	if (least_mm === null || most_mm === null) return [];
	const inner_mm = findNumber(product, 'rim_inner_width');
	const is_hookless = product.drawing?.rim?.is_hookless ?? null;
	const [least, most] = tyreRange({ inner_mm, least_mm, most_mm, is_hookless }, rules);
	const from = Math.ceil(least);
	if (from > most) return [];
	const widths = Array.from({ length: Math.floor(most - from) + 1 }, (_, index) => from + index);
	return ['#tyre', ...widths.map((width) => `=${width}tyre`)];
}

/** Figures that are looked for by words of their own, or that nobody looks for. */
const NO_MEASURES = /^(?:spoke_length|weight_tol|tyre_)/;
/** Weights of single wheels: where a pair's is stated, "under 1500 g" means the pair. */
const OF_ONE_WHEEL = /^(?:front|rear)_weight$/;

/** Figures of a product as measures. */
function figureWords(product: Product, rules: readonly Rule[]): string[] {
	const isPair = findNumber(product, 'wheelset_weight') !== null;
	const told = TOLD.filter(([code]) => findNumber(product, code) !== null).map(([, word]) => word);
	const figures = product.specifications.flatMap(({ code, value }) => {
		const unit = SPECIFICATION_UNITS[code];
		if (
			typeof value !== 'number' ||
			unit === null ||
			NO_MEASURES.test(code) ||
			(isPair && OF_ONE_WHEEL.test(code))
		)
			return [];
		return [unit === 'kg' ? `=${value}max` : `=${value}${unit.toLowerCase()}`];
	});
	return [...told, ...wordsOfDegree(product), ...figures, ...tyreWords(product, rules)];
}

const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&[a-z#0-9]+;/g, ' ');

interface Catalogue extends Pick<SearchSource, 'locale' | 'priceLists' | 'href' | 'fitRules'> {
	categories: ReadonlyMap<string, string>;
	usages: ReadonlyMap<string, string>;
	/** Names of products by their ids. */
	names: ReadonlyMap<string, string>;
	isWhole: boolean;
}

/** Names of what a spare part is for: "spares for Brenta 35". Its figures are not the part's. */
function namesOfWheels(product: Product, { names, locale }: Catalogue): string[] {
	if (toGroup(product) !== 'spares') return [];
	const words = wordsIn(
		product.compatible_ids.map((id) => names.get(id)),
		locale,
	);
	return words.split(' ').filter((word) => !/^[#=]/.test(word));
}

function productEntry(product: Product, shop: Catalogue): SearchEntry {
	const { locale, isWhole } = shop;
	const facts = product.specifications.filter(({ code }) => FACTS.includes(code));
	const others = product.specifications.filter(
		({ code, value }) => !FACTS.includes(code) && typeof value === 'string',
	);
	const category = shop.categories.get(product.category_id) ?? '';
	const usages = product.usage_ids.map((id) => shop.usages.get(id) ?? '');
	const choices = product.options.flatMap(({ values }) => values.map(({ name }) => name));
	const isWheel = toGroup(product) === 'wheels';
	const codes = [
		product.code,
		...(isWhole ? product.variants.flatMap(({ code, gtin }) => [code, gtin ?? '']) : []),
	];
	const height = findNumber(product, 'rim_height');
	const price = findPrice(product, shop.priceLists);
	const [media] = product.media;
	return {
		id: `product/${product.id}`,
		group: toGroup(product),
		title: product.name,
		href: shop.href.entry('product', product.slug),
		note: product.payoff,
		...(product.locale !== locale && { lang: product.locale }),
		...(media && { picture: media.file }),
		...(isWheel && height !== null && { height_mm: height }),
		...(price && { price }),
		name: wordsIn([product.name, product.range], locale),
		facts: uniteWords(
			wordsIn(
				[category, ...usages, ...(isWhole ? choices : []), ...facts.map(({ value }) => value)],
				locale,
			),
			...(isWheel ? ['#wheel'] : []),
			...(isWhole ? namesOfWheels(product, shop) : []),
			...figureWords(product, shop.fitRules),
			...otherAmounts(product, shop.priceLists),
		),
		text: isWhole
			? wordsIn(
					[
						product.payoff,
						plainText(product.description),
						...product.colors.map(({ name }) => name),
						...others.map(({ value }) => value),
						...product.features.map(({ value }) => value),
					],
					locale,
				)
			: '',
		codes: [...new Set(codes.map(compact))].filter(Boolean).join(' '),
	};
}

/** Makes the entry of a product, or finds one that was made before. */
type EntryOf = (product: Product, isWhole: boolean, make: () => SearchEntry) => SearchEntry;

interface EntryOptions {
	/** True if texts and articles are found as well; by default, in a small catalogue. */
	isWhole?: boolean;
	toEntry?: EntryOf;
}

const isShown = (product: Product) => product.is_active && !product.is_discontinued;

const isSmall = ({ products }: SearchSource) => products.filter(isShown).length <= MOST_WHOLE;

/** Each word once, where it counts most: the index is smaller, and finds the same. */
const withoutRepeats = ({ name, facts, text, ...entry }: SearchEntry): SearchEntry => ({
	...entry,
	name,
	facts: withoutWords(facts, name),
	text: withoutWords(text, name, facts),
});

/** Everything that can be found in a language, one by one. */
export function* entriesIn(
	source: SearchSource,
	{ isWhole = isSmall(source), toEntry = (_product, _whole, make) => make() }: EntryOptions = {},
): Iterable<SearchEntry> {
	const shop: Catalogue = {
		...source,
		isWhole,
		categories: new Map(source.categories.map(({ id, name }) => [id, name])),
		usages: new Map(source.usages.map(({ id, name }) => [id, name])),
		names: new Map(source.products.filter(isShown).map(({ id, name }) => [id, name])),
	};
	for (const product of source.products.filter(isShown)) {
		yield withoutRepeats(toEntry(product, isWhole, () => productEntry(product, shop)));
	}
	for (const entry of editorialEntries(source, isWhole)) yield withoutRepeats(entry);
}

/** Index of a language for browsers. */
export function searchIndex(source: SearchSource, toEntry?: EntryOf): SearchIndex {
	return {
		locale: source.locale,
		is_whole: isSmall(source),
		entries: [...entriesIn(source, toEntry ? { toEntry } : {})],
	};
}
