import * as v from 'valibot';
import { AVAILABILITIES } from '#contract/content/availability.ts';
import { type PriceList, type Product } from '#contract/content/catalogue.ts';
import { findPrice } from '#domain/money/prices.ts';
import { formatMoney } from '#i18n/format.ts';
import { getT } from '#i18n/server.ts';
import { centsSchema } from '#contract/units.ts';
import './i18n.ts';
import { toLocale } from './site.ts';
import type { SitePage } from './site-page.ts';
import { graphSchema, type Offer, type StructuredGraph, type Thing } from './structured-schemas.ts';

/** Lists faults of a page's data as such: number of blocks, form, missing properties. */
export function findFaults(page: Pick<SitePage, 'dataBlocks'>): string[] {
	const [block, ...others] = page.dataBlocks;
	if (block === undefined) return ['no data'];
	if (others.length > 0) return ['more than one block of data'];
	if (block.includes('<')) return ['a "<" that is not escaped'];
	const read = v.safeParse(graphSchema, JSON.parse(block));
	if (read.success) return [];
	return read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

export function toGraph(page: Pick<SitePage, 'dataBlocks'>): StructuredGraph {
	return v.parse(graphSchema, JSON.parse(page.dataBlocks[0] ?? 'null'));
}

export function listThings<T extends Thing['@type']>(graph: StructuredGraph, type: T) {
	return graph['@graph'].filter(
		(thing): thing is Extract<Thing, { '@type': T }> => thing['@type'] === type,
	);
}

/** Lists every text of the data with the name of its property. */
export function textsIn(value: unknown, name = ''): [name: string, text: string][] {
	if (typeof value === 'string') return [[name, value]];
	if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, key));
}

/** Text between the tags of a piece of markup. */
const toText = (html: string) =>
	html
		.replace(/<[^>]+>/g, '')
		.replace(/\s+/g, ' ')
		.replaceAll('&amp;', '&')
		.replaceAll('&#39;', '’')
		.trim();

/** Steps of the breadcrumb bar. */
export function crumbsShown({ html }: SitePage): string[] {
	const [, list = ''] = /<ol class="crumbs-list">([\s\S]*?)<\/ol>/.exec(html) ?? [];
	return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, step = '']) => toText(step));
}

/** Price and availability of every article, as the table of a product's page shows them. */
function articlesShown({ html }: SitePage) {
	const rows = html.matchAll(/<tr id="([^"]+)" data-values[^>]*>([\s\S]*?)<\/tr>/g);
	return [...rows].map(([, code = '', row = '']) => {
		const [, price = '', availability = ''] = [...row.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(
			([, cell = '']) => toText(cell.replace(/<small[\s\S]*?<\/small>/, '')),
		);
		return { code, price, availability };
	});
}

interface ArticleOfData {
	code: string;
	offer: Offer | undefined;
}

/** Articles of a product's data, alone or as variants. */
export function toShownArticles(graph: StructuredGraph): ArticleOfData[] {
	return [
		...listThings(graph, 'ProductGroup').flatMap(({ hasVariant }) => hasVariant),
		...listThings(graph, 'Product'),
	].map(({ sku, offers }) => ({ code: sku, offer: offers }));
}

/** Meaning of the words for availability while the shop is open. */
const MEANING: Record<(typeof AVAILABILITIES)[number], string> = {
	in_stock: 'InStock',
	low_stock: 'LimitedAvailability',
	made_to_order: 'MadeToOrder',
	out_of_stock: 'OutOfStock',
};

/** Lists the differences between the offers of a page's data and its table. */
export function offersBesideTable(page: SitePage, articles: readonly ArticleOfData[]): string[] {
	const t = getT(toLocale(page), 'catalogue');
	const isDiscontinued = page.text.includes(t('product.discontinued'));
	const shown = articlesShown(page);
	const wanted = shown.map(({ code, price, availability }) => {
		const known = AVAILABILITIES.find((word) => t(`availability.${word}`) === availability);
		const meaning = isDiscontinued ? 'Discontinued' : MEANING[known ?? 'out_of_stock'];
		const isPriced = price !== getT(toLocale(page), 'prices')('price.none');
		return isPriced ? `${code} ${price} ${meaning}` : `${code} without`;
	});
	const told = articles.map(({ code, offer }) => {
		if (!offer) return `${code} without`;
		const cents = v.parse(centsSchema, Math.round(Number(offer.price) * 100));
		const price = formatMoney(cents, offer.priceCurrency, toLocale(page));
		const meaning = offer.availability.slice('https://schema.org/'.length);
		return `${code} ${price.replace(/\s+/g, ' ')} ${meaning}`;
	});
	return told.join('\n') === wanted.join('\n') ? [] : [`${told.join()} beside ${wanted.join()}`];
}

/** Lists the differences between the offers and the host's answer. */
export function offersBesideHost(
	product: Product,
	list: PriceList,
	articles: readonly ArticleOfData[],
): string[] {
	const wanted = product.variants.map((variant) => {
		const price = findPrice(variant, list.id);
		return price ? `${variant.code} ${price.amount / 100} ${list.currency}` : `${variant.code} –`;
	});
	const told = articles.map(({ code, offer }) =>
		offer ? `${code} ${Number(offer.price)} ${offer.priceCurrency}` : `${code} –`,
	);
	return told.join() === wanted.join() ? [] : [`${told.join()} beside ${wanted.join()}`];
}
