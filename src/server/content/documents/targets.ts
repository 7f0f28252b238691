import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RefTarget } from '#contract/content/documents/refs.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { media } from '#server/platform/media/tables.ts';
import { categories, colors, options, product_usages, products } from '../tables-catalogue.ts';
import { announcements } from '../tables-announcements.ts';
import { forms } from '../tables-forms.ts';
import { documents, jobs, menus, news, pages, redirects, settings, stores } from '../tables.ts';

type Target = Exclude<RefTarget, 'section'>;

/** Tables of the targets of references; `where` limits them to rows that visitors can reach. */
const TABLES: Readonly<Record<Target, { table: PgTable; id: AnyPgColumn; where?: SQL }>> = {
	page: { table: pages, id: pages.id },
	news: { table: news, id: news.id },
	job: { table: jobs, id: jobs.id },
	product: { table: products, id: products.id, where: sql`${products.is_active}` },
	category: { table: categories, id: categories.id },
	product_usage: { table: product_usages, id: product_usages.id },
	menu: { table: menus, id: menus.id },
	redirect: { table: redirects, id: redirects.id },
	settings: { table: settings, id: settings.id },
	store: { table: stores, id: stores.id },
	document: { table: documents, id: documents.id },
	form: { table: forms, id: forms.id },
	announcement: { table: announcements, id: announcements.id },
	media: { table: media, id: media.id },
	option: { table: options, id: options.code },
	color: { table: colors, id: colors.code },
};

const isTarget = (kind: string): kind is Target => kind in TABLES;

/** Finds those of the ids that exist, with the languages in which visitors can reach them. */
export async function findReachable(
	db: Db | Tx,
	kind: string,
	ids: readonly string[],
): Promise<Map<string, readonly Locale[]>> {
	if (!isTarget(kind) || ids.length === 0) return new Map();
	const { table, id, where } = TABLES[kind];
	const locales = kind === 'page' ? sql<Locale[] | null>`${pages.locales}` : sql<null>`null`;
	const rows = await db
		.select({ id: sql<string>`${id}`, locales })
		.from(table)
		.where(and(inArray(id, [...ids]), where));
	return new Map(rows.map((row) => [row.id, row.locales ?? LOCALES]));
}
