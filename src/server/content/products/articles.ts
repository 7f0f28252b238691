import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Media } from '#contract/media.ts';
import type { Answers } from '#server/platform/answers/answers.ts';
import type { Answer } from '#server/platform/answers/memory.ts';
import { addressOf, textIn } from '#server/platform/db/localized.ts';
import type { Db } from '#server/platform/db/client.ts';
import { loadPictures } from '../pictures.ts';
import { slugsOf } from '../slugs.ts';
import { toMedia } from '../stored-block.ts';
import { categories, product_media, products, variants } from '../tables-catalogue.ts';
import { loadChoices } from './queries.ts';
import { variantName } from './variant-name.ts';

/** An article with its product, as somebody reads it who buys it. */
export interface Article {
	id: string;
	code: string;
	name: string;
	/** Whether it is still in the catalogue. */
	is_sold: boolean;
	product: {
		id: string;
		name: string;
		brand: string;
		category: string;
		slug: string;
		picture: Media | null;
	};
}

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

async function loadArticles(db: Db, locale: Locale): Promise<Article[]> {
	const [rows, choices, pictures, shown] = await Promise.all([
		db
			.select({
				variant: variants,
				product: products,
				category: categories.texts,
				slugs: slugsOf('product', products),
			})
			.from(variants)
			.innerJoin(products, eq(products.id, variants.product_id))
			.innerJoin(categories, eq(categories.id, products.category_id)),
		loadChoices(db),
		loadPictures(db),
		db.select().from(product_media).orderBy(asc(product_media.position)),
	]);
	const pictureOf = new Map(shown.toReversed().map((row) => [row.product_id, row.media_id]));
	return rows.map(({ variant, product, category, slugs }) => {
		const { locale: own, text, slug } = addressOf(product.texts, slugs, locale);
		const picture =
			(variant.color && product.color_pictures[variant.color]) ?? pictureOf.get(product.id);
		return {
			id: variant.id,
			code: variant.code,
			name: variantName(variant, product, choices, own) ?? text.name,
			is_sold: product.is_active && !product.is_discontinued,
			product: {
				id: product.id,
				name: text.name,
				brand: product.brand,
				category: textIn(category[locale]?.name ?? category.it.name, locale),
				slug,
				picture: picture ? toMedia({ picture, alt: '' }, pictures) : null,
			},
		};
	});
}

/** Parsed once for each answer that is kept. */
const parsed = new WeakMap<Answer, ReadonlyMap<string, Article>>();

/**
 * All articles by id in a language, from memory as long as the catalogue stays as it is. Asks by
 * connections of its own: never inside a transaction, which would wait for itself when all are taken.
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
	if (answer === null || 'retryAfter_s' in answer) throw new Error('articles are never refused');
	let articles = parsed.get(answer);
	if (!articles) {
		const list: Article[] = JSON.parse(Buffer.from(answer.body).toString('utf8'));
		articles = new Map(list.map((article) => [article.id, article]));
		parsed.set(answer, articles);
	}
	return articles;
}
