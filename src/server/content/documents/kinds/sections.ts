import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import { categoryUsageHref } from '#i18n/paths.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toSlugs } from '../../slugs.ts';
import {
	categories,
	product_usage_links,
	product_usages,
	products,
} from '../../tables-catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { type KindSpec, toLocales } from '../kind-spec.ts';
import { type Address, type DocumentSlugs, slugEntries } from '../slugs.ts';
import { mapTexts } from '../texts.ts';

type Section = 'category' | 'product_usage';

/** Slugs of the usages that a category has products for, or the other way round. */
async function across(tx: Tx, entity: Section, id: string) {
	const other: Section = entity === 'category' ? 'product_usage' : 'category';
	const { rows } = await tx.execute<{ locale: Locale; slug: string }>(sql`
		select s.locale, s.slug from slugs s where s.entity = ${other} and s.entity_id in (
			select ${entity === 'category' ? sql`l.usage_id` : sql`p.category_id`}
			from ${product_usage_links} l join ${products} p on p.id = l.product_id
			where ${entity === 'category' ? sql`p.category_id` : sql`l.usage_id`} = ${id}
				and p.is_active)`);
	return rows;
}

/** Addresses of a category narrowed to a usage, made of both slugs. */
async function narrowed(
	tx: Tx,
	entity: Section,
	id: string,
	slugs: DocumentSlugs,
): Promise<Address[]> {
	const others = await across(tx, entity, id);
	return slugEntries(slugs).flatMap(([locale, slug]) =>
		others
			.filter((other) => other.locale === locale)
			.map((other) => ({
				locale,
				path:
					entity === 'category'
						? categoryUsageHref(locale, slug, other.slug)
						: categoryUsageHref(locale, other.slug, slug),
			})),
	);
}

function sectionSpec<E extends Section>(
	entity: E,
	table: typeof categories | typeof product_usages,
): KindSpec<DocumentOf<E>> {
	return {
		entity,
		table,
		title: sql<string>`${table.texts} -> 'it' ->> 'name'`,
		locales: toLocales(table.texts),
		order: [sql`${table.position}`],
		addresses: entity,
		async read(db: Db | Tx, id) {
			const [row] = await db
				.select({ ...getTableColumns(table), slugs: toSlugs(entity, table) })
				.from(table)
				.where(eq(table.id, id));
			if (!row) return null;
			const { id: _, origin: __, updated_at: ___, ...document } = row;
			return document;
		},
		async save(tx, id, document) {
			const { slugs: _, translated: __, texts, social_id = null, ...columns } = document;
			const row = {
				...columns,
				social_id,
				texts: mapTexts(texts, (text) => text),
				origin: 'editor' as const,
			};
			await tx
				.insert(table)
				.values({ id, ...row })
				.onConflictDoUpdate({ target: table.id, set: row });
		},
		further: (tx, id, slugs) => narrowed(tx, entity, id, slugs),
		nextTo: () => [{ type: 'route', route: 'products-archive' }],
	};
}

export const categorySpec = sectionSpec('category', categories);
export const usageSpec = sectionSpec('product_usage', product_usages);
