import * as v from 'valibot';
import {
	categorySchema,
	countrySchema,
	priceListSchema,
	productSchema,
	productUsageSchema,
} from './catalogue.ts';
import { endpoint } from '#contract/endpoint.ts';
import { toList } from '#contract/lists.ts';
import { localeEntrySchema } from '#contract/content/locale-entry.ts';
import { ITEM_ERRORS, LIST_ERRORS, localized } from '../localized.ts';
import { menuSchema } from './menus.ts';
import {
	jobSchema,
	newsSchema,
	pageBuilderContentSchema,
	pageSchema,
	redirectSchema,
} from './pages.ts';
import { documentSchema, storeSchema } from './places.ts';
import { settingsSchema } from './settings.ts';
import { countryCodeSchema } from '#contract/units.ts';

export const getSettings = endpoint({
	method: 'GET',
	path: '/settings',
	summary: 'Site name, company, shop settings',
	query: localized,
	data: settingsSchema,
	errors: LIST_ERRORS,
});

export const listLocales = endpoint({
	method: 'GET',
	path: '/locales',
	summary: 'Languages of the site',
	data: toList(localeEntrySchema, 'code'),
	errors: [],
});

export const listCountries = endpoint({
	method: 'GET',
	path: '/countries',
	summary: 'Countries, ascending by name in the language asked for',
	query: localized,
	data: toList(countrySchema, 'code'),
	errors: LIST_ERRORS,
});

export const listPriceLists = endpoint({
	method: 'GET',
	path: '/price-lists',
	summary: 'Price lists, or the one that holds for a country',
	query: v.object({ country: v.optional(countryCodeSchema) }),
	data: toList(priceListSchema, 'id'),
	errors: LIST_ERRORS,
});

export const listMenus = endpoint({
	method: 'GET',
	path: '/menus',
	summary: 'Menus, all or by id: filter[id]=1|2|3|4',
	query: v.object({
		...localized.entries,
		'filter[id]': v.optional(v.pipe(v.string(), v.regex(/^\d+(?:\|\d+)*$/))),
	}),
	data: toList(menuSchema, 'id'),
	errors: LIST_ERRORS,
});

export const getMenu = endpoint({
	method: 'GET',
	path: '/menus/{slug}',
	summary: 'One menu by slug',
	query: localized,
	data: menuSchema,
	errors: ITEM_ERRORS,
});

export const listCategories = endpoint({
	method: 'GET',
	path: '/categories',
	summary: 'Product categories by position',
	query: localized,
	data: toList(categorySchema, 'id'),
	errors: LIST_ERRORS,
});

export const listProductUsages = endpoint({
	method: 'GET',
	path: '/product-usages',
	summary:
		'Product usages by position; filter[products.is_active]=1 leaves out those without active products',
	query: v.object({
		...localized.entries,
		'filter[products.is_active]': v.optional(v.picklist(['0', '1'])),
	}),
	data: toList(productUsageSchema, 'id'),
	errors: LIST_ERRORS,
});

export const listProducts = endpoint({
	method: 'GET',
	path: '/products',
	summary: 'All products, discontinued ones included, by category and position',
	query: localized,
	data: toList(productSchema, 'id'),
	errors: LIST_ERRORS,
});

export const getProduct = endpoint({
	method: 'GET',
	path: '/products/{slug}',
	summary: 'One product by its slug in the language asked for',
	query: localized,
	data: productSchema,
	errors: ITEM_ERRORS,
});

export const listPages = endpoint({
	method: 'GET',
	path: '/pages',
	summary: 'CMS pages with template and blocks',
	query: localized,
	data: toList(pageSchema, 'id'),
	errors: LIST_ERRORS,
});

export const getPageBuilderContent = endpoint({
	method: 'GET',
	path: '/page-builder/{entity}/{slug}',
	summary: 'Blocks of one entry',
	query: localized,
	data: pageBuilderContentSchema,
	errors: ITEM_ERRORS,
});

export const listRedirects = endpoint({
	method: 'GET',
	path: '/redirects',
	summary: 'Old addresses and where they lead',
	data: toList(redirectSchema, 'id'),
	errors: [],
});

export const listNews = endpoint({
	method: 'GET',
	path: '/news',
	summary: 'News, newest first',
	query: localized,
	data: toList(newsSchema, 'id'),
	errors: LIST_ERRORS,
});

export const listJobs = endpoint({
	method: 'GET',
	path: '/jobs',
	summary: 'Job positions, newest first, closed ones included',
	query: localized,
	data: toList(jobSchema, 'id'),
	errors: LIST_ERRORS,
});

export const listStores = endpoint({
	method: 'GET',
	path: '/stores',
	summary: 'Dealers, service centres and distributors, by country and city',
	data: toList(storeSchema, 'id'),
	errors: [],
});

export const listDocuments = endpoint({
	method: 'GET',
	path: '/documents',
	summary: 'Manuals, catalogues, price lists and terms',
	query: localized,
	data: toList(documentSchema, 'id'),
	errors: LIST_ERRORS,
});
