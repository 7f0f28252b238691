import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { everywhere, toFrame } from '../parts/frame.ts';
import { toMenu } from '../shell/menu.ts';
import type { Site } from '../site/site.ts';
import type { RouteEntry } from '../page/entry.ts';

/**
 * Page of the whole menu, to which the header's button leads without script. Crawlers follow its
 * links and do not list it: it answers no question that somebody asks a search engine.
 */
export function menuEntry(site: Site, locale: Locale): RouteEntry {
	const t = getT(locale, 'shell');
	const title = t('hamburger.title');
	return {
		who: 'route "menu"',
		content: { kind: 'menu', menu: toMenu(site, locale) },
		frame: toFrame({
			site,
			locale,
			pathFor: everywhere((language) => href(language, 'menu')),
			title,
			description: t('hamburger.text'),
			layout: 'default',
			crumbs: [{ label: title, href: href(locale, 'menu') }],
			noindex: true,
		}),
	};
}
