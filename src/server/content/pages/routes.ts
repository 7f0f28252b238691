import { getPageBuilderContent, listPages } from '#contract/content/endpoints.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { loadPictures } from '../pictures.ts';
import { idBySlug } from '../slugs.ts';
import { versioned } from '#server/platform/db/localized.ts';
import { findPage, findPages, toPage } from './queries.ts';

export const pageRoutes = {
	listPages: keptRoute(
		listPages,
		{ reads: ['pages', 'slugs.page', 'media'] },
		async ({ db, query, isPreview }) => {
			const [rows, pictures] = await Promise.all([findPages(db, query.locale), loadPictures(db)]);
			return rows.map((row) => toPage(row, query.locale, pictures, isPreview));
		},
	),
	getPageBuilderContent: keptRoute(
		getPageBuilderContent,
		{ reads: ['pages', 'slugs.page', 'media'] },
		async ({ db, query, param, isPreview }) => {
			if (param('entity') !== 'page') return null;
			const found = await idBySlug(db, 'page', query.locale, param('slug'));
			if (found === null) return null;
			const [row, pictures] = await Promise.all([
				findPage(db, query.locale, found),
				loadPictures(db),
			]);
			if (!row) return null;
			const { id, updated_at, locale, slug, blocks } = toPage(
				row,
				query.locale,
				pictures,
				isPreview,
			);
			return versioned({ id, updated_at, entity: 'page' as const, slug, locale, blocks });
		},
	),
};
