import type { Product } from '#contract/content/catalogue.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locales.ts';
import { config } from '#config.ts';
import { findPrice } from '#domain/money/prices.ts';
import { getT } from '#i18n/server.ts';
import { href } from '#i18n/paths.ts';
import { isSoldHere } from '../catalogue/catalogue.ts';
import { productById } from '../site/find-product.ts';
import { itemsDigest, itemsXml, type FeedMarket, type Page } from './merchant-item.ts';
import type { Site } from '../site/site.ts';
import { toDigest } from '../source/digest.ts';
import { element } from './xml.ts';

/** A feed that the settings name. */
interface NamedFeed {
	/** `it-IT`. */
	name: string;
	/** Null without anything to print; `why` states what is missing. */
	feed: FeedMarket | null;
	why: string;
}

/** Products of a language that a feed lists: sold here, with a page of their own in this language. */
function toProducts(site: Site, locale: Locale): Product[] {
	return site.locales[locale].products.filter(
		(product) =>
			isSoldHere(site, locale, product) &&
			product.locale === locale &&
			!product.seo.noindex &&
			site.addresses.find(locale, 'product', product.id) !== undefined &&
			productById(site, locale, product.id) === product,
	);
}

/** Reads the terms of one country; a country without them gets no file. */
function toFeed(site: Site, name: string): NamedFeed {
	const [locale, country] = name.split('-');
	const lacking = (why: string): NamedFeed => ({ name, feed: null, why });
	if (!isLocale(locale)) return lacking('is in no language of the site');
	const market = site.shared.deliveries.find((delivery) => delivery.country === country);
	if (!market) return lacking('the shop sends nothing there');
	const list = site.shared.priceLists.find(({ id }) => id === market.price_list_id);
	const isPriced = toProducts(site, locale).some(({ variants }) =>
		variants.some((variant) => list && findPrice(variant, list.id)),
	);
	if (!list || !isPriced) return lacking('no article has a price there');
	return { name, feed: { locale, market, list }, why: '' };
}

/**
 * Feeds that the settings name. None while the shop is closed or has no products. A country without prices or
 * delivery has no file rather than an empty one: whoever fetches it keeps the articles known
 * before and reports the failure, while an empty list would take them all off.
 */
export function merchantFeeds(site: Site): NamedFeed[] {
	const { settings, products } = site.locales[DEFAULT_LOCALE];
	// Lists that are empty say so themselves.
	if (!settings.shop.is_enabled || products.length === 0) return [];
	return config.FEEDS.map((name) => toFeed(site, name));
}

/** Products of a feed in the order of the catalogue, each with the page that its items lead to. */
function listed(site: Site, { locale }: FeedMarket): { product: Product; page: Page }[] {
	const names = new Map(site.locales[locale].categories.map(({ id, name }) => [id, name]));
	return toProducts(site, locale).map((product) => ({
		product,
		page: {
			url: config.SITE_URL + site.addresses.path(locale, 'product', product.id, 'merchant feed'),
			category: names.get(product.category_id) ?? '',
		},
	}));
}

/** Digest of all that a feed prints. */
export const feedDigest = (site: Site, feed: FeedMarket): string =>
	toDigest([
		feedFrame(site, feed),
		listed(site, feed).map(({ product, page }) => itemsDigest(product, feed, page)),
	]);

/** A feed as its file has it. */
export function feedXml(site: Site, feed: FeedMarket): string {
	const [head, foot] = feedFrame(site, feed);
	const items = listed(site, feed).map(({ product, page }) => itemsXml(product, feed, page));
	return [head, ...items, foot].join('');
}

/** Markup around the items: a channel with the shop's name. */
function feedFrame(site: Site, { locale }: FeedMarket): [head: string, foot: string] {
	const { site_name, description } = site.locales[locale].settings;
	const title = `${site_name} – ${getT(locale, 'catalogue')('archive.title')}`;
	return [
		[
			'<?xml version="1.0" encoding="UTF-8"?>\n',
			'<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>',
			element('title', title),
			element('link', config.SITE_URL + href(locale, 'products-archive')),
			element('description', description),
			'\n',
		].join(''),
		'</channel>\n</rss>\n',
	];
}
