import { AsyncLocalStorage } from 'node:async_hooks';
import type { Product } from '#contract/content/catalogue.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { AddressBook } from './addresses.ts';
import {
	assertAskedLanguage,
	assertLocales,
	assertNoEmptyLanguage,
} from '../source/completeness.ts';
import { lackingNotices } from './guarantee.ts';
import { recordNothing } from './recording.ts';
import { trackParts } from './tracking.ts';
import { undrawnParts } from './undrawn-parts.ts';
import { fetchLocales, type FetchedLocale } from '../source/fetch-locale.ts';
import { fetchShared, type LocaleSource, type SharedSource } from '../source/source.ts';
import { withoutUsageRedirects } from '../source/without-usages.ts';

/** The whole site as data: every language, and the addresses of everything in it. */
export interface Site {
	shared: SharedSource;
	locales: Record<Locale, LocaleSource>;
	addresses: AddressBook;
	/** Content left out because of a tolerated failure of the host, a line each. */
	leftOut: readonly string[];
	/** One object, shared by all sites that list the same products in the same places. */
	places: object;
}

let loading: Promise<Site> | undefined;
let loadedAt = 0;

/** In development, content older than this is fetched again: one page is one set of calls. */
const DEV_LIFE_MS = 3000;

/** Assembles a site from the answers, and logs what has to be left out. */
function assemble(
	answered: SharedSource,
	fetched: readonly FetchedLocale[],
	before: Site | null = null,
): Site {
	const sources = fetched.map(({ source }) => source);
	const locales = Object.fromEntries(
		sources.map((source) => [source.locale, trackParts(source, source.locale)]),
	) as Record<Locale, LocaleSource>;
	const [italian] = sources;
	for (const { source, hasUsages } of fetched) {
		assertAskedLanguage(source);
		if (italian) assertNoEmptyLanguage(italian, source, !hasUsages);
	}
	const lacking = fetched.flatMap(({ source, hasUsages }) => (hasUsages ? [] : [source.locale]));
	const shared = withoutUsageRedirects(answered, lacking);
	const leftOut = [...fetched.flatMap((locale) => locale.leftOut), ...shared.leftOut];
	for (const line of [...leftOut, ...undrawnParts(italian?.products ?? [])]) {
		console.warn(`[content] ${line}`);
	}
	const lackingNotice = lackingNotices(locales);
	if (lackingNotice.length > 0) {
		console.warn(
			`[content] no official notice of the legal guarantee (settings, guarantee_artwork) in ${lackingNotice.join(', ')}: pages state its facts in words`,
		);
	}
	return {
		shared: trackParts(shared.kept, null),
		locales,
		addresses: new AddressBook(locales, before?.addresses),
		leftOut,
		places: {},
	};
}

/** Fetches everything from the host. */
export async function fetchSite(): Promise<Site> {
	const answered = await fetchShared();
	assertLocales(answered);
	return assemble(answered, await fetchLocales());
}

/**
 * Fingerprint of the fields by which lists and other products find a product: address, groups and
 * fit.
 */
const toPlace = (product: Product) =>
	JSON.stringify([
		...[product.id, product.slug, product.locale, product.is_active, product.is_discontinued],
		...[product.category_id, product.usage_ids, product.range],
		...[product.compatible_ids, product.specifications.map(({ code }) => code)],
	]);

/** True if two lists hold the same products in the same places; their texts may differ. */
function hasSamePlaces(a: readonly Product[], b: readonly Product[]): boolean {
	const isSame = (one: Product, other: Product | undefined) =>
		one === other || (other !== undefined && toPlace(one) === toPlace(other));
	return a.length === b.length && a.every((product, index) => isSame(product, b[index]));
}

/** True if values derived from one site may stay valid for the other. */
function isOfSamePlaces(before: Site, after: Site): boolean {
	return (
		before.leftOut.length + after.leftOut.length === 0 &&
		LOCALES.every((locale) =>
			hasSamePlaces(before.locales[locale].products, after.locales[locale].products),
		)
	);
}

/**
 * Fetches the current state of a site. Everything that has not changed keeps its object, so values
 * derived from it stay valid. Given `products` are used instead of fetched.
 */
export async function refreshSite(
	before: Site,
	products: Record<Locale, LocaleSource['products']> | null,
): Promise<Site> {
	const answered = await fetchShared();
	assertLocales(answered);
	const after = assemble(answered, await fetchLocales(before.locales, products), before);
	return isOfSamePlaces(before, after) ? { ...after, places: before.places } : after;
}

const given = new AsyncLocalStorage<Site>();

/**
 * Runs `work` with this site instead of the build's: refreshed content, or content with a draft.
 * Several sites may be in use at once.
 */
export function withSite<T>(site: Site, work: () => T): T {
	return given.run(site, work);
}

/** Loads the site once per build; in development, once per page load. */
export async function loadSite(): Promise<Site> {
	return given.getStore() ?? loadOnce();
}

function loadOnce(): Promise<Site> {
	// Before anything is derived, whichever route is listed first.
	if (!import.meta.env.DEV) recordNothing();
	const isStale = import.meta.env.DEV && performance.now() - loadedAt > DEV_LIFE_MS;
	if (!loading || isStale) {
		loading = fetchSite();
		loadedAt = Infinity;
		const settle = () => (loadedAt = performance.now());
		loading.then(settle, () => (loading = undefined));
	}
	return loading;
}
