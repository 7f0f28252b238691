import type { Drawing, PriceList, Product, SWATCHES, Variant } from '#contract/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { FeatureCode } from '#contract/specifications.ts';
import { bestAvailability, priceOf, priceRange } from '#domain/prices.ts';
import { formatMoney } from '#i18n/format.ts';
import { MEDIA_WIDTHS } from '#contract/media.ts';
import { BuildError } from './build-error.ts';
import { drawingOf } from './drawing.ts';
import { documentsOf, type DocumentRow } from './documents.ts';
import { toPicture } from './media.ts';
import type { Crumb, Picture } from './model.ts';
import { safeHtml } from './rich-text.ts';
import type { Site } from './site.ts';
import { headlineRows, toRow, type SpecificationRow } from './specifications.ts';

type Swatch = (typeof SWATCHES)[number];

/** A product in a list. `lang` is set where its texts are not in the page's language. */
export interface ProductCard {
	id: string;
	name: string;
	payoff: string;
	href: string;
	lang: Locale | null;
	picture: Picture | null;
	drawing: Drawing | null;
	price: PriceText | null;
	availability: Variant['availability'] | null;
	colors: { name: string; swatch: Swatch }[];
	figures: SpecificationRow[];
}

/** A product in a plain list of links: no more than is printed, so that a price changes no such page. */
export type ProductLine = Pick<ProductCard, 'id' | 'name' | 'href' | 'lang'>;

/** Gross prices of the default list in words. `lowest30d` only while a reduction is announced. */
export interface PriceText {
	amount: string;
	isFrom: boolean;
	lowest30d: string | null;
}

export interface VariantRow {
	code: string;
	name: string;
	price: string | null;
	availability: Variant['availability'];
}

export interface ProductModel {
	id: string;
	code: string;
	name: string;
	payoff: string;
	description: string;
	range: string | null;
	category: Crumb;
	usages: Crumb[];
	pictures: Picture[];
	drawing: Drawing | null;
	price: PriceText | null;
	vatRate: number;
	priceCountry: string;
	colors: { name: string; swatch: Swatch }[];
	variants: VariantRow[];
	availability: Variant['availability'] | null;
	figures: SpecificationRow[];
	specifications: SpecificationRow[];
	features: { code: FeatureCode; value: string }[];
	documents: DocumentRow[];
	related: ProductCard[];
	compatible: ProductLine[];
	isCarbonWheel: boolean;
	isDiscontinued: boolean;
	successor: Crumb | null;
	warrantyHref: string | null;
	storesHref: string;
}

export function defaultPriceList(site: Site): PriceList {
	const list = site.shared.priceLists.find((candidate) => candidate.is_default);
	if (!list) throw new BuildError('GET /api/price-lists: no list is the default one');
	return list;
}

function priceText(
	variants: readonly Variant[],
	list: PriceList,
	locale: Locale,
): PriceText | null {
	const range = priceRange(variants, list.id);
	if (!range) return null;
	const { amount, lowest_price_30d } = range.lowest;
	return {
		amount: formatMoney(amount, list.currency, locale),
		isFrom: range.isFrom,
		lowest30d:
			lowest_price_30d === null ? null : formatMoney(lowest_price_30d, list.currency, locale),
	};
}

/** Widths that a card can use, on two or four columns and dense screens. */
const CARD_WIDTHS = [300, 600, 900] as const;

const cards = new WeakMap<Site, Map<string, ProductCard>>();

/** A product's card; the same object wherever it is listed, five to ten times in a build. */
export function toCard(site: Site, locale: Locale, product: Product): ProductCard {
	let known = cards.get(site);
	if (!known) cards.set(site, (known = new Map()));
	const key = `${locale}/${product.id}`;
	let card = known.get(key);
	if (!card) known.set(key, (card = makeCard(site, locale, product)));
	return card;
}

function makeCard(site: Site, locale: Locale, product: Product): ProductCard {
	const [media] = product.media;
	return {
		id: product.id,
		name: product.name,
		payoff: product.payoff,
		href: site.addresses.path(locale, 'product', product.id, 'product card'),
		lang: product.locale === locale ? null : product.locale,
		picture: media ? toPicture(media, CARD_WIDTHS) : null,
		drawing: media ? null : drawingOf(product),
		price: priceText(product.variants, defaultPriceList(site), locale),
		availability: bestAvailability(product.variants),
		colors: product.colors.map(({ name, swatch }) => ({ name, swatch })),
		figures: headlineRows(product.specifications, locale).slice(0, 2),
	};
}

