import { COUNTRY_PARAM } from '#contract/chosen-country.ts';
import type { PriceList, Product, Variant } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { Market } from '#contract/prices/markets.ts';
import { config } from '#config.ts';
import { isWorthEnough } from '#domain/money/markets.ts';
import { findPrice } from '#domain/money/prices.ts';
import { toCost, transitDays } from '#domain/money/shipping-rates.ts';
import { decimalMoney } from '#i18n/format.ts';
import { toChoices, listValues } from '../catalogue/choices.ts';
import { findMaterial } from '../catalogue/material.ts';
import { findGallery } from '../pictures/gallery.ts';
import { toImage } from '../pictures/media.ts';
import { toText } from '../parts/rich-text.ts';
import { printsOnce } from '../site/recording.ts';
import { toDigest } from '../source/digest.ts';
import { element } from './xml.ts';

/** Country and language of a feed, and the terms that hold there. */
export interface FeedMarket {
	locale: Locale;
	market: Market;
	list: PriceList;
}

/** Words of the feed for the host's; an article made to order can be ordered. */
const AVAILABILITY: Record<Variant['availability'], string> = {
	in_stock: 'in_stock',
	low_stock: 'in_stock',
	made_to_order: 'in_stock',
	out_of_stock: 'out_of_stock',
};

/** Most that the format takes. */
const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 5000;
const FURTHER_PICTURES = 10;

/** Parameter by which a product's page opens with an article. */
const ARTICLE_PARAM = 'variant';

function toLink(page: string, code: string, { market }: FeedMarket, isAlone: boolean): string {
	const link = new URL(page);
	if (!isAlone) link.searchParams.set(ARTICLE_PARAM, code);
	// Pages print the default list: another one is shown where the link asks for it.
	if (!market.is_default_list) link.searchParams.set(COUNTRY_PARAM, market.country);
	return link.href;
}

/** The lowest price of 30 days and the price in force, during an announced cut; else the price. */
function listPrices(variant: Variant, list: PriceList) {
	const price = findPrice(variant, list.id);
	if (!price) return null;
	const told = (amount: typeof price.amount) =>
		`${decimalMoney(amount, list.currency)} ${list.currency}`;
	const { amount, lowest_price_30d: before } = price;
	return {
		amount,
		elements: before
			? [element('g:price', told(before)), element('g:sale_price', told(amount))]
			: [element('g:price', told(amount))],
	};
}

function toShipping({ market }: FeedMarket, goods: number): string[] {
	return market.shipping.map((rate) => {
		const { least, most } = transitDays(rate);
		const cost = decimalMoney(toCost(rate, goods), market.currency);
		return [
			'<g:shipping>',
			element('g:country', market.country),
			element('g:service', rate.method),
			element('g:price', `${cost} ${market.currency}`),
			element('g:min_transit_time', String(least)),
			element('g:max_transit_time', String(most)),
			'</g:shipping>',
		].join('');
	});
}

/** Pictures of an article: that of its finish first. */
function toPictures(product: Product, variant: Variant): string[] {
	const ofFinish = product.colors.find(({ code }) => code === variant.color)?.media;
	const others = findGallery(product).filter(({ file }) => file !== ofFinish?.file);
	return [...(ofFinish ? [ofFinish] : []), ...others].map(
		(media) => config.SITE_URL + toImage(media).src,
	);
}

/** A property that the format has no word for, such as the freehub body. */
const detail = (name: string, value: string): string =>
	[
		'<g:product_detail>',
		element('g:attribute_name', name),
		element('g:attribute_value', value),
		'</g:product_detail>',
	].join('');

/**
 * Colour and size of an article, by its finish and its option of that name; other options as details,
 * for nothing else tells the articles of one product apart.
 */
function toTraits(product: Product, variant: Variant, locale: Locale): string[] {
	const choices = toChoices(product, locale);
	const values = listValues(variant, choices);
	return choices.flatMap(({ code, name: property, values: known }, at) => {
		const name = known.find((value) => value.code === values[at])?.name;
		if (name === undefined) return [];
		if (code === null) return [element('g:color', name)];
		return code === 'size' ? [element('g:size', name)] : [detail(property, name)];
	});
}

