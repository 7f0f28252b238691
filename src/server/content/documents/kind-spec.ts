import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { ContentDocument } from '#contract/content/documents/registry.ts';
import type { LinkableEntity, LinkTarget } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { ContentFault } from './kind.ts';
import type { Address, DocumentSlugs } from './slugs.ts';

type EntryTable = PgTable & { id: AnyPgColumn; updated_at: AnyPgColumn };

/** Specification of one kind of entry. */
export interface KindSpec<D extends ContentDocument = ContentDocument> {
	entity: ContentEntity;
	table: EntryTable;
	/** Tables with rows of an entry, and the column that refers to it. */
	parts?: readonly { table: PgTable; owner: AnyPgColumn }[];
	/** Title of an entry in lists. */
	title: SQL<string>;
	/** Languages that an entry has texts in; null if entries have none. */
	locales: SQL<Locale[]> | null;
	/** Languages that an entry is published in; null for all of them. */
	publishedIn?: SQL<Locale[] | null>;
	order?: readonly SQL[];
	/** Null if entries have no address. */
	addresses: LinkableEntity | null;
	read(db: Db | Tx, id: string): Promise<D | null>;
	/** Writes the rows of an entry except its slugs; `live` is their current content. */
	save(tx: Tx, id: string, document: D, live: D | null): Promise<void>;
	/** Preserves data that must survive the removal of an entry. */
	beforeRemoval?(tx: Tx, id: string): Promise<void>;
	/** Rules of the kind alone. */
	faults?(db: Db | Tx, id: string, document: D | null): Promise<ContentFault[]>;
	/** Languages in which visitors cannot reach a live entry; by default none. */
	hiddenIn?(document: D): readonly Locale[];
	/** Targets for the addresses of a removed entry: the first one that exists. */
	nextTo?(live: D): readonly LinkTarget[];
	/** Further addresses that are made of one of its slugs. */
	further?(tx: Tx, id: string, slugs: DocumentSlugs): Promise<Address[]>;
}

/** Languages of the texts of a row. */
export const toLocales = (texts: AnyPgColumn): SQL<Locale[]> =>
	sql<Locale[]>`array(select jsonb_object_keys(${texts}))`;
