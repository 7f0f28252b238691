import { and, asc, eq, getTableColumns, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import { LOCALES } from '#contract/locales.ts';
import type { LinkTarget } from '#contract/links.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toSlugs } from '../../slugs.ts';
import {
	product_media,
	product_relations,
	product_usage_links,
	products,
	RELATIONS,
	variants,
} from '../../tables-catalogue.ts';
import { type KindSpec, toLocales } from '../kind-spec.ts';
import type { ContentFault } from '../kind.ts';
import { replaceParts } from '../parts.ts';
import { mapTexts, seoOfRow, seoToStore } from '../texts.ts';

type ProductDocument = DocumentOf<'product'>;

const list = <T>(query: ReturnType<typeof sql>) => sql<T[]>`coalesce((${query}), '[]'::jsonb)`;
const related = (kind: (typeof RELATIONS)[number]) =>
	list<string>(sql`select jsonb_agg(r.target_id order by r.position)
		from ${product_relations} r where r.product_id = ${products}.id and r.kind = ${kind}`);

async function read(db: Db | Tx, id: string): Promise<ProductDocument | null> {
	const [row] = await db
		.select({
			...getTableColumns(products),
			slugs: toSlugs('product', products),
			usage_ids: list<string>(sql`select jsonb_agg(l.usage_id order by l.position)
				from ${product_usage_links} l where l.product_id = ${products}.id`),
			media_ids: list<string>(sql`select jsonb_agg(m.media_id order by m.position)
				from ${product_media} m where m.product_id = ${products}.id`),
			related_ids: related('related'),
			compatible_ids: related('compatible'),
		})
		.from(products)
		.where(eq(products.id, id));
	if (!row) return null;
	const articles = await db
		.select()
		.from(variants)
		.where(eq(variants.product_id, id))
		.orderBy(asc(variants.position), asc(variants.id));
	const { id: _, origin: __, updated_at: ___, texts, ...columns } = row;
	return {
		...columns,
		variants: articles.map((article) => ({
			id: article.id,
			code: article.code,
			options: article.options,
			color: article.color,
			gtin: article.gtin,
			weight_g: article.weight_g,
			is_made_to_order: article.availability === 'made_to_order',
		})),
		texts: mapTexts(texts, ({ name, payoff, description, ...more }) => ({
			name,
			payoff,
			description,
			durability_area: more.durability_area ?? '',
			durability_terms: more.durability_terms ?? '',
			durability_claim: more.durability_claim ?? '',
			...seoOfRow(more),
		})),
	};
}

function findRow(document: ProductDocument) {
	const {
		slugs: _,
		translated: __,
		usage_ids: ___,
		media_ids: ____,
		related_ids: _____,
		compatible_ids: ______,
		variants: _______,
		texts,
		social_id = null,
		...columns
	} = document;
	return {
		...columns,
		social_id,
		texts: mapTexts(texts, ({ seo_title, seo_description, ...text }) => ({
			...text,
			...seoToStore({ seo_title, seo_description }),
		})),
		origin: 'editor' as const,
	};
}

/**
 * Saves articles but keeps the state that stock gave them: a document sets only whether an article
 * is made to order. A new one is out of stock until it is counted.
 */
async function saveVariants(tx: Tx, product_id: string, document: ProductDocument) {
	const kept = document.variants.map(({ id }) => id);
	const own = eq(variants.product_id, product_id);
	await tx
		.delete(variants)
		.where(and(own, kept.length > 0 ? notInArray(variants.id, kept) : undefined));
	for (const [position, { is_made_to_order, ...article }] of document.variants.entries()) {
		const set = { ...article, product_id, position };
		await tx
			.insert(variants)
			.values({ ...set, availability: is_made_to_order ? 'made_to_order' : 'out_of_stock' })
			.onConflictDoUpdate({
				target: variants.id,
				set: {
					...set,
					availability: is_made_to_order
						? 'made_to_order'
						: sql`case when ${variants.availability} = 'made_to_order' then 'out_of_stock'
							else ${variants.availability} end`,
				},
			});
	}
}

async function saveParts(
	tx: Tx,
	id: string,
	document: ProductDocument,
	live: ProductDocument | null,
) {
	await replaceParts(
		tx,
		{ table: product_usage_links, owner: product_usage_links.product_id },
		id,
		{
			rows: document.usage_ids.map((usage_id, position) => ({
				product_id: id,
				usage_id,
				position,
			})),
			before: live?.usage_ids ?? [],
			after: document.usage_ids,
		},
	);
	await replaceParts(tx, { table: product_media, owner: product_media.product_id }, id, {
		rows: document.media_ids.map((media_id, position) => ({ product_id: id, media_id, position })),
		before: live?.media_ids ?? [],
		after: document.media_ids,
	});
	const toRelations = (given: ProductDocument | null) =>
		RELATIONS.map((kind) => given?.[`${kind}_ids`] ?? []);
	await replaceParts(tx, { table: product_relations, owner: product_relations.product_id }, id, {
		rows: RELATIONS.flatMap((kind) =>
			document[`${kind}_ids`].map((target_id, position) => ({
				product_id: id,
				kind,
				target_id,
				position,
			})),
		),
		before: toRelations(live),
		after: toRelations(document),
	});
}

async function save(tx: Tx, id: string, document: ProductDocument, live: ProductDocument | null) {
	const row = findRow(document);
	await tx
		.insert(products)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: products.id, set: row });
	await saveVariants(tx, id, document);
	await saveParts(tx, id, document, live);
}

