import { listLocales } from '#contract/content-endpoints.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { keptRoute } from '../../answers/kept-route.ts';

/** Each language by its own name, and the region whose conventions its texts follow. */
const ENTRIES: Record<Locale, { name: string; iso: string }> = {
	it: { name: 'Italiano', iso: 'it-IT' },
	en: { name: 'English', iso: 'en-GB' },
	es: { name: 'Español', iso: 'es-ES' },
	fr: { name: 'Français', iso: 'fr-FR' },
	ja: { name: '日本語', iso: 'ja-JP' },
};

export const localeRoutes = {
	listLocales: keptRoute(listLocales, { reads: [] }, async () =>
		LOCALES.map((code) => ({ code, ...ENTRIES[code], file: `${code}.json` })),
	),
};
