import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Pictures } from '../pictures.ts';
import { pages } from '../tables.ts';
import { toSlugs } from '../slugs.ts';
import { translation } from '../translation.ts';
import { toBlocks, toMedia } from '../stored-block.ts';
import { findSeo } from '../seo.ts';
import { toAddress, versioned } from '#server/platform/db/localized.ts';

function selectPages(db: Db, locale: Locale) {
	return db
		.select({
			...getTableColumns(pages),
			texts: translation(pages.texts, locale),
			slugs: toSlugs('page', pages),
		})
		.from(pages)
		.orderBy(asc(pages.position), asc(pages.id))
		.$dynamic();
}
type PageRow = Awaited<ReturnType<typeof selectPages>>[number];

export function findPages(db: Db, locale: Locale): Promise<PageRow[]> {
	return selectPages(db, locale);
}

export async function findPage(db: Db, locale: Locale, id: string): Promise<PageRow | null> {
	const [row] = await selectPages(db, locale).where(eq(pages.id, id));
	return row ?? null;
}

/** Serialises a page; in a preview its blocks have their keys. */
export function toPage(row: PageRow, asked: Locale, pictures: Pictures, isPreview: boolean) {
	const { locale, text, slug, slugs } = toAddress(row.texts, row.slugs, asked);
	return versioned({
		id: row.id,
		updated_at: row.updated_at.toISOString(),
		locale,
		slug,
		slugs,
		title: text.title,
		template: row.template,
		parent_id: row.parent_id,
		locales: row.locales,
		media: row.media_id ? toMedia({ picture: row.media_id, alt: text.title }, pictures) : null,
		blocks: toBlocks(text.blocks, pictures, { keys: isPreview }),
		seo: findSeo(
			{ locale, text, name: text.title, social_id: row.social_id, noindex: row.noindex },
			pictures,
		),
	});
}
