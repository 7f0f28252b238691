import { and, asc, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { formatPair } from '#i18n/format.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { textsIn } from '#server/platform/db/localized.ts';
import { categories, products, variants } from '../tables-catalogue.ts';
import { loadChoices, type Choices } from './queries.ts';
import { variantName } from './variant-name.ts';

/** A product drawn with spokes is a wheel, in any category. */
const IS_WHEEL = sql`(jsonb_typeof(${products.drawing} -> 'front_spokes') = 'object'
	or jsonb_typeof(${products.drawing} -> 'rear_spokes') = 'object')`;

/** Names alone: with all texts, a thousand products take a tenth of a second to read. */
const NAMES = sql<{ it: { name: string } } & Partial<Record<Locale, { name: string }>>>`
	(select jsonb_object_agg(key, jsonb_build_object('name', value -> 'name'))
		from jsonb_each(${products.texts}))`;

/** Wheels that are on sale and belong to a range, in the order of the catalogue. */
const selectWheels = (db: Db | Tx, code?: string) =>
	db
		.select({
			id: products.id,
			options: products.options,
			range: sql<string>`${products.range}`,
			texts: NAMES,
		})
		.from(products)
		.innerJoin(categories, eq(categories.id, products.category_id))
		.where(
			and(
				products.is_active,
				not(products.is_discontinued),
				isNotNull(products.range),
				IS_WHEEL,
				code === undefined
					? undefined
					: sql`${products.id} in (select product_id from ${variants} where code = ${code})`,
			),
		)
		.orderBy(asc(categories.position), asc(products.position));

/** Articles of these wheels, product by product. */
async function selectArticles(db: Db | Tx, code?: string) {
	const wheels = await selectWheels(db, code);
	const { code: own, options, color, product_id, position } = variants;
	const articles = await db
		.select({ code: own, options, color, product_id })
		.from(variants)
		.where(
			and(
				inArray(
					product_id,
					wheels.map(({ id }) => id),
				),
				code === undefined ? undefined : eq(own, code),
			),
		)
		.orderBy(asc(position));
	const of = Map.groupBy(articles, (article) => article.product_id);
	return wheels.flatMap((wheel) =>
		(of.get(wheel.id) ?? []).map((article) => ({
			...article,
			option_codes: wheel.options,
			range: wheel.range,
			texts: wheel.texts,
		})),
	);
}

type WheelArticleRow = Awaited<ReturnType<typeof selectArticles>>[number];

/** Article of a wheel: `KRD50-HG-BK`. */
export interface WheelArticle {
	code: string;
	product_id: string;
	range: string;
	nameIn: (locale: Locale) => string;
}

/** Name of an article: `Kleos RD 50: Shimano 11/12 (HG) / Black`. */
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

/** Finds an article by its code; null once it, or its product, is no longer on sale. */
export async function findWheelArticle(db: Db | Tx, code: string): Promise<WheelArticle | null> {
	const [row] = await selectArticles(db, code);
	return row ? toWheelArticle(row, await loadChoices(db)) : null;
}
