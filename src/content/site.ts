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

async function load(): Promise<Site> {
	const shared = await fetchShared();
	const sources = await Promise.all(LOCALES.map(fetchLocale));
	const locales = Object.fromEntries(sources.map((source) => [source.locale, source])) as Record<
		Locale,
		LocaleSource
	>;
	return { shared, locales, addresses: new AddressBook(locales) };
}

/** Loaded once per build; while developing a reload asks the host again. */
export function loadSite(): Promise<Site> {
	if (import.meta.env.DEV) return load();
	return (loading ??= load());
}
