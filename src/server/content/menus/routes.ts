import { getMenu, listMenus } from '#contract/content/endpoints.ts';
import { MENU_IDS, MENU_SLUGS } from '#contract/content/menus.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { findMenus } from './queries.ts';

export const menuRoutes = {
	listMenus: keptRoute(
		listMenus,
		{ reads: ['menus', 'menu_items', 'media'] },
		async ({ db, query }) => {
			const ids = query['filter[id]']?.split('|');
			return findMenus(
				db,
				query.locale,
				ids && MENU_SLUGS.filter((slug) => ids.includes(MENU_IDS[slug])),
			);
		},
	),
	getMenu: keptRoute(
		getMenu,
		{ reads: ['menus', 'menu_items', 'media'] },
		async ({ db, query, param }) => {
			const slug = MENU_SLUGS.find((known) => known === param('slug'));
			if (!slug) return null;
			const [menu] = await findMenus(db, query.locale, [slug]);
			return menu ?? null;
		},
	),
};
