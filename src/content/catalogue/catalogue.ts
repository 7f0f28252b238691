import type {
	Drawing,
	PriceList,
	Product,
	RimSection,
	SWATCHES,
	Variant,
} from '#contract/content/catalogue.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import { articlesOfPrice, bestAvailability, findPrice, priceRange } from '#domain/money/prices.ts';
import { durabilityLine } from '#i18n/durability.ts';
import { formatMoney } from '#i18n/format.ts';
import { BuildError } from '../source/build-error.ts';
import { getDrawing } from '../pictures/drawing.ts';
import { productById } from '../site/find-product.ts';
import { toPicture } from '../pictures/media.ts';
import type { Picture, PriceText } from '../parts/model.ts';
import { trackProduct, createProductMemo } from '../site/memo.ts';
import type { Site } from '../site/site.ts';
import { headlineRows, type SpecificationRow } from '../parts/specifications.ts';

export type Swatch = (typeof SWATCHES)[number];

/** A product in a list. `lang` is set where its texts are not in the page's language. */
export interface ProductCard {
	id: string;
	name: string;
	payoff: string;
	href: string;
	lang: Locale | null;
	picture: Picture | null;
	drawing: Drawing | null;
	/** Its rim, for the section beside the figures; null if it has none. */
	rim: RimSection | null;
	price: PriceText | null;
	availability: Variant['availability'] | null;
	/** Article that its button adds; null if there is a choice to make or nothing to buy. */
	addId: string | null;
	/** Article that its heart marks; null if there is a choice to make or the shop is closed. */
	wishId: string | null;
	colors: { name: string; swatch: Swatch }[];
	/** Years of the producer's guarantee of durability, as a line; empty if there is none. */
	durability: string;
	figures: SpecificationRow[];
}

/** A product in a plain list of links: printed fields only, so a price changes no such page. */
export type ProductLine = Pick<ProductCard, 'id' | 'name' | 'href' | 'lang'>;

export function defaultPriceList(site: Site): PriceList {
	const list = site.shared.priceLists.find((candidate) => candidate.is_default);
	if (!list) throw new BuildError('GET /api/price-lists: no list is the default one');
	return list;
}

/** The country that pages of a build print prices for, its currency, and its VAT in percent. */
export interface PrintedFor {
	country: string;
	currency: string;
	vatRate: number;
	/** True while the shop is open; while it is closed the prices are recommended retail prices. */
	isSold: boolean;
	/** Country whose prices Japanese readers see in yen by one press; null elsewhere. */
	yenCountry: string | null;
}

/** Country of Japanese readers, where the shop sends there at prices in yen that no page prints. */
export function yenCountry({ shared }: Site, locale: Locale): string | null {
	const market = shared.deliveries.find(
		({ currency, is_default_list }) => currency === 'JPY' && !is_default_list,
	);
	return locale === 'ja' ? (market?.country ?? null) : null;
}

export function printedFor(site: Site, locale: Locale): PrintedFor {
	const { shop } = site.locales[locale].settings;
	const { currency, vat_rate } = defaultPriceList(site);
	return {
		country: shop.default_country,
		currency,
		vatRate: vat_rate / 100,
		isSold: shop.is_enabled,
		yenCountry: yenCountry(site, locale),
	};
}

/** Formatted price of a product in a list; null if it has no price there. */
export function priceText(
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
export const CARD_WIDTHS = [300, 600, 900] as const;

/** A product's card; every list gets the same object for as long as its content is unchanged. */
export const toCard = createProductMemo('card', makeCard);

const isShopOpen = (site: Site): boolean => site.locales[DEFAULT_LOCALE].settings.shop.is_enabled;

/** The only article of a product while the shop is open; undefined if there is a choice. */
function onlyArticle(site: Site, { variants }: Product): Variant | undefined {
	const [only, ...others] = variants;
	return isShopOpen(site) && others.length === 0 ? only : undefined;
}

/** True if an article has a price and is not out of stock. */
function isAddable(site: Site, variant: Variant): boolean {
	const price = findPrice(variant, defaultPriceList(site).id);
	return price !== undefined && variant.availability !== 'out_of_stock';
}

/** True if the shop is open and sells an article of the product. */
export function hasAddable(site: Site, product: Product): boolean {
	const isSold = isShopOpen(site) && isListed(product);
	return isSold && product.variants.some((variant) => isAddable(site, variant));
}

/** Article that a card can add to the cart: the only one, if it has a price and is in stock. */
function findAddId(site: Site, product: Product): string | null {
	const only = onlyArticle(site, product);
	return only && isListed(product) && isAddable(site, only) ? only.id : null;
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
		drawing: media ? null : getDrawing(product),
		rim: getDrawing(product)?.rim ?? null,
		price: priceText(articlesOfPrice(product.variants), defaultPriceList(site), locale),
		availability: bestAvailability(product.variants),
		addId: findAddId(site, product),
		wishId: onlyArticle(site, product)?.id ?? null,
		colors: product.colors.map(({ name, swatch }) => ({ name, swatch })),
		durability: product.durability_guarantee
			? durabilityLine(product.durability_guarantee, product.locale)
			: '',
		figures: headlineRows(product.specifications, locale).slice(0, 2),
	};
}

/** Products that listings show: active, and not discontinued. */
export function isListed(product: Product): boolean {
	return product.is_active && !product.is_discontinued;
}

/** True for a product that can be ordered on this site in a language: the shop is open for it. */
export const isSoldHere = (site: Site, locale: Locale, product: Product): boolean =>
	site.locales[locale].settings.shop.is_enabled && isListed(product) && product.variants.length > 0;

/** Finds a product by its id in one language, and records the dependency on it. */
export function findProduct(site: Site, locale: Locale, id: string): Product | undefined {
	trackProduct(locale, id);
	return productById(site, locale, id);
}

/** Cards of products by id; an unknown id stops the build with an error that names it and `who`. */
export function toCards(
	site: Site,
	locale: Locale,
	ids: readonly string[],
	who: string,
): ProductCard[] {
	return ids.map((id) => {
		// The site's `places` track whether it exists, its card tracks what it shows.
		const product = productById(site, locale, id);
		if (!product) {
			throw new BuildError(`${who} (${locale}) names product "${id}", which does not exist`);
		}
		return toCard(site, locale, product);
	});
}
