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
import type { Comparison, Deployment, Edges, PrintFault } from '#contract/publishing/reports.ts';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import {
	DESK_LOCALES,
	HOOK_STATES,
	HOOK_TYPES,
	PUBLICATION_STATES,
} from '#contract/publishing/states.ts';
import { instant, madeAt } from '#server/platform/db/columns.ts';

/** Document as it came from an editor, valid or not. */
type Document = Record<string, unknown>;

const entity = () => text('entity', { enum: CONTENT_ENTITIES }).notNull();
const entityId = () => text('entity_id').notNull();

/**
 * Revisions of all drafts. None is ever reused: a save that began before a draft was published must
 * not pass for one of a draft that was begun since.
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
		/** Language of the desk at the request: the mails about it are written in it. */
		locale: text('locale', { enum: DESK_LOCALES }).notNull().default('it'),
		/** Scheduled time, and the time zone in which it was given; null: at once. */
		publish_at: instant('publish_at'),
		zone: text('zone'),
		/** Time at which its documents became the content of the API. */
		published_at: instant('published_at'),
		rendering_at: instant('rendering_at'),
		/** Time at which the printed site showed it, or failed to. */
		ended_at: instant('ended_at'),
		render_ms: integer('render_ms'),
		release_id: text('release_id'),
		/** Release that was served until then. */
		release_before_id: text('release_before_id'),
		pages: jsonb('pages').$type<{ written: number; gone: number; list: string[] }>(),
		/** Reason why it was not printed. */
		fault: jsonb('fault').$type<PrintFault>(),
		/** Issues that stopped it at its scheduled time. */
		faults: jsonb('faults').$type<readonly DocumentFault[]>().notNull().default([]),
	},
	(table) => [
		index('publications_by_time').on(table.created_at),
		index('publications_under_way')
			.on(table.state, table.publish_at)
			.where(sql`${table.state} <> 'live'`),
	],
);

/** Documents that a publication makes live. They are copies: later saves do not change them. */
export const publication_items = pgTable(
	'publication_items',
	{
		publication_id: uuid('publication_id')
			.notNull()
			.references(() => publications.id, { onDelete: 'cascade' }),
		entity: entity(),
		entity_id: entityId(),
		title: text('title').notNull().default(''),
		/** Revision of the draft; 0 if an entry without one is taken off the site. */
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

/** Unpublished documents: one draft for each entry, shared by all editors. */
export const drafts = pgTable(
	'drafts',
	{
		entity: entity(),
		entity_id: entityId(),
		document: jsonb('document').$type<Document>().notNull(),
		/** Live document that it was made from; null if there was none. */
		base: jsonb('base').$type<Document>(),
		revision: integer('revision')
			.notNull()
			.default(sql`nextval('draft_revisions')`),
		by: text('by').notNull(),
		at: instant('at').notNull().defaultNow(),
		/** Scheduled publication that holds a copy of it. */
		publication_id: uuid('publication_id').references(() => publications.id, {
			onDelete: 'set null',
		}),
	},
	(table) => [primaryKey({ columns: [table.entity, table.entity_id] })],
);

/** Every live document, as publications found or made it. Rows are added, never changed. */
export const content_history = pgTable(
	'content_history',
	{
		entity: entity(),
		entity_id: entityId(),
		version: integer('version').notNull(),
		/** Null: the entry was taken off the site. */
		document: jsonb('document').$type<Document>(),
		at: instant('at').notNull().defaultNow(),
		/** Author; empty for the seed, an import, or another part of the desk. */
		by: text('by').notNull(),
		publication_id: uuid('publication_id').references(() => publications.id, {
			onDelete: 'set null',
		}),
	},
	(table) => [primaryKey({ columns: [table.entity, table.entity_id, table.version] })],
);

/** Messages to the publisher. The row is authoritative; the queue's job only reads it. */
export const hook_deliveries = pgTable(
	'hook_deliveries',
	{
		/** Identifies the message in every try. */
		id: uuid('id').primaryKey().defaultRandom(),
		type: text('type', { enum: HOOK_TYPES }).notNull(),
		state: text('state', { enum: HOOK_STATES }).notNull().default('waiting'),
		release_id: text('release_id'),
		/** Bytes of the message, from the first try on. */
		body: text('body'),
		/** Last commit of the content that it covers. */
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
		// A pending message also covers later changes until it is sent.
		uniqueIndex('hook_deliveries_one_waits')
			.on(table.type)
			.where(sql`${table.state} = 'waiting' and ${table.type} = 'content.published'`),
	],
);

/** Signed messages that were processed; a repeated one is acknowledged and nothing more. */
export const heard_messages = pgTable(
	'heard_messages',
	{ id: text('id').primaryKey(), at: instant('at').notNull().defaultNow() },
	(table) => [index('heard_messages_by_time').on(table.at)],
);

/** Printed sites that can be served again, by the publisher's last report. */
export const releases = pgTable('releases', {
	id: text('id').primaryKey(),
	made_at: instant('made_at').notNull(),
	is_current: boolean('is_current').notNull(),
});

/** Last report of the publisher about the whole site, by type. */
export const site_reports = pgTable('site_reports', {
	type: text('type', { enum: ['site.compared', 'site.deployed', 'site.edges'] }).primaryKey(),
	at: instant('at').notNull(),
	report: jsonb('report').$type<Comparison | Deployment | Edges>().notNull(),
});