/** Article of a product in a feed; empty for one that has no price there or cannot be sent. */
function itemXml(product: Product, variant: Variant, feed: FeedMarket, page: Page): string {
	const price = listPrices(variant, feed.list);
	const [picture, ...further] = toPictures(product, variant);
	if (!price || picture === undefined) return '';
	if (!isWorthEnough(price.amount, feed.market.goods_above)) return '';
	const isAlone = product.variants.length === 1;
	const title = isAlone ? product.name : `${product.name}, ${variant.name}`;
	// A comma would separate materials; text after it describes the process.
	const material = findMaterial(product)?.split(/[,、]/)[0] ?? null;
	const description = [product.payoff, ...toText(product.description)].join(' ');
	return [
		'<item>',
		element('g:id', variant.code),
		...(isAlone ? [] : [element('g:item_group_id', product.code)]),
		element('g:title', title.slice(0, TITLE_LENGTH)),
		element('g:description', description.slice(0, DESCRIPTION_LENGTH)),
		element('g:link', toLink(page.url, variant.code, feed, isAlone)),
		element('g:canonical_link', page.url),
		element('g:image_link', picture),
		...further.slice(0, FURTHER_PICTURES).map((src) => element('g:additional_image_link', src)),
		element('g:availability', AVAILABILITY[variant.availability]),
		...price.elements,
		...toShipping(feed, price.amount),
		element('g:condition', 'new'),
		element('g:brand', product.brand),
		...(variant.gtin ? [element('g:gtin', variant.gtin)] : []),
		element('g:mpn', variant.code),
		element('g:product_type', [page.category, product.range].filter(Boolean).join(' > ')),
		...(material === null ? [] : [element('g:material', material)]),
		...toTraits(product, variant, feed.locale),
		...(variant.weight_g ? [element('g:product_weight', `${variant.weight_g} g`)] : []),
		'</item>\n',
	].join('');
}

/** Page that an item leads to: its address, and the name of its category. */
export interface Page {
	url: string;
	category: string;
}

/** Items of a product in a feed, as they were printed last. */
interface Printed {
	/** All that they state beside the product. */
	told: string;
	digest: string;
	/** Null in a publisher, which would hold a second catalogue: it prints them again. */
	items: string | null;
}

const printed = new WeakMap<Product, Map<string, Printed>>();

const printItems = (product: Product, feed: FeedMarket, page: Page): string =>
	product.variants.map((variant) => itemXml(product, variant, feed, page)).join('');

const terms = new WeakMap<FeedMarket, string>();

/** Digest of a feed's terms, which are the same for all of its products. */
function termsDigest(feed: FeedMarket): string {
	let digest = terms.get(feed);
	if (!digest) terms.set(feed, (digest = toDigest([feed, config.SITE_URL])));
	return digest;
}

/** Printed again only where anything that they state has changed. */
function lastPrinted(product: Product, feed: FeedMarket, page: Page): Printed {
	let known = printed.get(product);
	if (!known) printed.set(product, (known = new Map()));
	const name = `${feed.locale}-${feed.market.country}`;
	const told = [termsDigest(feed), page.url, page.category].join(' ');
	let last = known.get(name);
	if (last?.told !== told) {
		const items = printItems(product, feed, page);
		last = { told, digest: toDigest(items), items: printsOnce() ? items : null };
		known.set(name, last);
	}
	return last;
}

/** Digest of the items of a product in a feed. */
export const itemsDigest = (product: Product, feed: FeedMarket, page: Page): string =>
	lastPrinted(product, feed, page).digest;

/** Items of a product in a feed. */
export const itemsXml = (product: Product, feed: FeedMarket, page: Page): string =>
	lastPrinted(product, feed, page).items ?? printItems(product, feed, page);
