import { setImmediate } from 'node:timers/promises';
import type { Locale } from '#contract/locales.ts';
import type { SearchEntry, SearchIndex } from '#contract/search/search.ts';
import { rulesOn } from '#domain/fit-bench/rules.ts';
import { createEngine, type SearchEngine } from '#domain/search/engine.ts';
import { entriesIn } from '#domain/search/entries.ts';
import type { SearchSource } from '#domain/search/source.ts';
import { dayInRome } from '#domain/time/days.ts';
import { countryName } from '#i18n/country-name.ts';
import { categoryUsageHref, entryHref, href } from '#i18n/paths.ts';
import { FINDABLE_READS, findableIn } from '#server/content/ports.ts';
import { findFitRules } from '#server/fit/ports.ts';
import type { Refusal } from '#server/platform/limits/limit.ts';
import type { Client } from '#server/kernel/client.ts';
import type { Services } from '#server/platform/services.ts';
import { SCREEN_NAMES } from './texts.ts';

/** Products cut into words before other requests have their turn. */
const AT_ONCE = 20;

async function listEntries(source: SearchSource): Promise<SearchEntry[]> {
	const entries: SearchEntry[] = [];
	for (const entry of entriesIn(source, { isWhole: true })) {
		entries.push(entry);
		if (entries.length % AT_ONCE === 0) await setImmediate();
	}
	return entries;
}

async function makeIndex({ readDb, clock }: Services, locale: Locale): Promise<SearchIndex> {
	// The same answers as those of the calls, whose tests hold them to the contract; only its brands
	// are missing here.
	const now = clock();
	const [found, versions] = await Promise.all([
		findableIn(readDb, locale, now),
		findFitRules(readDb, locale),
	]);
	const source = found as unknown as Omit<
		SearchSource,
		'locale' | 'href' | 'countryName' | 'screenName' | 'fitRules'
	>;
	const entries = await listEntries({
		locale,
		href: {
			entry: (entity, slug) => entryHref(locale, entity, slug),
			route: (route) => href(locale, route),
			categoryUsage: (category, usage) => categoryUsageHref(locale, category, usage),
		},
		countryName: (code) => countryName(code, locale),
		screenName: (route) => SCREEN_NAMES[locale][route],
		fitRules: rulesOn(versions, dayInRome(now)),
		...source,
	});
	return { locale, is_whole: true, entries };
}

/** Search of each language in its last version. */
const engines = new WeakMap<
	Services['answers'],
	Map<Locale, { etag: string; engine: SearchEngine }>
>();

/**
 * Engine of a language for the current content. Its index is cached as an answer is: it is made
 * again once a table that it is read from has changed, and on a new day, when positions close.
 */
export async function engineIn(
	services: Services,
	client: Client,
	locale: Locale,
): Promise<SearchEngine | Refusal> {
	const { answers, readers, clock } = services;
	const now = clock();
	const found = await answers({
		key: JSON.stringify(['search', locale, dayInRome(now)]),
		reads: ['fit_rules', ...FINDABLE_READS],
		admit: () => readers.compose(client, now),
		compose: () => makeIndex(services, locale),
	});
	if (found === null) throw new Error(`no search index in "${locale}"`);
	if ('retryAfter_s' in found) return found;
	let known = engines.get(answers);
	if (!known) engines.set(answers, (known = new Map()));
	const before = known.get(locale);
	if (before?.etag === found.etag) return before.engine;
	const index = JSON.parse(Buffer.from(found.body).toString()) as SearchIndex;
	const engine = createEngine(index);
	known.set(locale, { etag: found.etag, engine });
	return engine;
}
