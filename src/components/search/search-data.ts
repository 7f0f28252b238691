import type { Locale } from '#contract/locales.ts';
import type { SearchAnswer, SearchIndex } from '#contract/search/search.ts';
import { createEngine, type SearchEngine } from '#domain/search/engine.ts';
import { YEN } from '#domain/search/prices.ts';
import { chosenCountry } from '#contract/chosen-country.ts';
import type { Messages } from '#i18n/messages.ts';
import { searchIndexHref, searchTextsHref } from '#i18n/paths.ts';

async function read<T>(address: string): Promise<T> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	return (await response.json()) as T;
}

/** Keeps a promise that has not failed: what failed is asked for again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
	let known: Promise<T> | undefined;
	return () => {
		known ??= load();
		known.catch(() => (known = undefined));
		return known;
	};
}

/** Yen for those who chose the country that the page's link to yen names, else the shop's own. */
function shownCurrency(): string | null {
	const own = document.querySelector<HTMLElement>('[data-own]')?.dataset['own'];
	return own !== undefined && own === chosenCountry(document.cookie) ? YEN : null;
}

interface Loaded {
	engine: SearchEngine;
	isWhole: boolean;
}

/** Search of a page's language. */
interface SearchData {
	texts: () => Promise<Messages>;
	find: (query: string, limit: number) => Promise<SearchAnswer>;
	/** Counts a query without results, anonymously. */
	countMiss: (query: string) => void;
}

export function searchData(locale: Locale): SearchData {
	const load = once(async (): Promise<Loaded> => {
		const index = await read<SearchIndex>(searchIndexHref(locale));
		return { engine: createEngine(index), isWhole: index.is_whole };
	});
	// Paths are literals, because importing `api/` would add a validator.
	const ask = async (query: string): Promise<SearchAnswer> =>
		(await read<{ data: SearchAnswer }>(`/api/search?${new URLSearchParams({ locale, q: query })}`))
			.data;
	const counted = new Set<string>();
	return {
		texts: once(() => read<Messages>(searchTextsHref(locale))),
		async find(query, limit) {
			const loaded = await load().catch(() => null);
			if (!loaded) return ask(query);
			const found = loaded.engine.search(query, limit, shownCurrency());
			// A large catalogue's index holds names and facts; the host knows the texts as well.
			const isEnough = loaded.isWhole || found.total > 0 || found.serial !== null;
			return isEnough ? found : ask(query).catch(() => found);
		},
		countMiss(query) {
			if (counted.has(query)) return;
			counted.add(query);
			void fetch('/api/search/misses', {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ locale, term: query }),
				priority: 'low',
				keepalive: true,
			}).catch(() => undefined);
		},
	};
}
