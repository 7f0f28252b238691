import {
	customType,
	index,
	integer,
	pgTable,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { LINKABLE_ENTITIES } from '#contract/links.ts';

/** Tables that public answers are read from; slugs are split by the kind of their entry. */
const TABLES = [
	'media',
	'price_lists',
	'countries',
	'categories',
	'product_usages',
	'options',
	'colors',
	'products',
	'product_usage_links',
	'product_media',
	'product_relations',
	'variants',
	'prices',
	'vat_rates',
	'shipping_rates',
	'market_rules',
	'stock_items',
	'settings',
	'pages',
	'news',
	'news_products',
	'jobs',
	'stores',
	'documents',
	'document_products',
	'menus',
	'menu_items',
	'forms',
	'redirects',
	'announcements',
	'fit_rules',
	'wheel_measurements',
] as const;

/** Part of the content that an answer may be read from and that has a version of its own. */
export type ContentPart = (typeof TABLES)[number] | `slugs.${(typeof LINKABLE_ENTITIES)[number]}`;
export const CONTENT_PARTS: readonly ContentPart[] = [
	...TABLES,
	...LINKABLE_ENTITIES.map((entity) => `slugs.${entity}` as const),
];

/**
 * Current version of each part of the content. A version is random and assigned when a transaction
 * that changed the part commits (`note_content_change` of the migrations), so that two states never
 * share one, not even when an older state is restored.
 */
export const content_versions = pgTable('content_versions', {
	part: text('part').$type<ContentPart>().primaryKey(),
	version: uuid('version').notNull().defaultRandom(),
});

/** Parts that a transaction has changed so far; other transactions see none. */
export const content_changes = pgTable('content_changes', {
	part: text('part').$type<ContentPart>().notNull(),
});

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Transactions that changed content, in the order in which others could see them: the number is
 * assigned during the commit, under a lock that is held until the transaction ends.
 */
export const content_commits = pgTable(
	'content_commits',
	{
		seq: integer('seq').primaryKey().generatedAlwaysAsIdentity(),
		tx: xid8('tx').notNull(),
		/** Distinguishes two histories, such as before and after a restore. */
		mark: uuid('mark').notNull().defaultRandom(),
		at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
	},
	(table) => [index('content_commits_of').on(table.tx)],
);

/** Changes of each transaction: a kind of content, and the entry; null means all entries. */
export const content_feed = pgTable(
	'content_feed',
	{
		tx: xid8('tx').notNull(),
		part: text('part').notNull(),
		entity_id: text('entity_id'),
	},
	(table) => [
		unique('content_feed_once').on(table.tx, table.part, table.entity_id).nullsNotDistinct(),
	],
);