/** Codes that another product or article has already. */
async function codeFaults(db: Db | Tx, id: string, document: ProductDocument) {
	const faults: ContentFault[] = [];
	const others = await db
		.select({ id: products.id })
		.from(products)
		.where(and(eq(products.code, document.code), ne(products.id, id)));
	for (const other of others) {
		faults.push({ path: 'code', code: 'taken', detail: `product/${other.id}` });
	}
	const articles = document.variants;
	if (articles.length === 0) return faults;
	const codes = articles.map(({ code }) => code);
	const ids = articles.map((article) => article.id);
	const taken = await db
		.select({ id: variants.id, code: variants.code, product_id: variants.product_id })
		.from(variants)
		.where(
			and(
				ne(variants.product_id, id),
				or(inArray(variants.code, codes), inArray(variants.id, ids)),
			),
		);
	articles.forEach((article, at) => {
		const other = taken.find(({ code, id: own }) => code === article.code || own === article.id);
		const isTwice = codes.indexOf(article.code) !== at;
		if (!other && !isTwice) return;
		const detail = `product/${other?.product_id ?? id}`;
		faults.push({ path: `variants.${at}.code`, code: 'taken', detail });
	});
	return faults;
}

const entity = (kind: 'product' | 'category', id: string): LinkTarget => ({
	type: 'entity',
	entity: kind,
	id,
});

export const productSpec: KindSpec<ProductDocument> = {
	entity: 'product',
	table: products,
	parts: [
		{ table: product_usage_links, owner: product_usage_links.product_id },
		{ table: product_media, owner: product_media.product_id },
		{ table: product_relations, owner: product_relations.product_id },
		{ table: variants, owner: variants.product_id },
	],
	title: sql<string>`${products.texts} -> 'it' ->> 'name'`,
	locales: toLocales(products.texts),
	order: [sql`${products.category_id}`, sql`${products.position}`],
	addresses: 'product',
	read,
	save,
	faults: async (db, id, document) => (document ? codeFaults(db, id, document) : []),
	hiddenIn: ({ is_active }) => (is_active ? [] : LOCALES),
	nextTo: ({ successor_id, category_id }) => [
		...(successor_id ? [entity('product', successor_id)] : []),
		entity('category', category_id),
		{ type: 'route', route: 'products-archive' },
	],
};
