import { asc, eq, inArray } from 'drizzle-orm';
import type { Availability } from '#contract/content/availability.ts';
import type { Durability } from '#contract/content/durability.ts';
import type { Locale } from '#contract/locales.ts';
import type { Media } from '#contract/media.ts';
import {
	completeDurability,
	type DurabilityEntry,
	type DurabilityTexts,
} from '#domain/catalogue/durability.ts';
import { durabilityName, durabilityYears } from '#i18n/durability.ts';
import { formatSeries } from '#i18n/format.ts';
import type { Answers } from '#server/platform/answers/answers.ts';
import { readOnce } from '#server/platform/answers/read-once.ts';
import { toAddress, textIn } from '#server/platform/db/localized.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { loadPictures } from '../pictures.ts';
import { toSlugs } from '../slugs.ts';
import { toMedia } from '../stored-block.ts';
import { categories, product_media, products, variants } from '../tables-catalogue.ts';
import { loadChoices } from './queries.ts';
import { toFeatures, variantName } from './variant-name.ts';

/** Article with its product, in the language of a reader. */
export interface Article {
	id: string;
	code: string;
	/** Options and colour by which siblings differ; the product's name if there are none. */
	name: string;
	availability: Availability;
	/** True if its product has a page. */
	is_shown: boolean;
	/** True if it is still made; a discontinued product keeps its page. */
	is_sold: boolean;
	/** Chosen options and weight, by which a buyer recognises it. */
	features: { label: string; value: string }[];
	product: {
		id: string;
		name: string;
		brand: string;
		category_id: string;
		category: string;
		/** Language of its texts, if it has none in the requested one. */
		locale: Locale;
		slug: string;
		/** Range that dealers carry; null if it belongs to none. */
		range: string | null;
		/** True if the extension of the warranty applies to it. */
		is_carbon_wheel: boolean;
		/** Label of the producer's guarantee of durability; null if there is none. */
		durability: Durability | null;
		/** Picture of the article's colour, else the product's first, with its description. */
		picture: Media | null;
	};
}

/** Title: the product, and the difference between siblings: `Kleos RD 50, HG / nero`. */
export function articleTitle({ name, product }: Article, locale: Locale): string {
	return name === product.name ? name : formatSeries([product.name, name], locale);
}

/** Label of a product in the language of its texts. */
function durabilityIn(
	{ durability }: { durability: DurabilityEntry | null },
	texts: DurabilityTexts,
): Durability | null {
	const whole = completeDurability(durability, texts);
	return whole && { producer: whole.producer, model: whole.model, years: whole.years };
}

/** Guarantee of durability among what a buyer sees before ordering. */
const durabilityFeature = (durability: Durability, locale: Locale) => ({
	label: durabilityName(locale),
	value: formatSeries(
		[durabilityYears(durability, locale), durability.producer, durability.model],
		locale,
	),
});

const READS = [
	'products',
	'slugs.product',
	'product_media',
	'variants',
	'categories',
	'options',
	'colors',
	'media',
] as const;

/** Runs one query after the other, since a transaction has one connection. */
async function loadArticles(
	db: Db | Tx,
	locale: Locale,
	ids?: readonly string[],
): Promise<Article[]> {
	const rows = await db
		.select({
			variant: variants,
			product: products,
			category: categories.texts,
			slugs: toSlugs('product', products),
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.product_id))
		.innerJoin(categories, eq(categories.id, products.category_id))
		.where(ids && inArray(variants.id, [...ids]));
	const choices = await loadChoices(db);
	const pictures = await loadPictures(db);
	const shown = await db
		.select()
		.from(product_media)
		.where(
			ids &&
				inArray(
					product_media.product_id,
					rows.map(({ product }) => product.id),
				),
		)
		.orderBy(asc(product_media.position));
	const getPicture = new Map(shown.toReversed().map((row) => [row.product_id, row.media_id]));
	return rows.map(({ variant, product, category, slugs }) => {
		const { locale: own, text, slug } = toAddress(product.texts, slugs, locale);
		const picture =
			(variant.color && product.color_pictures[variant.color]) ?? getPicture.get(product.id);
		const durability = durabilityIn(product, text);
		return {
			id: variant.id,
			code: variant.code,
			name: variantName(variant, product, choices, own) ?? text.name,
			availability: variant.availability,
			is_shown: product.is_active,
			is_sold: product.is_active && !product.is_discontinued,
			features: [
				...toFeatures(variant, product, choices, own),
				...(durability ? [durabilityFeature(durability, own)] : []),
			],
			product: {
				id: product.id,
				name: text.name,
				brand: product.brand,
				category_id: product.category_id,
				category: textIn(category[locale]?.name ?? category.it.name, locale),
				locale: own,
				slug,
				range: product.range,
				is_carbon_wheel: product.is_carbon_wheel,
				durability,
				picture: picture ? toMedia({ picture, alt: '' }, pictures) : null,
			},
		};
	});
}

/** Articles by id as a transaction sees them; unknown ids are left out. */
export async function listArticles(
	db: Db | Tx,
	locale: Locale,
	ids: readonly string[],
): Promise<ReadonlyMap<string, Article>> {
	const articles = ids.length > 0 ? await loadArticles(db, locale, ids) : [];
	return new Map(articles.map((article) => [article.id, article]));
}

const articlesOfAnswer = readOnce((text): ReadonlyMap<string, Article> => {
	const list: Article[] = JSON.parse(text);
	return new Map(list.map((article) => [article.id, article]));
});

/**
 * All articles by id in a language, cached as long as the catalogue stays as it is. Uses other
 * connections: never call it inside a transaction, which would wait for itself when all are taken.
 */
export async function articlesIn(
	{ answers, readDb }: { answers: Answers; readDb: Db },
	locale: Locale,
): Promise<ReadonlyMap<string, Article>> {
	const answer = await answers({
		key: `articles/${locale}`,
		reads: READS,
		admit: () => ({ isAllowed: true }),
		compose: () => loadArticles(readDb, locale),
	});
	if (answer === null || 'retryAfter_s' in answer)
		throw new Error('unexpected rate limit on the read of articles');
	return articlesOfAnswer(answer);
}
