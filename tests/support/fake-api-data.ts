import { listForms } from '#contract/forms/forms.ts';
import * as v from 'valibot';
import { callApi } from '#api/call-api.ts';
import { describeError } from '#api/result.ts';
import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import * as endpoints from '#contract/content/endpoints.ts';
import { listDeliveries } from '#contract/prices/markets.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { inEachLocale } from './factories-content.ts';

/** Calls that a build makes once per language. */
export const LOCALIZED = {
	settings: endpoints.getSettings,
	countries: endpoints.listCountries,
	menus: endpoints.listMenus,
	categories: endpoints.listCategories,
	usages: endpoints.listProductUsages,
	products: endpoints.listProducts,
	pages: endpoints.listPages,
	news: endpoints.listNews,
	jobs: endpoints.listJobs,
	documents: endpoints.listDocuments,
	forms: listForms,
} as const;
/** Calls that do not depend on a language. */
export const SHARED = {
	locales: endpoints.listLocales,
	priceLists: endpoints.listPriceLists,
	stores: endpoints.listStores,
	redirects: endpoints.listRedirects,
	deliveries: listDeliveries,
} as const;

const QUERIES: Partial<Record<keyof typeof LOCALIZED, Record<string, string>>> = {
	menus: { 'filter[id]': '1|2|3|4' },
	usages: { 'filter[products.is_active]': '1' },
};

export type LocaleAnswers = { [K in keyof typeof LOCALIZED]: DataOf<(typeof LOCALIZED)[K]> };
export type SharedAnswers = { [K in keyof typeof SHARED]: DataOf<(typeof SHARED)[K]> };

const localeAnswersSchema = v.object({
	settings: LOCALIZED.settings.data,
	countries: LOCALIZED.countries.data,
	menus: LOCALIZED.menus.data,
	categories: LOCALIZED.categories.data,
	usages: LOCALIZED.usages.data,
	products: LOCALIZED.products.data,
	pages: LOCALIZED.pages.data,
	news: LOCALIZED.news.data,
	jobs: LOCALIZED.jobs.data,
	documents: LOCALIZED.documents.data,
	forms: LOCALIZED.forms.data,
});

/** All answers that a build asks a host for. */
export const hostAnswersSchema = v.object({
	shared: v.object({
		locales: SHARED.locales.data,
		priceLists: SHARED.priceLists.data,
		stores: SHARED.stores.data,
		redirects: SHARED.redirects.data,
		deliveries: SHARED.deliveries.data,
	}),
	...inEachLocale(() => localeAnswersSchema),
});
export type HostAnswers = v.InferOutput<typeof hostAnswersSchema>;

/** Drawing in the place of the official notice of the legal guarantee. */
const NOTICE = {
	svg: '<svg xmlns="http://www.w3.org/2000/svg" width="340" height="200"><path d="M0 0h340v200H0z"/></svg>',
	width: 340,
	height: 200,
};

async function ask(
	record: Endpoint,
	baseUrl: string,
	query: Record<string, string>,
): Promise<unknown> {
	const result = await callApi(record, { baseUrl, query });
	if (!result.ok) throw new Error(`${record.path}: ${describeError(result.error)}`);
	return result.data;
}

async function askLocale(baseUrl: string, locale: Locale): Promise<unknown> {
	const answers = Object.entries(LOCALIZED).map(async ([name, record]) => {
		const query = Object.entries(QUERIES).find(([key]) => key === name)?.[1];
		return [name, await ask(record, baseUrl, { ...query, locale })] as const;
	});
	return Object.fromEntries(await Promise.all(answers));
}

/** Records the answers of a running host. */
export async function recordAnswers(baseUrl: string): Promise<HostAnswers> {
	const shared = Object.entries(SHARED).map(
		async ([name, record]) => [name, await ask(record, baseUrl, {})] as const,
	);
	const localized = LOCALES.map(
		async (locale) => [locale, await askLocale(baseUrl, locale)] as const,
	);
	const answers = v.parse(hostAnswersSchema, {
		shared: Object.fromEntries(await Promise.all(shared)),
		...Object.fromEntries(await Promise.all(localized)),
	});
	// The demo has no official notice, and a build says so: here each language has one.
	for (const locale of LOCALES) answers[locale].settings.guarantee_artwork = NOTICE;
	return answers;
}
