import { createSerialQueue } from '#api/retry.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { listAnnouncements } from '#contract/content/announcements.ts';
import * as endpoints from '#contract/content/endpoints.ts';
import { listFitRules } from '#contract/fit/rules.ts';
import { listForms } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import { listDeliveries } from '#contract/prices/markets.ts';
import { listMeasurements } from '#contract/wheels/measurements.ts';
import { ask, askIfKnown, type Asking } from './ask.ts';
import { BuildError } from './build-error.ts';

/** Endpoints of one language, by the name of their answer. */
const LOCALIZED = {
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
	announcements: listAnnouncements,
	fitRules: listFitRules,
} as const;
const SHARED = {
	locales: endpoints.listLocales,
	priceLists: endpoints.listPriceLists,
	stores: endpoints.listStores,
	redirects: endpoints.listRedirects,
	deliveries: listDeliveries,
	measurements: listMeasurements,
} as const;
const QUERIES: Partial<Record<LocalizedPart, Record<string, string>>> = {
	menus: { 'filter[id]': '1|2|3|4' },
	usages: { 'filter[products.is_active]': '1' },
};

export type LocalizedPart = keyof typeof LOCALIZED;
export type SharedPart = keyof typeof SHARED;
type Localized = { [Part in LocalizedPart]: DataOf<(typeof LOCALIZED)[Part]> };

/** Everything that the host has in one language. */
export type LocaleSource = Localized & { locale: Locale };
/** Content that does not depend on a language. */
export type SharedSource = { [Part in SharedPart]: DataOf<(typeof SHARED)[Part]> };

/** Fetches one answer of a language. */
export function askPart<Part extends LocalizedPart>(
	part: Part,
	locale: Locale,
	headers?: Asking['headers'],
): Promise<DataOf<(typeof LOCALIZED)[Part]>> {
	return ask<(typeof LOCALIZED)[Part]>(LOCALIZED[part], locale, { query: QUERIES[part], headers });
}

/** Fetches one answer for all languages. */
export function askShared<Part extends SharedPart>(
	part: Part,
	headers?: Asking['headers'],
): Promise<DataOf<(typeof SHARED)[Part]>> {
	return ask<(typeof SHARED)[Part]>(SHARED[part], null, { headers });
}

/** A host without this endpoint has no announcements; any other failure stops the build. */
const askAnnouncements = async (locale: Locale): Promise<Localized['announcements']> =>
	(await askIfKnown(listAnnouncements, locale)) ?? [];

/** A host without this endpoint has no rules beyond the limits on its wheels' data sheets. */
const askFitRules = async (locale: Locale): Promise<Localized['fitRules']> =>
	(await askIfKnown(listFitRules, locale)) ?? [];

/** A host without this endpoint does not say where it sends to. */
const askDeliveries = async (): Promise<SharedSource['deliveries']> =>
	(await askIfKnown(listDeliveries, null)) ?? [];

/** A host without this endpoint has no measurements: nothing is shown about them. */
const askMeasurements = async (): Promise<SharedSource['measurements']> =>
	(await askIfKnown(listMeasurements, null)) ?? [];

/** The specification tolerates the loss of this one call; anything else missing stops the build. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
	try {
		return await call;
	} catch (cause) {
		if (!(cause instanceof BuildError)) throw cause;
		console.warn(`[content] ${cause.message}; menus go without product usages`);
		return null;
	}
}

/**
 * Fetches lists of products one language after another: five of a catalogue of five thousand at
 * once keep a host from answering anything else, and the last takes longer than a call waits.
 */
const listInTurn = createSerialQueue();

/**
 * Fetches a language in a few large answers: asking for single entries costs six times as much.
 * `usages` is null if they could not be fetched. `known` products are used instead of fetched.
 */
export async function fetchAnswers(locale: Locale, known: Localized['products'] | null) {
	const [settings, countries, menus, categories, usages, products] = await Promise.all([
		askPart('settings', locale),
		askPart('countries', locale),
		askPart('menus', locale),
		askPart('categories', locale),
		orNull(askPart('usages', locale)),
		known ?? listInTurn(() => askPart('products', locale)),
	]);
	const [pages, news, jobs, documents, forms, announcements, fitRules] = await Promise.all([
		askPart('pages', locale),
		askPart('news', locale),
		askPart('jobs', locale),
		askPart('documents', locale),
		askPart('forms', locale),
		askAnnouncements(locale),
		askFitRules(locale),
	]);
	const first = { locale, settings, countries, menus, categories, usages, products };
	return { ...first, pages, news, jobs, documents, forms, announcements, fitRules };
}

export async function fetchShared(): Promise<SharedSource> {
	const [locales, priceLists, stores, redirects, deliveries, measurements] = await Promise.all([
		askShared('locales'),
		askShared('priceLists'),
		askShared('stores'),
		askShared('redirects'),
		askDeliveries(),
		askMeasurements(),
	]);
	return { locales, priceLists, stores, redirects, deliveries, measurements };
}
