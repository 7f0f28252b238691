import {
	boolean,
	date,
	doublePrecision,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { LinkTarget } from '#contract/links.ts';
import { LOCALES } from '#contract/locales.ts';
import { NOTICE_LOCALES } from '#contract/content/artworks.ts';
import { MENU_SLUGS } from '#contract/content/menus.ts';
import {
	DOCUMENT_KINDS,
	STORE_KINDS,
	type EarlierVersion,
	type OpeningHours,
} from '#contract/content/places.ts';
import { EMPLOYMENTS, NEWS_TOPICS, type paySchema } from '#contract/content/pages.ts';
import type { FreeShipping, settingsSchema } from '#contract/content/settings.ts';
import { instant, rowFields, texts, type SeoTexts } from '#server/platform/db/columns.ts';
import type { StoredBlock } from '#contract/content/documents/blocks.ts';
import { media } from '#server/platform/media/tables.ts';
import { products } from './tables-catalogue.ts';

type SettingsAnswer = v.InferInput<typeof settingsSchema>;
/** Values that no language changes, in the shape of the answer. */
interface StoredSettings extends Omit<
	SettingsAnswer,
	| 'id'
	| 'version'
	| 'updated_at'
	| 'locale'
	| 'site_name'
	| 'payoff'
	| 'description'
	| 'guarantee_artwork'
	| 'company'
	| 'shop'
> {
	/** Without the values that the shipping rates supply. */
	shop: Omit<SettingsAnswer['shop'], keyof FreeShipping>;
	company: Omit<SettingsAnswer['company'], 'share_capital' | 'group_note'>;
}

/** Settings in one row. */
export const settings = pgTable('settings', {
	id: text('id').primaryKey(),
	data: jsonb('data').$type<StoredSettings>().notNull(),
	texts: texts<{
		site_name: string;
		payoff: string;
		description: string;
		share_capital: string | null;
		group_note: string | null;
		guarantee_notice?: string | null;
		/** Id of an artwork. */
		guarantee_artwork?: string | null;
	}>(),
	...rowFields,
});

/** Official notices of the legal guarantee, each as staff uploaded it; never changed. */
export const artworks = pgTable('artworks', {
	/** SHA-256 of the file, hex. */
	id: text('id').primaryKey(),
	locale: text('locale', { enum: NOTICE_LOCALES }).notNull(),
	svg: text('svg').notNull(),
	width: integer('width').notNull(),
	height: integer('height').notNull(),
	uploaded_at: instant('uploaded_at').notNull(),
});

interface PageTexts extends SeoTexts {
	title: string;
	/** Blocks that an editor has saved have a key. */
	blocks: (StoredBlock & { key?: string })[];
}
export const pages = pgTable(
	'pages',
	{
		id: text('id').primaryKey(),
		position: integer('position').notNull(),
		template: text('template').notNull(),
		parent_id: text('parent_id'),
		locales: text('locales', { enum: LOCALES }).array(),
		media_id: text('media_id').references(() => media.id),
		noindex: boolean('noindex').notNull().default(false),
		/** Picture that networks show with a link, in place of a drawn one. */
		social_id: text('social_id').references(() => media.id),
		texts: texts<PageTexts>(),
		...rowFields,
	},
	(table) => [foreignKey({ columns: [table.parent_id], foreignColumns: [table.id] })],
);

interface NewsTexts extends PageTexts {
	excerpt: string;
	alt: string;
}
export const news = pgTable(
	'news',
	{
		id: text('id').primaryKey(),
		topic: text('topic', { enum: NEWS_TOPICS }).notNull(),
		published_on: date('published_on', { mode: 'string' }).notNull(),
		media_id: text('media_id').references(() => media.id),
		social_id: text('social_id').references(() => media.id),
		texts: texts<NewsTexts>(),
		...rowFields,
	},
	(table) => [index('news_newest').on(table.published_on)],
);
export const news_products = pgTable(
	'news_products',
	{
		news_id: text('news_id')
			.notNull()
			.references(() => news.id, { onDelete: 'cascade' }),
		product_id: text('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		position: integer('position').notNull(),
	},
	(table) => [primaryKey({ columns: [table.news_id, table.product_id] })],
);

export const jobs = pgTable('jobs', {
	id: text('id').primaryKey(),
	publication_date: date('publication_date', { mode: 'string' }).notNull(),
	/** Last day for applications; the position counts as closed from the day after. */
	closes_on: date('closes_on', { mode: 'string' }),
	is_open: boolean('is_open').notNull(),
	employment: text('employment', { enum: EMPLOYMENTS }).array().notNull(),
	pay: jsonb('pay').$type<v.InferInput<typeof paySchema>>(),
	social_id: text('social_id').references(() => media.id),
	texts: texts<{
		name: string;
		place: string;
		area: string;
		contract_type: string;
		summary: string;
		description: string;
	}>(),
	...rowFields,
});

export const stores = pgTable(
	'stores',
	{
		id: text('id').primaryKey(),
		name: text('name').notNull(),
		kind: text('kind', { enum: STORE_KINDS }).notNull(),
		street: text('street').notNull(),
		postal_code: text('postal_code').notNull(),
		city: text('city').notNull(),
		region: text('region'),
		country: text('country').notNull(),
		name_local: text('name_local'),
		address_local: text('address_local'),
		latitude: doublePrecision('latitude').notNull(),
		longitude: doublePrecision('longitude').notNull(),
		email: text('email'),
		phone: text('phone'),
		website: text('website'),
		opening_hours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
		ranges: text('ranges').array().notNull(),
		...rowFields,
	},
	(table) => [index('stores_place').on(table.country, table.city)],
);

export const documents = pgTable('documents', {
	id: text('id').primaryKey(),
	position: integer('position').notNull(),
	kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
	language: text('language', { enum: LOCALES }).notNull(),
	range: text('range'),
	file: text('file').notNull().unique(),
	bytes: integer('bytes').notNull(),
	published_on: date('published_on', { mode: 'string' }).notNull(),
	/** Replaced versions, the newest first. */
	earlier: jsonb('earlier').$type<EarlierVersion[]>().notNull().default([]),
	texts: texts<{ title: string }>(),
	...rowFields,
});
export const document_products = pgTable(
	'document_products',
	{
		document_id: text('document_id')
			.notNull()
			.references(() => documents.id, { onDelete: 'cascade' }),
		product_id: text('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		position: integer('position').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.document_id, table.product_id] }),
		index('document_products_product').on(table.product_id),
	],
);

export const menus = pgTable('menus', {
	id: text('id').primaryKey(),
	slug: text('slug', { enum: MENU_SLUGS }).notNull().unique(),
	...rowFields,
});
export const menu_items = pgTable(
	'menu_items',
	{
		menu_id: text('menu_id')
			.notNull()
			.references(() => menus.id, { onDelete: 'cascade' }),
		id: text('id').notNull(),
		parent_id: text('parent_id'),
		position: integer('position').notNull(),
		link: jsonb('link').$type<LinkTarget>(),
		target: text('target', { enum: ['_self', '_blank'] }).notNull(),
		media_id: text('media_id').references(() => media.id),
		texts: texts<{ label: string; slug: string }>(),
	},
	(table) => [
		primaryKey({ columns: [table.menu_id, table.id] }),
		foreignKey({
			columns: [table.menu_id, table.parent_id],
			foreignColumns: [table.menu_id, table.id],
		}).onDelete('cascade'),
	],
);

export const redirects = pgTable('redirects', {
	id: text('id').primaryKey(),
	from: text('from').notNull().unique(),
	to: jsonb('to').$type<LinkTarget>().notNull(),
	to_locale: text('to_locale', { enum: LOCALES }).notNull(),
	status: integer('status').$type<301 | 302 | 308>().notNull(),
	...rowFields,
});
