import { callApi } from '#api/call-api.ts';
import { explain } from '#api/explain.ts';
import { describeError } from '#api/result.ts';
import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import * as endpoints from '#contract/content/endpoints.ts';
import { listForms } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import { BuildError, oneLine } from './build-error.ts';
import { hostOptions } from './host-options.ts';

/** Everything that the host knows, in one language. */
export type LocaleSource = Omit<Awaited<ReturnType<typeof fetchAnswers>>, 'usages'> & {
	usages: DataOf<typeof endpoints.listProductUsages>;
};
/** What does not depend on a language. */
export type SharedSource = Awaited<ReturnType<typeof fetchShared>>;

async function ask<E extends Endpoint>(
	record: E,
	locale: Locale | null,
	query: Record<string, string> = {},
): Promise<DataOf<E>> {
	const result = await callApi(record, {
		...hostOptions(),
		explain,
		query: locale ? { ...query, locale } : query,
	});
	if (result.ok) return result.data;
	const where = locale ? ` (${locale})` : '';
	throw new BuildError(
		oneLine(`${record.method} /api${record.path}${where}: ${describeError(result.error)}`),
	);
}

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
 * A few large answers per language: asking for single entries costs six times as much. `usages` is
 * null where they could not be had.
 */
export async function fetchAnswers(locale: Locale) {
	const [settings, countries, menus, categories, usages, products] = await Promise.all([
		ask(endpoints.getSettings, locale),
		ask(endpoints.listCountries, locale),
		ask(endpoints.listMenus, locale, { 'filter[id]': '1|2|3|4' }),
		ask(endpoints.listCategories, locale),
		orNull(ask(endpoints.listProductUsages, locale, { 'filter[products.is_active]': '1' })),
		ask(endpoints.listProducts, locale),
	]);
	const [pages, news, jobs, documents, forms] = await Promise.all([
		ask(endpoints.listPages, locale),
		ask(endpoints.listNews, locale),
		ask(endpoints.listJobs, locale),
		ask(endpoints.listDocuments, locale),
		ask(listForms, locale),
	]);
	const first = { locale, settings, countries, menus, categories, usages, products };
	return { ...first, pages, news, jobs, documents, forms };
}

export async function fetchShared() {
	const [locales, priceLists, stores, redirects] = await Promise.all([
		ask(endpoints.listLocales, null),
		ask(endpoints.listPriceLists, null),
		ask(endpoints.listStores, null),
		ask(endpoints.listRedirects, null),
	]);
	return { locales, priceLists, stores, redirects };
}
