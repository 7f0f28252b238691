import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Variant } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import {
	categories,
	colors,
	options,
	prices,
	product_media,
	product_relations,
	product_usage_links,
	products,
	variants,
} from '../tables-catalogue.ts';
import { document_products } from '../tables.ts';
import { toSlugs } from '../slugs.ts';
import { translation } from '../translation.ts';

interface PriceRow {
	price_list_id: string;
	amount: number;
	street_price: number | null;
	lowest_price_30d: number | null;
}
/** Variant as stored; its name is made from the names of its options. */
export type VariantRow = Omit<Variant, 'name' | 'prices'> & { prices: PriceRow[] };

const list = <T>(query: ReturnType<typeof sql>) => sql<T[]>`coalesce((${query}), '[]'::jsonb)`;

const IN_ORDER = [asc(categories.position), asc(products.position), asc(products.id)] as const;

/** Products of one statement: few enough to be sorted in memory, and read within its time limit. */
const AT_ONCE = 500;

/** Selects products with all their related rows. */
function selectProducts(db: Db | Tx, locale: Locale) {
	return db
		.select({
			...getTableColumns(products),
			texts: translation(products.texts, locale),
			slugs: toSlugs('product', products),
			usage_ids: list<string>(sql`select jsonb_agg(l.usage_id order by l.position)
				from ${product_usage_links} l where l.product_id = ${products}.id`),
			media_ids: list<string>(sql`select jsonb_agg(m.media_id order by m.position)
				from ${product_media} m where m.product_id = ${products}.id`),
			related_ids: list<string>(sql`select jsonb_agg(r.target_id order by r.position)
				from ${product_relations} r where r.product_id = ${products}.id and r.kind = 'related'`),
			compatible_ids: list<string>(sql`select jsonb_agg(r.target_id order by r.position)
				from ${product_relations} r where r.product_id = ${products}.id and r.kind = 'compatible'`),
			document_ids: list<string>(sql`select jsonb_agg(d.document_id order by d.document_id)
				from ${document_products} d where d.product_id = ${products}.id`),
			variants: list<VariantRow>(sql`select jsonb_agg(jsonb_build_object(
					'id', v.id, 'code', v.code, 'options', v.options, 'color', v.color,
					'gtin', v.gtin, 'weight_g', v.weight_g, 'availability', v.availability,
					'prices', coalesce((select jsonb_agg(jsonb_build_object(
						'price_list_id', p.price_list_id, 'amount', p.amount,
						'street_price', p.street_price, 'lowest_price_30d', p.lowest_price_30d)
						order by p.price_list_id) from ${prices} p where p.variant_id = v.id), '[]'::jsonb))
					order by v.position)
				from ${variants} v where v.product_id = ${products}.id`),
		})
		.from(products)
		.innerJoin(categories, eq(categories.id, products.category_id))
		.orderBy(...IN_ORDER)
		.$dynamic();
}
export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** Time limit of reading a list: other requests wait for their turn. */
const LIST_LIMIT_MS = 15_000;

/**
 * Products on sale in the catalogue's order, all as of one moment. Each statement reads few of
 * them, so that even a large catalogue never exceeds its limit: a retry after a timeout of the host
 * finds the answer.
 */
export function findProducts(db: Db, locale: Locale, atOnce = AT_ONCE): Promise<ProductRow[]> {
	return db.transaction(
		async (tx) => {
			const found = await tx
				.select({ id: products.id })
				.from(products)
				.innerJoin(categories, eq(categories.id, products.category_id))
				.where(eq(products.is_active, true))
				.orderBy(...IN_ORDER);
			const ids = found.map(({ id }) => id);
			const rows: ProductRow[] = [];
			const end = performance.now() + LIST_LIMIT_MS;
			for (let from = 0; from < ids.length; from += atOnce) {
				if (performance.now() > end) throw new Unavailable('the products take too long to read');
				const some = sql.param(ids.slice(from, from + atOnce));
				rows.push(...(await selectProducts(tx, locale).where(sql`${products.id} = any(${some})`)));
			}
			return rows;
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	);
}

export async function findProduct(db: Db, locale: Locale, id: string): Promise<ProductRow | null> {
	const [row] = await selectProducts(db, locale).where(
		sql`${products.id} = ${id} and ${products.is_active}`,
	);
	return row ?? null;
}

/** Names of options and colours, which products share. */
export async function loadChoices(db: Db | Tx) {
	const [optionRows, colorRows] = await Promise.all([
		db.select().from(options),
		db.select().from(colors),
	]);
	return {
		options: new Map(optionRows.map((row) => [row.code, row])),
		colors: new Map(colorRows.map((row) => [row.code, row])),
	};
}
export type Choices = Awaited<ReturnType<typeof loadChoices>>;

/** Products on sale that a tyre sits on, in the catalogue's order: few of a large catalogue. */
export const findTyred = (db: Db, locale: Locale): Promise<ProductRow[]> =>
	selectProducts(db, locale)
		.where(
			sql`${products.is_active} and not ${products.is_discontinued}
				and ${products.specifications} @> '[{"code":"tyre_width_min"}]'::jsonb`,
		)
		.execute();
