import type { Locale } from '#contract/locales.ts';
import { toGroupsets } from '#domain/fit-bench/rules.ts';
import { href } from '#i18n/paths.ts';
import { rulesToday } from '../site/rules-today.ts';
import type { Site } from '../site/site.ts';

/** The question of the fit bench as one line to fill in. */
export interface FitLineModel {
	/** Page of the bench, which answers. */
	href: string;
	/** Kinds of riding and groupsets; none where the page is about one wheel. */
	rides: { id: string; name: string }[];
	groupsets: { code: string; name: string }[];
	/** Wheel that the question is about; null where it is about all. */
	wheelId: string | null;
}

/** Depends on usages and rules alone: a price or an article changes no page that asks. */
export const toFitLine = (site: Site, locale: Locale): FitLineModel => ({
	href: href(locale, 'fit'),
	rides: site.locales[locale].usages.map(({ id, name }) => ({ id, name })),
	groupsets: toGroupsets(rulesToday(site, locale)),
	wheelId: null,
});

/** Short question of a wheel's page, where its freehub body is chosen already. */
export const toOwnFitLine = (locale: Locale, wheelId: string): FitLineModel => ({
	href: href(locale, 'fit'),
	rides: [],
	groupsets: [],
	wheelId,
});
