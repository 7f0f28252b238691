import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { everywhere, toFrame } from '../parts/frame.ts';
import type { Site } from '../site/site.ts';
import type { RouteEntry } from '../page/entry.ts';

/** Search page. It is not indexed: it links to pages that are. */
export function searchEntry(site: Site, locale: Locale): RouteEntry {
	const t = getT(locale, 'search');
	const title = t('search.submit');
	return {
		who: 'route "search"',
		content: { kind: 'search' },
		frame: toFrame({
			site,
			locale,
			pathFor: everywhere((language) => href(language, 'search')),
			title,
			description: t('search.hint'),
			layout: 'default',
			crumbs: [{ label: title, href: href(locale, 'search') }],
			noindex: true,
		}),
	};
}
