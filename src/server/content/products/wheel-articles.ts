import { and, asc, eq, isNotNull, not, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { formatPair } from '#i18n/format.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { textsIn } from '#server/platform/db/localized.ts';
import { categories, products, variants } from '../tables-catalogue.ts';
import { loadChoices, type Choices } from './queries.ts';
import { variantName } from './variant-name.ts';

/** What is drawn with spokes is a wheel, whatever its category is called. */
const IS_WHEEL = sql`(jsonb_typeof(${products.drawing} -> 'front_spokes') = 'object'
	or jsonb_typeof(${products.drawing} -> 'rear_spokes') = 'object')`;

/** Articles of the wheels that are on sale and belong to a range, in the order of the catalogue. */
const selectArticles = (db: Db | Tx, code?: string) =>
	db
		.select({
			code: variants.code,
			options: variants.options,
			color: variants.color,
			option_codes: products.options,
			product_id: products.id,
			range: sql<string>`${products.range}`,
			texts: products.texts,
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.product_id))
		.innerJoin(categories, eq(categories.id, products.category_id))
		.where(
			and(
				products.is_active,
				not(products.is_discontinued),
				isNotNull(products.range),
				IS_WHEEL,
				code === undefined ? undefined : eq(variants.code, code),
			),
		)
		.orderBy(asc(categories.position), asc(products.position), asc(variants.position));

type WheelArticleRow = Awaited<ReturnType<typeof selectArticles>>[number];

/** One article of a wheel: `KRD50-HG-BK`. */
export interface WheelArticle {
	code: string;
	product_id: string;
	range: string;
	nameIn: (locale: Locale) => string;
}

/** `Kleos RD 50: Shimano 11/12 (HG) / Black`. */
function articleName(row: WheelArticleRow, choices: Choices, asked: Locale): string {
	const { locale, text } = textsIn(row.texts, asked);
	const variant = variantName(row, { options: row.option_codes }, choices, locale);
	return variant === null ? text.name : formatPair(text.name, variant, locale);
}

const toWheelArticle = (row: WheelArticleRow, choices: Choices): WheelArticle => ({
	code: row.code,
	product_id: row.product_id,
	range: row.range,
	nameIn: (locale) => articleName(row, choices, locale),
});

export async function findWheelArticles(db: Db | Tx): Promise<WheelArticle[]> {
	const [rows, choices] = await Promise.all([selectArticles(db), loadChoices(db)]);
	return rows.map((row) => toWheelArticle(row, choices));
}

/** An article by its code; null once it, or its product, is no longer on sale. */
export async function findWheelArticle(db: Db | Tx, code: string): Promise<WheelArticle | null> {
	const [row] = await selectArticles(db, code);
	return row ? toWheelArticle(row, await loadChoices(db)) : null;
}
