import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/client.ts';
import { textsIn } from '#server/platform/db/localized.ts';
import { findUsageRows } from '../sections.ts';
import { categories, product_usage_links, products } from '../tables-catalogue.ts';

/** Categories with active products for a usage, by usage, in the order of the categories. */
export async function findCategoriesByUsage(db: Db): Promise<Map<string, string[]>> {
	const rows = await db
		.selectDistinct({
			usage_id: product_usage_links.usage_id,
			category_id: categories.id,
			position: categories.position,
		})
		.from(product_usage_links)
		.innerJoin(products, eq(products.id, product_usage_links.product_id))
		.innerJoin(categories, eq(categories.id, products.category_id))
		.where(and(eq(products.is_active, true), eq(products.is_discontinued, false)))
		.orderBy(asc(categories.position));
	const byUsage = new Map<string, string[]>();
	for (const { usage_id, category_id } of rows) {
		byUsage.set(usage_id, [...(byUsage.get(usage_id) ?? []), category_id]);
	}
	return byUsage;
}

/** Names of the usages with active products, in their order. */
export async function usageNames(db: Db, locale: Locale): Promise<{ id: string; name: string }[]> {
	const [rows, used] = await Promise.all([findUsageRows(db), findCategoriesByUsage(db)]);
	return rows
		.filter(({ id }) => used.has(id))
		.map(({ id, texts }) => ({ id, name: textsIn(texts, locale).text.name }));
}
