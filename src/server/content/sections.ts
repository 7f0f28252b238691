import { asc, getTableColumns } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { findSeo } from './seo.ts';
import { toAddress, type SlugRow } from '#server/platform/db/localized.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Pictures } from './pictures.ts';
import { categories, product_usages } from './tables-catalogue.ts';
import { toSlugs } from './slugs.ts';
import { toMedia } from './stored-block.ts';

type SectionRow = typeof categories.$inferSelect & { slugs: SlugRow };

export function findCategoryRows(db: Db): Promise<SectionRow[]> {
	return db
		.select({ ...getTableColumns(categories), slugs: toSlugs('category', categories) })
		.from(categories)
		.orderBy(asc(categories.position));
}

export function findUsageRows(db: Db): Promise<SectionRow[]> {
	return db
		.select({ ...getTableColumns(product_usages), slugs: toSlugs('product_usage', product_usages) })
		.from(product_usages)
		.orderBy(asc(product_usages.position));
}

/** Safety notice of a category, in the language of its other texts. */
export function toSafetyNotice(row: SectionRow, asked: Locale): string {
	return toAddress(row.texts, row.slugs, asked).text.safety_notice ?? '';
}

/** Title that a usage gives its part of a category, in the language of its other texts. */
export function toCategoryTitle(row: SectionRow, asked: Locale): string {
	return toAddress(row.texts, row.slugs, asked).text.category_title ?? '';
}

/** Fields common to categories and usages. The first picture shows the thing, the rest is mood. */
export function sectionFields(row: SectionRow, asked: Locale, pictures: Pictures) {
	const { locale, text, slug, slugs } = toAddress(row.texts, row.slugs, asked);
	const picture = (id: string | null, alt: string) =>
		id === null ? null : toMedia({ picture: id, alt }, pictures);
	const media = [picture(row.picture_id, text.name), picture(row.ambience_id, '')];
	return {
		id: row.id,
		updated_at: row.updated_at.toISOString(),
		locale,
		slug,
		slugs,
		name: text.name,
		alt: text.name,
		description: text.description,
		media: media.filter((found) => found !== null),
		media_hamburger: picture(row.hamburger_id, ''),
		position: row.position,
		seo: findSeo({ locale, text: {}, name: text.name, social_id: row.social_id }, pictures),
	};
}
