import type { Locale } from '#contract/locales.ts';
import { fitWords } from '#i18n/fit/page-words.ts';
import { href } from '#i18n/paths.ts';
import { toFitModel } from '../fit/fit-bench.ts';
import { toFitChangesModel } from '../fit/fit-rules.ts';
import { everywhere, toFrame } from '../parts/frame.ts';
import type { Site } from '../site/site.ts';
import { archiveCrumb } from './product-lists.ts';
import type { RouteEntry } from '../page/entry.ts';

/** Page of the fit bench. A question is in its query, which the canonical address leaves out. */
export function fitEntry(site: Site, locale: Locale): RouteEntry {
	const { title, intro } = fitWords(locale).page;
	return {
		who: 'route "fit"',
		content: { kind: 'fit', fit: toFitModel(site, locale) },
		frame: toFrame({
			site,
			locale,
			pathFor: everywhere((language) => href(language, 'fit')),
			title,
			description: intro,
			layout: 'default',
			crumbs: [archiveCrumb(locale), { label: title, href: href(locale, 'fit') }],
		}),
	};
}

/** Page with the history of the fit rules. */
export function fitChangesEntry(site: Site, locale: Locale): RouteEntry {
	const t = fitWords(locale).page;
	const title = t.changes;
	return {
		who: 'route "fit-changes"',
		content: { kind: 'fit-changes', changes: toFitChangesModel(site, locale) },
		frame: toFrame({
			site,
			locale,
			pathFor: everywhere((language) => href(language, 'fit-changes')),
			title: `${t.title} – ${title}`,
			description: t.changesIntro,
			layout: 'default',
			crumbs: [
				archiveCrumb(locale),
				{ label: t.title, href: href(locale, 'fit') },
				{ label: title, href: href(locale, 'fit-changes') },
			],
		}),
	};
}
