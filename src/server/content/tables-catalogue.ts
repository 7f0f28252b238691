import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
} from 'drizzle-orm/pg-core';
import { AVAILABILITIES } from '#contract/content/availability.ts';
import { SWATCHES, type Drawing } from '#contract/content/catalogue.ts';
import { LINKABLE_ENTITIES } from '#contract/links.ts';
import { LOCALES } from '#contract/locales.ts';
import type { FeatureCode, SpecificationCode } from '#contract/content/specifications.ts';
import type { DurabilityEntry, DurabilityTexts } from '#domain/catalogue/durability.ts';
import { media } from '#server/platform/media/tables.ts';
import {
	rowFields,
	texts,
	type SeoTexts,
	type StoredText,
	type StoredTexts,
} from '#server/platform/db/columns.ts';

const mediaId = (name: string) => text(name).references(() => media.id);

/** Addresses of all entries: a row for each language in which the entry exists. */
export const slugs = pgTable(
	'slugs',
	{
		entity: text('entity', { enum: LINKABLE_ENTITIES }).notNull(),
		entity_id: text('entity_id').notNull(),
		locale: text('locale', { enum: LOCALES }).notNull(),
		slug: text('slug').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.entity, table.entity_id, table.locale] }),
		unique('slugs_address').on(table.entity, table.locale, table.slug),
	],
);

export const price_lists = pgTable(
	'price_lists',
	{
		id: text('id').primaryKey(),
		position: integer('position').notNull(),
		name: text('name').notNull(),
		currency: text('currency').notNull(),
		/** Null: the list holds for every country that no other names. */
		countries: text('countries').array().notNull(),
		is_default: boolean('is_default').notNull(),
		prices_include_vat: boolean('prices_include_vat').notNull(),
		vat_rate: integer('vat_rate').notNull(),
		year: integer('year').notNull(),
		...rowFields,
	},
	(table) => [check('vat_rate_in_basis_points', sql`${table.vat_rate} between 0 and 10000`)],
);

export const countries = pgTable('countries', {
	code: text('code').primaryKey(),
	phone_prefix: text('phone_prefix').notNull(),
	...rowFields,
});

interface SectionTexts {
	name: string;
	description: string;
	/** Categories only. */
	safety_notice?: string;
	/** Usages only. */
	category_title?: string;
}
const sectionColumns = {
	id: text('id').primaryKey(),
	position: integer('position').notNull(),
	picture_id: mediaId('picture_id'),
	ambience_id: mediaId('ambience_id'),
	hamburger_id: mediaId('hamburger_id'),
	/** Picture that networks show with a link, in place of a drawn one. */
	social_id: mediaId('social_id'),
	texts: texts<SectionTexts>(),
	...rowFields,
};
export const categories = pgTable('categories', sectionColumns);
export const product_usages = pgTable('product_usages', sectionColumns);

/** Options that distinguish variants, shared by all products. */
export const options = pgTable('options', {
	code: text('code').primaryKey(),
	name: jsonb('name').$type<StoredTexts<string>>().notNull(),
	values: jsonb('values').$type<{ code: string; name: StoredTexts<string> }[]>().notNull(),
	/** True if a wrong choice is a part that does not fit; null for the default of its kind. */
	decides_fit: boolean('decides_fit'),
	...rowFields,
});
export const colors = pgTable('colors', {
	code: text('code').primaryKey(),
	swatch: text('swatch', { enum: SWATCHES }).notNull(),
	name: jsonb('name').$type<StoredTexts<string>>().notNull(),
	...rowFields,
});