/** Products that listings show: active, and not discontinued. */
export function isListed(product: Product): boolean {
	return product.is_active && !product.is_discontinued;
}

const indexes = new WeakMap<readonly Product[], Map<string, Product>>();

/** Product by id in one language; a list of a thousand is indexed once. */
export function findProduct(site: Site, locale: Locale, id: string): Product | undefined {
	const { products } = site.locales[locale];
	let index = indexes.get(products);
	if (!index) {
		indexes.set(products, (index = new Map(products.map((product) => [product.id, product]))));
	}
	return index.get(id);
}

/** Cards of products by id; a named product that does not exist stops the build, both named. */
export function cardsOf(
	site: Site,
	locale: Locale,
	ids: readonly string[],
	who: string,
): ProductCard[] {
	return ids.map((id) => {
		const product = findProduct(site, locale, id);
		if (!product) {
			throw new BuildError(`${who} (${locale}) names product "${id}", which does not exist`);
		}
		return toCard(site, locale, product);
	});
}

function crumbOf(
	site: Site,
	locale: Locale,
	entity: 'category' | 'product_usage' | 'product',
	id: string,
	who: string,
): Crumb {
	const href = site.addresses.path(locale, entity, id, who);
	return { href, label: site.addresses.find(locale, entity, id)?.label ?? id };
}

/** One row of cards. */
const RELATED_COUNT = 4;

/** Related products that can still be bought, without the product itself. */
function listedCards(
	site: Site,
	locale: Locale,
	ids: readonly string[],
	who: string,
): ProductCard[] {
	const listed = ids.filter((id) => {
		const product = findProduct(site, locale, id);
		return !product || isListed(product);
	});
	return cardsOf(site, locale, listed, who);
}

export function toProductModel(site: Site, locale: Locale, product: Product): ProductModel {
	const list = defaultPriceList(site);
	const who = `product "${product.id}"`;
	return {
		id: product.id,
		code: product.code,
		name: product.name,
		payoff: product.payoff,
		description: safeHtml(product.description),
		range: product.range,
		category: crumbOf(site, locale, 'category', product.category_id, who),
		usages: product.usage_ids
			.filter((id) => site.addresses.find(locale, 'product_usage', id))
			.map((id) => crumbOf(site, locale, 'product_usage', id, who)),
		pictures: product.media.map((media, index) =>
			toPicture(media, index === 0 ? MEDIA_WIDTHS : CARD_WIDTHS),
		),
		drawing: drawingOf(product),
		price: priceText(product.variants, list, locale),
		vatRate: list.vat_rate / 100,
		priceCountry: site.locales[locale].settings.shop.default_country,
		colors: product.colors.map(({ name, swatch }) => ({ name, swatch })),
		variants: product.variants.map((variant) => {
			const price = priceOf(variant, list.id);
			return {
				code: variant.code,
				name: variant.name,
				price: price ? formatMoney(price.amount, list.currency, locale) : null,
				availability: variant.availability,
			};
		}),
		availability: bestAvailability(product.variants),
		figures: headlineRows(product.specifications, locale),
		specifications: product.specifications.map((row) => toRow(row, locale)),
		features: product.features,
		documents: documentsOf(site, locale, { productId: product.id }),
		related: listedCards(site, locale, product.related_ids, who).slice(0, RELATED_COUNT),
		compatible: listedCards(site, locale, product.compatible_ids, who).map(
			({ id, name, href, lang }) => ({ id, name, href, lang }),
		),
		isCarbonWheel: product.is_carbon_wheel,
		isDiscontinued: product.is_discontinued,
		successor: product.successor_id
			? crumbOf(site, locale, 'product', product.successor_id, who)
			: null,
		warrantyHref: site.addresses.find(locale, 'page', 'warranty-conditions')?.path ?? null,
		storesHref: site.addresses.resolve(locale, { type: 'route', route: 'store-locator' }, who),
	};
}
