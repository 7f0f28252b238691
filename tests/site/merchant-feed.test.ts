import { describe, expect, test } from 'vitest';
import { config } from '#config.ts';
import { listPriceLists, listProducts } from '#contract/content/endpoints.ts';
import type { Product, Variant } from '#contract/content/catalogue.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { listDeliveries, type Market } from '#contract/prices/markets.ts';
import { decimalMoney } from '#i18n/format.ts';
import { entryHref } from '#i18n/paths.ts';
import { isWorthEnough } from '#domain/money/markets.ts';
import { type FeedItem, readMerchantFeed } from '../support/merchant-feed.ts';
import { askHost } from '../support/site-api.ts';
import { FILES, findPage, isIndexable, readDist, SITE_URL } from '../support/site.ts';
import { toGraph, toShownArticles } from '../support/structured.ts';

const FEEDS = config.FEEDS;
const toFile = (name: string) => `feeds/${name}.xml`;
const readFeed = (name: string) => readMerchantFeed(readDist(toFile(name)));

const REQUIRED = [
	...['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'],
	...['condition', 'brand', 'mpn', 'product_type'],
];
const MONEY = /^\d+(?:\.\d{2})? [A-Z]{3}$/;

test('every country of the settings has a feed, and no other', () => {
	expect(FEEDS.length).toBeGreaterThanOrEqual(LOCALES.length);
	expect(FILES.filter((file) => file.startsWith('feeds/')).toSorted()).toEqual(
		FEEDS.map(toFile).toSorted(),
	);
});

describe.each(FEEDS)('the feed %s', (name) => {
	const [locale = 'it', country = ''] = name.split('-') as [Locale, string];
	const { items, faults } = readFeed(name);

	test('is well-formed, and every article has the required fields', () => {
		expect(faults).toEqual([]);
		const lacking = items.flatMap(({ fields, shipping }) => [
			...REQUIRED.filter((field) => fields[field]?.length !== 1 || !fields[field][0]?.trim()),
			...[...(fields['price'] ?? []), ...shipping.map(({ price = '' }) => price)].filter(
				(price) => !MONEY.test(price),
			),
			...((fields['title']?.[0]?.length ?? 0) > 150 ? ['a long title'] : []),
			...shipping.filter((rate) => rate['country'] !== country).map(() => 'another country'),
		]);
		expect(lacking).toEqual([]);
		expect(new Set(items.map(({ fields }) => fields['id']?.[0])).size).toBe(items.length);
	});

	test('matches host and pages for every article', async () => {
		const [products, lists, deliveries] = await Promise.all([
			askHost(listProducts, locale),
			askHost(listPriceLists),
			askHost(listDeliveries),
		]);
		const market = deliveries.find((delivery) => delivery.country === country);
		const list = lists.find(({ id }) => id === market?.price_list_id);
		if (!market || !list) throw new Error(`nothing is sent to ${country}`);
		const wanted = products.flatMap((product) => {
			const path = entryHref(locale, 'product', product.slug);
			const page = findPage(path);
			const isTold =
				product.is_active && !product.is_discontinued && product.locale === locale && page;
			if (!isTold || !isIndexable(page)) return [];
			return product.variants.flatMap((variant) =>
				toLines({ product, variant, market, list, path }),
			);
		});
		const told = items.flatMap(({ fields, shipping }) => toldLines(fields, shipping));
		expect(wanted.length).toBeGreaterThan(500);
		expect(told.toSorted()).toEqual(wanted.toSorted());
	});

	test('has the pictures and offers of the linked pages', () => {
		const wrong = items.flatMap(({ fields }) => {
			const [link = '', id = '', image = ''] = ['link', 'id', 'image_link'].map(
				(field) => fields[field]?.[0] ?? '',
			);
			const page = findPage(new URL(link).pathname);
			if (!page) return [`${link} does not exist`];
			const offer = toShownArticles(toGraph(page)).find(({ code }) => code === id)?.offer;
			const price = fields['sale_price']?.[0] ?? fields['price']?.[0];
			const isPrinted = !link.includes('country=');
			const isSame = offer && `${offer.price} ${offer.priceCurrency}` === price;
			return [
				...(isPrinted && !isSame ? [`${id} ${price} beside ${offer?.price}`] : []),
				...(page.html.includes(image.slice(SITE_URL.length)) ? [] : [`${id} ${image}`]),
			];
		});
		expect(wrong).toEqual([]);
	});
});

interface Told {
	product: Product;
	variant: Variant;
	market: Market;
	list: { id: string; currency: string };
	path: string;
}

/** Lines that the host's data of an article amount to; none where it has no price. */
function toLines({ product, variant, market, list, path }: Told): string[] {
	const price = variant.prices.find(({ price_list_id }) => price_list_id === list.id);
	if (!price || !isWorthEnough(price.amount, market.goods_above)) return [];
	const id = variant.code;
	const money = (amount: typeof price.amount) =>
		`${decimalMoney(amount, list.currency)} ${list.currency}`;
	const before = price.lowest_price_30d;
	const [out, in_] = ['out_of_stock', 'in_stock'];
	return [
		`${id} page ${path}`,
		`${id} price ${money(before ?? price.amount)}`,
		...(before === null ? [] : [`${id} sale_price ${money(price.amount)}`]),
		`${id} availability ${variant.availability === out ? out : in_}`,
		...(variant.gtin ? [`${id} gtin ${variant.gtin}`] : []),
		...(product.variants.length > 1 ? [`${id} item_group_id ${product.code}`] : []),
		...(variant.weight_g ? [`${id} product_weight ${variant.weight_g} g`] : []),
		...market.shipping.map(({ method, amount, free_from }) => {
			const isFree = free_from !== null && price.amount >= free_from;
			const cost = decimalMoney(amount, list.currency);
			return `${id} ${method} ${isFree ? cost.replace(/\d/g, '0').replace(/^0+/, '0') : cost}`;
		}),
	];
}

const TOLD = ['price', 'sale_price', 'availability', 'gtin', 'item_group_id', 'product_weight'];

/** Lines that a feed's data of an article amount to. */
function toldLines(fields: FeedItem['fields'], shipping: FeedItem['shipping']): string[] {
	const [id = ''] = fields['id'] ?? [];
	const [link = ''] = fields['canonical_link'] ?? [];
	return [
		`${id} page ${new URL(link).pathname}`,
		...TOLD.flatMap((field) => (fields[field] ?? []).map((text) => `${id} ${field} ${text}`)),
		...shipping.map(({ service, price = '' }) => `${id} ${service} ${price.split(' ')[0]}`),
	];
}
