import { sql } from 'drizzle-orm';
import {
	boolean,
	index,
	integer,
	jsonb,
	pgSequence,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { CONTENT_ENTITIES } from '#contract/content/documents/entities.ts';
import type { Comparison, Deployment, PrintFault } from '#contract/publishing/reports.ts';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import {
	DESK_LOCALES,
	HOOK_STATES,
	HOOK_TYPES,
	PUBLICATION_STATES,
} from '#contract/publishing/states.ts';
import { instant, madeAt } from '#server/platform/db/columns.ts';

/** As it came from an editor, valid or not. */
type Document = Record<string, unknown>;

const entity = () => text('entity', { enum: CONTENT_ENTITIES }).notNull();
const entityId = () => text('entity_id').notNull();

/**
 * Revisions of all drafts. None is ever given twice: a save that began before a draft was published
 * must not pass for one of the draft that was begun since.
 */
export const draft_revisions = pgSequence('draft_revisions');

export const publications = pgTable(
	'publications',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		title: text('title'),
		state: text('state', { enum: PUBLICATION_STATES }).notNull(),
		created_at: madeAt(),
		created_by: text('created_by').notNull(),
		/** Language of the desk in which it was asked for: its mails are written in it. */
		locale: text('locale', { enum: DESK_LOCALES }).notNull().default('it'),
		/** When it is to happen, and the zone in which somebody said so; null: at once. */
		publish_at: instant('publish_at'),
		zone: text('zone'),
		/** When its documents became the content of the API. */
		published_at: instant('published_at'),
		rendering_at: instant('rendering_at'),
		/** When the printed site showed it, or could not. */
		ended_at: instant('ended_at'),
		render_ms: integer('render_ms'),
		release_id: text('release_id'),
		/** The release that was served until then. */
		release_before_id: text('release_before_id'),
		pages: jsonb('pages').$type<{ written: number; gone: number; list: string[] }>(),
		/** Why it was not printed. */
		fault: jsonb('fault').$type<PrintFault>(),
		/** What stood against it when its time had come. */
		faults: jsonb('faults').$type<readonly DocumentFault[]>().notNull().default([]),
	},
	(table) => [
		index('publications_by_time').on(table.created_at),
		index('publications_under_way')
			.on(table.state, table.publish_at)
			.where(sql`${table.state} <> 'live'`),
	],
);

/** What a publication makes live. The document is a copy: what is saved later does not go along. */
export const publication_items = pgTable(
	'publication_items',
	{
		publication_id: uuid('publication_id')
			.notNull()
			.references(() => publications.id, { onDelete: 'cascade' }),
		entity: entity(),
		entity_id: entityId(),
		title: text('title').notNull().default(''),
		/** Of the draft; 0 where an entry without one is taken off the site. */
		revision: integer('revision').notNull(),
		is_removed: boolean('is_removed').notNull().default(false),
		document: jsonb('document').$type<Document>(),
		base: jsonb('base').$type<Document>(),
	},
	(table) => [
		primaryKey({ columns: [table.publication_id, table.entity, table.entity_id] }),
		index('publication_items_of').on(table.entity, table.entity_id),
	],
);

/** What is not live yet: one draft for each entry, shared by all editors. */
export const drafts = pgTable(
	'drafts',
	{
		entity: entity(),
		entity_id: entityId(),
		document: jsonb('document').$type<Document>().notNull(),
		/** The live document that it was made from; null where there was none. */
		base: jsonb('base').$type<Document>(),
		revision: integer('revision')
			.notNull()
			.default(sql`nextval('draft_revisions')`),
		by: text('by').notNull(),
		at: instant('at').notNull().defaultNow(),
		/** The publication to come that has a copy of it. */
		publication_id: uuid('publication_id').references(() => publications.id, {
			onDelete: 'set null',
		}),
	},
	(table) => [primaryKey({ columns: [table.entity, table.entity_id] })],
);

/** Every document that was live, as publications found or made it. Rows are added, never changed. */
export const content_history = pgTable(
	'content_history',
	{
		entity: entity(),
		entity_id: entityId(),
		version: integer('version').notNull(),
		/** Null: the entry was taken off the site. */
		document: jsonb('document').$type<Document>(),
		at: instant('at').notNull().defaultNow(),
		/** Empty where nobody published it: the seed, an import, another room of the desk. */
		by: text('by').notNull(),
		publication_id: uuid('publication_id').references(() => publications.id, {
			onDelete: 'set null',
		}),
	},
	(table) => [primaryKey({ columns: [table.entity, table.entity_id, table.version] })],
);

/** Messages to whoever builds the site. The row is the truth, the queue's work only looks at it. */
export const hook_deliveries = pgTable(
	'hook_deliveries',
	{
		/** Says which message it is, in every try. */
		id: uuid('id').primaryKey().defaultRandom(),
		type: text('type', { enum: HOOK_TYPES }).notNull(),
		state: text('state', { enum: HOOK_STATES }).notNull().default('waiting'),
		release_id: text('release_id'),
		/** The bytes, from the first try on. */
		body: text('body'),
		/** Commit of the content up to which it tells. */
		told_up_to: integer('told_up_to'),
		tries: integer('tries').notNull().default(0),
		next_try_at: instant('next_try_at').notNull().defaultNow(),
		last_error: text('last_error'),
		created_at: madeAt(),
		delivered_at: instant('delivered_at'),
	},
	(table) => [
		index('hook_deliveries_by_time').on(table.created_at),
		index('hook_deliveries_due')
			.on(table.next_try_at)
			.where(sql`${table.state} in ('waiting', 'trying')`),
		// What happens before it is sent is told by the one that waits.
		uniqueIndex('hook_deliveries_one_waits')
			.on(table.type)
			.where(sql`${table.state} = 'waiting' and ${table.type} = 'content.published'`),
	],
);

/** Signed messages that were acted on; the same one again is answered and nothing more. */
export const heard_messages = pgTable(
	'heard_messages',
	{ id: text('id').primaryKey(), at: instant('at').notNull().defaultNow() },
	(table) => [index('heard_messages_by_time').on(table.at)],
);

/** Printed sites that can be served again, as the publisher last told. */
export const releases = pgTable('releases', {
	id: text('id').primaryKey(),
	made_at: instant('made_at').notNull(),
	is_current: boolean('is_current').notNull(),
});

/** What the publisher told last of the site as a whole, by the type of the report. */
export const site_reports = pgTable('site_reports', {
	type: text('type', { enum: ['site.compared', 'site.deployed'] }).primaryKey(),
	at: instant('at').notNull(),
	report: jsonb('report').$type<Comparison | Deployment>().notNull(),
});
