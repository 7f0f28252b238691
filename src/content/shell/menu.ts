import type { Locale } from '#contract/locales.ts';
import { withoutDuplicateLabels } from '../source/duplicate-labels.ts';
import { toPictureOrNull } from '../pictures/media.ts';
import type { MenuModel } from '../parts/model.ts';
import { listRanges } from '../catalogue/ranges.ts';
import { createMemo } from '../site/memo.ts';
import { categorySections, menuLinks, toRoutes, usageSections } from './shell.ts';
import type { Site } from '../site/site.ts';

function buildMenu(site: Site, locale: Locale): MenuModel {
	const { settings, categories } = site.locales[locale];
	const pictures = new Map(
		withoutDuplicateLabels(categories).map(({ id, media_hamburger }) => [
			id,
			toPictureOrNull(media_hamburger)?.src ?? null,
		]),
	);
	return {
		locale,
		isShopEnabled: settings.shop.is_enabled,
		href: toRoutes(locale),
		ranges: listRanges(site, locale, menuLinks(site, locale, 'main')),
		usages: usageSections(site, locale),
		social: settings.social,
		primary: menuLinks(site, locale, 'hamburger-primary'),
		secondary: menuLinks(site, locale, 'hamburger-secondary'),
		categories: categorySections(site, locale).map(({ id, label, href }) => ({
			id,
			label,
			href,
			picture: pictures.get(id) ?? null,
		})),
	};
}

const remember = createMemo<MenuModel>();

/** The whole menu of a language: what the hamburger shows, and the page of the menu. */
export const toMenu = (site: Site, locale: Locale): MenuModel =>
	remember(site, locale, 'menu', () => buildMenu(site, locale));
