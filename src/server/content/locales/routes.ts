import { listLocales } from '#contract/content/endpoints.ts';
import { LANGUAGES, LOCALES } from '#contract/locales.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';

export const localeRoutes = {
	listLocales: keptRoute(listLocales, { reads: [] }, async () =>
		LOCALES.map((code) => ({ code, ...LANGUAGES[code], file: `${code}.json` })),
	),
};
