import { AsyncLocalStorage } from 'node:async_hooks';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { AddressBook } from './addresses.ts';
import { assertAskedLanguage, assertLocales, assertNoEmptyLanguage } from './completeness.ts';
import { fetchLocale } from './fetch-locale.ts';
import { fetchShared, type LocaleSource, type SharedSource } from './source.ts';
import { withoutUsageRedirects } from './without-usages.ts';

/** The whole site as data: every language, and the addresses of everything in it. */
export interface Site {
	shared: SharedSource;
	locales: Record<Locale, LocaleSource>;
	addresses: AddressBook;
	/** What a tolerated failure of the host took with it, a line each. */
	leftOut: readonly string[];
}

let loading: Promise<Site> | undefined;
let loadedAt = 0;

/** While developing, content older than this is asked for again: one page is one set of calls. */
const DEV_LIFE_MS = 3000;

/** Asks the host for everything, and says what has to be left out. */
export async function fetchSite(): Promise<Site> {
	const answered = await fetchShared();
	assertLocales(answered);
	const fetched = await Promise.all(LOCALES.map(fetchLocale));
	const sources = fetched.map(({ source }) => source);
	const locales = Object.fromEntries(sources.map((source) => [source.locale, source])) as Record<
		Locale,
		LocaleSource
	>;
	const [italian] = sources;
	for (const { source, hasUsages } of fetched) {
		assertAskedLanguage(source);
		if (italian) assertNoEmptyLanguage(italian, source, !hasUsages);
	}
	const lacking = fetched.flatMap(({ source, hasUsages }) => (hasUsages ? [] : [source.locale]));
	const shared = withoutUsageRedirects(answered, lacking);
	const leftOut = [...fetched.flatMap((locale) => locale.leftOut), ...shared.leftOut];
	for (const line of leftOut) console.warn(`[content] ${line}`);
	return { shared: shared.kept, locales, addresses: new AddressBook(locales), leftOut };
}

const given = new AsyncLocalStorage<Site>();

/**
 * Works with this site instead of the build's: content read anew, or with a draft in it. Several may
 * be worked with at once.
 */
export function withSite<T>(site: Site, work: () => T): T {
	return given.run(site, work);
}

/** Loaded once per build; while developing, once per page load. */
export async function loadSite(): Promise<Site> {
	return given.getStore() ?? loadOnce();
}

function loadOnce(): Promise<Site> {
	const isStale = import.meta.env.DEV && performance.now() - loadedAt > DEV_LIFE_MS;
	if (!loading || isStale) {
		loading = fetchSite();
		loadedAt = Infinity;
		const settle = () => (loadedAt = performance.now());
		loading.then(settle, () => (loading = undefined));
	}
	return loading;
}
