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

/** What is particular about the entries of one kind. */
export interface KindSpec<D extends ContentDocument = ContentDocument> {
	entity: ContentEntity;
	table: EntryTable;
	/** Tables whose rows belong to an entry, and the column that says to which. */
	parts?: readonly { table: PgTable; owner: AnyPgColumn }[];
	/** What a list calls an entry. */
	title: SQL<string>;
	/** Languages that an entry has texts in; null where entries have none. */
	locales: SQL<Locale[]> | null;
	/** Languages that an entry is published in, null for all of them. */
	publishedIn?: SQL<Locale[] | null>;
	order?: readonly SQL[];
	/** Null where entries have no address. */
	addresses: LinkableEntity | null;
	read(db: Db | Tx, id: string): Promise<D | null>;
	/** Writes the rows of an entry; `live` is what they say now. Its slugs are not among them. */
	save(tx: Tx, id: string, document: D, live: D | null): Promise<void>;
	/** Rules of the kind alone. */
	faults?(db: Db | Tx, id: string, document: D | null): Promise<ContentFault[]>;
	/** Languages in which nobody can go to it; left out: none once it is there. */
	hiddenIn?(document: D): readonly Locale[];
	/** Where the addresses of an entry lead that is taken off the site: the first that is there. */
	nextTo?(live: D): readonly LinkTarget[];
	/** Further addresses that are made of one of its slugs. */
	further?(tx: Tx, id: string, slugs: DocumentSlugs): Promise<Address[]>;
}

/** Languages of the texts of a row. */
export const localesOf = (texts: AnyPgColumn): SQL<Locale[]> =>
	sql<Locale[]>`array(select jsonb_object_keys(${texts}))`;
