import { listLocales } from '#contract/content/endpoints.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES } from '#contract/locales.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';

export const localeRoutes = {
	listLocales: keptRoute(listLocales, { reads: [] }, async () =>
		LOCALES.map((code) => ({
			code,
			name: LANGUAGE_NAMES[code],
			iso: LANGUAGE_TAGS[code],
			file: `${code}.json`,
		})),
	),
};