interface ProductTexts extends SeoTexts, DurabilityTexts {
	name: string;
	payoff: string;
	description: string;
}
export const products = pgTable(
	'products',
	{
		id: text('id').primaryKey(),
		code: text('code').notNull().unique(),
		brand: text('brand').notNull(),
		range: text('range'),
		category_id: text('category_id')
			.notNull()
			.references(() => categories.id),
		position: integer('position').notNull(),
		is_active: boolean('is_active').notNull().default(true),
		is_discontinued: boolean('is_discontinued').notNull().default(false),
		successor_id: text('successor_id'),
		released_on: date('released_on', { mode: 'string' }),
		options: text('options').array().notNull(),
		colors: text('colors').array().notNull(),
		/** Picture by colour code. */
		color_pictures: jsonb('color_pictures').$type<Record<string, string>>().notNull().default({}),
		specifications: jsonb('specifications')
			.$type<{ code: SpecificationCode; value: number | StoredText }[]>()
			.notNull(),
		features: jsonb('features').$type<{ code: FeatureCode; value: StoredText }[]>().notNull(),
		drawing: jsonb('drawing').$type<Drawing>(),
		is_carbon_wheel: boolean('is_carbon_wheel').notNull().default(false),
		durability: jsonb('durability').$type<DurabilityEntry>(),
		social_id: mediaId('social_id'),
		texts: texts<ProductTexts>(),
		...rowFields,
	},
	(table) => [
		foreignKey({ columns: [table.successor_id], foreignColumns: [table.id] }),
		index('products_order').on(table.category_id, table.position),
	],
);

const productId = (name = 'product_id') =>
	text(name)
		.notNull()
		.references(() => products.id, { onDelete: 'cascade' });

export const product_usage_links = pgTable(
	'product_usage_links',
	{
		product_id: productId(),
		usage_id: text('usage_id')
			.notNull()
			.references(() => product_usages.id),
		position: integer('position').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.product_id, table.usage_id] }),
		index('product_usage_links_usage').on(table.usage_id),
	],
);
export const product_media = pgTable(
	'product_media',
	{
		product_id: productId(),
		position: integer('position').notNull(),
		media_id: text('media_id')
			.notNull()
			.references(() => media.id),
	},
	(table) => [primaryKey({ columns: [table.product_id, table.position] })],
);
export const RELATIONS = ['related', 'compatible'] as const;
export const product_relations = pgTable(
	'product_relations',
	{
		product_id: productId(),
		kind: text('kind', { enum: RELATIONS }).notNull(),
		target_id: productId('target_id'),
		position: integer('position').notNull(),
	},
	(table) => [primaryKey({ columns: [table.product_id, table.kind, table.target_id] })],
);

export const variants = pgTable(
	'variants',
	{
		id: text('id').primaryKey(),
		product_id: productId(),
		code: text('code').notNull().unique(),
		position: integer('position').notNull(),
		options: jsonb('options').$type<Record<string, string>>().notNull(),
		color: text('color').references(() => colors.code),
		gtin: text('gtin'),
		weight_g: integer('weight_g'),
		availability: text('availability', { enum: AVAILABILITIES }).notNull(),
	},
	(table) => [
		index('variants_product').on(table.product_id, table.position),
		check('weight_not_negative', sql`${table.weight_g} >= 0`),
		check('gtin_has_13_digits', sql`${table.gtin} ~ '^[0-9]{13}$'`),
	],
);
export const prices = pgTable(
	'prices',
	{
		variant_id: text('variant_id')
			.notNull()
			.references(() => variants.id, { onDelete: 'cascade' }),
		price_list_id: text('price_list_id')
			.notNull()
			.references(() => price_lists.id),
		amount: integer('amount').notNull(),
		street_price: integer('street_price'),
		/** Reference price of an announced cut, and the time when the cut began. */
		lowest_price_30d: integer('lowest_price_30d'),
		reduced_since: timestamp('reduced_since', { withTimezone: true, precision: 3, mode: 'date' }),
		origin: rowFields.origin,
	},
	(table) => [
		primaryKey({ columns: [table.variant_id, table.price_list_id] }),
		check(
			'amounts_not_negative',
			sql`${table.amount} >= 0 and ${table.street_price} >= 0 and ${table.lowest_price_30d} >= 0`,
		),
		check(
			'cut_has_a_reference',
			sql`(${table.reduced_since} is null) = (${table.lowest_price_30d} is null)`,
		),
	],
);
