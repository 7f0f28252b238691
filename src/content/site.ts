import { LOCALES, type Locale } from '#contract/locales.ts';
import { AddressBook } from './addresses.ts';
import { fetchLocale, fetchShared, type LocaleSource, type SharedSource } from './source.ts';

/** The whole site as data: every language, and the addresses of everything in it. */
export interface Site {
	shared: SharedSource;
	locales: Record<Locale, LocaleSource>;
	addresses: AddressBook;
}

let loading: Promise<Site> | undefined;
let loadedAt = 0;

/** While developing, content older than this is asked for again: one page is one set of calls. */
const DEV_LIFE_MS = 3000;

async function load(): Promise<Site> {
	const shared = await fetchShared();
	const sources = await Promise.all(LOCALES.map(fetchLocale));
	const locales = Object.fromEntries(sources.map((source) => [source.locale, source])) as Record<
		Locale,
		LocaleSource
	>;
	return { shared, locales, addresses: new AddressBook(locales) };
}

/** Loaded once per build; while developing, once per page load. */
export function loadSite(): Promise<Site> {
	const isStale = import.meta.env.DEV && performance.now() - loadedAt > DEV_LIFE_MS;
	if (!loading || isStale) {
		loading = load();
		loadedAt = Infinity;
		const settle = () => (loadedAt = performance.now());
		loading.then(settle, () => (loading = undefined));
	}
	return loading;
}
