import { asc, inArray } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { MenuItem, MenuSlug } from '#contract/content/menus.ts';
import type { Db } from '#server/platform/db/client.ts';
import { loadPictures, type Pictures } from '../pictures.ts';
import { menu_items, menus } from '../tables.ts';
import { toMedia } from '../stored-block.ts';
import { textsIn, versioned } from '#server/platform/db/localized.ts';

type ItemRow = typeof menu_items.$inferSelect;

/** Menus by number; without `slugs` all of them. */
export async function findMenus(db: Db, locale: Locale, slugs?: readonly MenuSlug[]) {
	const [rows, items, pictures] = await Promise.all([
		db
			.select()
			.from(menus)
			.where(slugs && inArray(menus.slug, [...slugs]))
			.orderBy(asc(menus.id)),
		db.select().from(menu_items).orderBy(asc(menu_items.position)),
		loadPictures(db),
	]);
	return rows.map(({ id, slug, updated_at }) => {
		const own = items.filter((item) => item.menu_id === id);
		const isTranslated = own.every(({ texts }) => texts[locale] !== undefined);
		const language = isTranslated ? locale : 'it';
		return versioned({
			id,
			slug,
			updated_at: updated_at.toISOString(),
			locale: language,
			items: toTree(own, null, language, pictures),
		});
	});
}

function toTree(
	rows: ItemRow[],
	parent: string | null,
	locale: Locale,
	pictures: Pictures,
): MenuItem[] {
	return rows
		.filter((row) => row.parent_id === parent)
		.map((row) => {
			const { label, slug } = textsIn(row.texts, locale).text;
			return {
				id: row.id,
				label,
				slug,
				link: row.link,
				target: row.target,
				children: toTree(rows, row.id, locale, pictures),
				hamburger_media: row.media_id
					? toMedia({ picture: row.media_id, alt: '' }, pictures)
					: null,
			};
		});
}
