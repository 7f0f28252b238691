import type { Locale } from '#contract/locales.ts';
import { COMPARED_AT_MOST } from '#domain/catalogue/comparison.ts';
import { href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { toCompareModel } from '../lists/compare.ts';
import { everywhere, toFrame } from '../parts/frame.ts';
import type { Site } from '../site/site.ts';
import { archiveCrumb } from './product-lists.ts';
import type { RouteEntry } from '../page/entry.ts';

/**
 * Page of the comparison. Search engines may list the page itself; the compared products are in its
 * query, which the canonical address leaves out.
 */
export function compareEntry(site: Site, locale: Locale): RouteEntry {
	const t = getT(locale, 'catalogue');
	const title = t('compare.title');
	const path = href(locale, 'compare');
	return {
		who: 'route "compare"',
		content: { kind: 'compare', compare: toCompareModel(site, locale) },
		frame: toFrame({
			site,
			locale,
			pathFor: everywhere((language) => href(language, 'compare')),
			title,
			description: t('compare.intro', { max: COMPARED_AT_MOST }),
			layout: 'default',
			crumbs: [archiveCrumb(locale), { label: title, href: path }],
		}),
	};
}
