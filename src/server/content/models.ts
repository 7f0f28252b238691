import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { media } from '#server/platform/media/tables.ts';
import { categories, product_media, products, slugs } from './tables-catalogue.ts';

/** Subquery of the models for other capabilities: `id`, `is_carbon_wheel` and `texts`. */
export const models = () => sql`(select id, is_carbon_wheel, texts from ${products})`;

/** Finds those of the products that are in the catalogue. */
export async function knownModels(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const rows = await tx
		.select({ id: products.id })
		.from(products)
		.where(sql`${products.id} = any(${sql.param([...ids])}::text[])`);
	return new Set(rows.map(({ id }) => id));
}

/** Finds a model, its first picture and its category's notice; null if not in the catalogue. */
export async function findModel(db: Db | Tx, id: string) {
	const [row] = await db
		.select({
			code: products.code,
			texts: products.texts,
			category_texts: categories.texts,
			picture: media,
			slugs: sql<Record<string, string> | null>`(select jsonb_object_agg(s.locale, s.slug)
				from ${slugs} s where s.entity = 'product' and s.entity_id = ${id})`,
		})
		.from(products)
		.innerJoin(categories, eq(categories.id, products.category_id))
		.leftJoin(
			product_media,
			and(eq(product_media.product_id, products.id), eq(product_media.position, 0)),
		)
		.leftJoin(media, eq(media.id, product_media.media_id))
		.where(eq(products.id, id));
	return row ?? null;
}

/** Wheelsets on sale by the name of their range, as menus count them. */
export async function wheelsOfRanges(
	db: Db,
	ranges: readonly string[],
): Promise<Map<string, string[]>> {
	if (ranges.length === 0) return new Map();
	const { id, range } = products;
	const rows = await db.select({ id, range }).from(products)
		.where(sql`${range} = any(${sql.param([...ranges])}::text[])
			and ${products.is_active} and not ${products.is_discontinued}
			and ${products.specifications} @> '[{"code":"rim_height"}]'
			and ${products.specifications} @> '[{"code":"wheelset_weight"}]'`);
	const found = new Map<string, string[]>();
	for (const row of rows) {
		if (row.range !== null) found.set(row.range, [...(found.get(row.range) ?? []), row.id]);
	}
	return found;
}
