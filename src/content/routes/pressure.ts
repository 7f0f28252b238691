import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { toDescription } from '../parts/description.ts';
import { everywhere, toFrame } from '../parts/frame.ts';
import { toPressureModel } from '../fit/pressure-charts.ts';
import type { Site } from '../site/site.ts';
import { archiveCrumb } from './product-lists.ts';
import type { RouteEntry } from '../page/entry.ts';

/** Page of starting tyre pressures, for every wheel and rim. */
export function pressureEntry(site: Site, locale: Locale): RouteEntry {
	const t = getT(locale, 'catalogue');
	const title = t('pressure.title');
	return {
		who: 'route "tyre-pressure"',
		content: { kind: 'pressure', pressure: toPressureModel(site, locale) },
		frame: toFrame({
			site,
			locale,
			pathFor: everywhere((language) => href(language, 'tyre-pressure')),
			title,
			description: toDescription([t('pressure.intro')], locale),
			layout: 'default',
			crumbs: [archiveCrumb(locale), { label: title, href: href(locale, 'tyre-pressure') }],
		}),
	};
}
