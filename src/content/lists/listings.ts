import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { pageHref } from '#i18n/paths.ts';
import { type PrintedFor, printedFor, toCard, type ProductCard } from '../catalogue/catalogue.ts';
import { toFitLine, type FitLineModel } from '../fit/fit-line.ts';
import { toFacets, type FacetItem, type Facets } from './facets.ts';
import type { SectionLink } from '../parts/model.ts';
import type { Site } from '../site/site.ts';

/** Cards of one listing page; a longer list goes on at `/2`, `/3`. */
export const PRODUCTS_PER_PAGE = 48;
export const NEWS_PER_PAGE = 12;

export interface Pager {
	page: number;
	pageCount: number;
	pages: { page: number; href: string; isCurrent: boolean }[];
}

/** Filter of the list: another static address with its count. */
export interface Filter {
	label: string;
	href: string;
	count: number;
	isCurrent: boolean;
}

export interface ListingModel {
	title: string;
	description: string;
	/** Set where the section's own texts are not in the page's language. */
	lang: Locale | null;
	ambience: SectionLink['ambience'];
	sections: SectionLink[];
	filters: Filter[];
	total: number;
	cards: ProductCard[];
	/** Orders of the whole list and, on its first page, its filters. */
	facets: Facets;
	/** The cards in numbers, in their order, for the facets. */
	items: FacetItem[];
	pager: Pager;
	printedFor: PrintedFor;
	/** Question of the fit bench, on the first page of a list of wheels. */
	fitLine: FitLineModel | null;
}

export function toPager(path: string, page: number, pageCount: number): Pager {
	return {
		page,
		pageCount,
		pages: Array.from({ length: pageCount }, (_, index) => ({
			page: index + 1,
			href: pageHref(path, index + 1),
			isCurrent: index + 1 === page,
		})),
	};
}

/** Splits a list into pages; an empty list still has its first page, which says so. */
export function paginate<T>(items: readonly T[], perPage: number): T[][] {
	const pages: T[][] = [];
	for (let start = 0; start < items.length; start += perPage) {
		pages.push(items.slice(start, start + perPage));
	}
	return pages.length > 0 ? pages : [[]];
}

export type ListingHead = Omit<
	ListingModel,
	'total' | 'cards' | 'facets' | 'items' | 'pager' | 'printedFor' | 'fitLine'
>;

/** One model per page of a product list. */
export function toListingPages(
	site: Site,
	locale: Locale,
	path: string,
	products: readonly Product[],
	head: ListingHead,
): ListingModel[] {
	const pages = paginate(products, PRODUCTS_PER_PAGE);
	const { items, ...facets } = toFacets(site, locale, products);
	const itemPages = paginate(items, PRODUCTS_PER_PAGE);
	// A list that can be filtered by tyre has wheels.
	const hasWheels = facets.groups.some(({ code }) => code === 'tyre_width');
	return pages.map((slice, index) => ({
		...head,
		total: products.length,
		cards: slice.map((product) => toCard(site, locale, product)),
		// A further page that counted the whole list would change with every price of the first.
		facets: index === 0 ? facets : { ...facets, groups: [] },
		items: itemPages[index] ?? [],
		pager: toPager(path, index + 1, pages.length),
		printedFor: printedFor(site, locale),
		fitLine: index === 0 && hasWheels ? toFitLine(site, locale) : null,
	}));
}
