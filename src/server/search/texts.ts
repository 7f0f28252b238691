import type { Locale } from '#contract/locales.ts';
import type { SearchGroup } from '#contract/search/search.ts';
import type { FoundRoute } from '#domain/search/screens.ts';
import { loadTexts } from '#i18n/texts.ts';

interface SearchTexts {
	title: string;
	label: string;
	button: string;
	results: string;
	none: string;
	beyondPrice: string;
	empty: string;
	near: string;
	instead: string;
	advice: string;
	serial: string;
	serialLink: string;
	from: string;
	groups: Readonly<Record<SearchGroup, string>>;
}

/** Names of screens as results. */
export const SCREEN_NAMES: Record<Locale, Readonly<Record<FoundRoute, string>>> = loadTexts(
	'search-screens',
);

/** Words of the search page for those without script. */
export const SEARCH_TEXTS: Record<Locale, SearchTexts> = loadTexts('pages/search');
