import * as v from 'valibot';
import { categorySchema, productSchema, productUsageSchema } from '#contract/content/catalogue.ts';
import { listPriceLists } from '#contract/content/endpoints.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { jobSchema, newsSchema, pageSchema } from '#contract/content/pages.ts';
import { settingsSchema } from '#contract/content/settings.ts';
import { AddressBook } from '#content/site/addresses.ts';
import type { Site } from '#content/site/site.ts';
import type { LocaleSource } from '#content/source/source.ts';

/** Fields of an entry as a host sends them; each is parsed, so a factory cannot invent a shape. */
type Given = Record<string, unknown>;

const entity = (id: string) => ({
	id,
	version: '1',
	updated_at: '2026-09-01T08:00:00.000Z',
});
const localized = (id: string, locale: Locale) => ({
	...entity(id),
	locale,
	slug: `${id}-${locale}`,
	slugs: { it: `${id}-it` },
});
const seo = { title: null, description: null, noindex: false };

export const aCategory = (id: string, locale: Locale, given: Given = {}) =>
	v.parse(categorySchema, {
		safety_notice: '',
		...localized(id, locale),
		name: `${id} ${locale}`,
		alt: '',
		description: `About ${id}`,
		media: [],
		media_hamburger: null,
		position: 0,
		seo,
		...given,
	});

export const aUsage = (id: string, locale: Locale, given: Given = {}) =>
	v.parse(productUsageSchema, { ...aCategory(id, locale), children: [], ...given });

export const aProduct = (id: string, locale: Locale, given: Given = {}) =>
	v.parse(productSchema, {
		...localized(id, locale),
		code: id.toUpperCase(),
		name: `${id} ${locale}`,
		payoff: 'Payoff',
		description: '<p>Description</p>',
		brand: 'Livenza',
		range: null,
		category_id: 'wheels',
		usage_ids: [],
		is_active: true,
		is_discontinued: false,
		successor_id: null,
		released_on: null,
		media: [],
		options: [],
		colors: [],
		variants: [],
		specifications: [],
		features: [],
		drawing: null,
		is_carbon_wheel: false,
		document_ids: [],
		related_ids: [],
		compatible_ids: [],
		seo,
		...given,
	});

export const aPrice = (amount: number, given: object = {}) => ({
	price_list_id: 'italy',
	amount,
	street_price: null,
	lowest_price_30d: null,
	...given,
});

/** Variant of a product, as the host sends it. */
export const anArticle = (id: string, prices: unknown[], availability = 'in_stock') => ({
	id,
	code: id,
	name: id,
	options: {},
	color: null,
	gtin: null,
	weight_g: null,
	availability,
	prices,
});

export const aPage = (id: string, locale: Locale, given: Given = {}) =>
	v.parse(pageSchema, {
		...localized(id, locale),
		title: `${id} ${locale}`,
		template: 'generic',
		parent_id: null,
		locales: null,
		media: null,
		blocks: [],
		seo,
		...given,
	});

export const aNewsItem = (id: string, locale: Locale, given: Given = {}) =>
	v.parse(newsSchema, {
		...localized(id, locale),
		title: `${id} ${locale}`,
		excerpt: 'Excerpt',
		topic: 'products',
		published_on: '2026-03-02',
		media: null,
		blocks: [],
		related_product_ids: [],
		seo,
		...given,
	});

export const aJob = (id: string, locale: Locale, given: Given = {}) =>
	v.parse(jobSchema, {
		...localized(id, locale),
		name: `${id} ${locale}`,
		publication_date: '2026-03-02',
		closes_on: null,
		is_open: true,
		place: 'Treviso',
		area: 'Production',
		contract_type: 'Full time',
		employment: ['full_time'],
		pay: null,
		summary: 'Summary',
		description: '<p>Description</p>',
		seo,
		...given,
	});

export const toSettings = (locale: Locale, given: Given = {}) =>
	v.parse(settingsSchema, {
		...entity('settings'),
		locale,
		site_name: 'Livenza',
		payoff: 'Payoff',
		description: 'Description',
		founded: 1974,
		catalogue_year: 2026,
		company: {
			legal_name: 'Livenza S.r.l.',
			street: 'Via del Fiume 1',
			postal_code: '31046',
			city: 'Oderzo',
			province: 'TV',
			country: 'IT',
			email: 'info@livenza.example',
			phone: '+39 0422 000000',
			website: 'https://livenza.example',
			map_url: 'https://maps.example/livenza',
			latitude: 45.78,
			longitude: 12.49,
			vat_number: 'IT00000000000',
			tax_code: '00000000000',
			company_register: null,
			rea_number: null,
			share_capital: null,
			certified_email: null,
			group_note: null,
		},
		social: [],
		shop: {
			is_enabled: false,
			default_country: 'IT',
			default_currency: 'EUR',
			free_shipping_threshold_ita: null,
			free_shipping_threshold_int: null,
			standard_delivery_days: null,
			express_delivery_hours: null,
			support_hours: [],
		},
		uploads: { file_bytes: 10_485_760, form_bytes: 26_214_400 },
		switcher_locales: { default: ['it', 'en', 'ja'], landing: [...LOCALES] },
		...given,
	});

const priceLists = v.parse(listPriceLists.data, [
	{
		...entity('italy'),
		name: 'Italy',
		currency: 'EUR',
		countries: ['IT'],
		is_default: true,
		prices_include_vat: true,
		vat_rate: 2200,
		year: 2026,
	},
]);

function aSource(locale: Locale, given: Partial<LocaleSource>): LocaleSource {
	return {
		locale,
		settings: toSettings(locale),
		countries: [],
		menus: [],
		categories: [],
		usages: [],
		products: [],
		pages: [aPage('home', locale, { slug: 'home' }), aPage('newsletter', locale)],
		news: [],
		jobs: [],
		documents: [],
		forms: [],
		announcements: [],
		fitRules: [],
		...given,
	};
}

/** Makes a value for each language of the site, by language. */
export const inEachLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
	Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** Site of a home page and the given content of each language. */
export function aSite(
	given: (locale: Locale) => Partial<LocaleSource> = () => ({}),
	shared: Partial<Site['shared']> = {},
): Site {
	const locales = inEachLocale((locale) => aSource(locale, given(locale)));
	return {
		locales,
		shared: {
			locales: [],
			priceLists,
			stores: [],
			redirects: [],
			deliveries: [],
			measurements: [],
			...shared,
		},
		addresses: new AddressBook(locales),
		leftOut: [],
		places: {},
	};
}

/** Falls back to the Italian text where a language has none, as a host does. */
export const italianIn = <T>(
	locale: Locale,
	missing: readonly Locale[],
	make: (text: Locale) => T,
): T => make(missing.includes(locale) ? 'it' : locale);
