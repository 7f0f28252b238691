import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { ContentDocument, DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import type { TranslationState } from '#contract/content/documents/translation.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** An entry as a list shows it. */
export interface ContentEntry {
	id: string;
	/** In Italian. */
	title: string;
	/** In Italian; null where entries of the kind have no address. */
	slug: string | null;
	updated_at: string;
	/** The worst state of a text in each language but Italian that the entry is published in. */
	locales: Partial<Record<Locale, TranslationState>>;
}

/** What stands against publishing a document, beside its schema. */
export interface ContentFault {
	/** Within the document, as `v.getDotPath` gives it; empty for the whole. */
	path: string;
	code: ContentFaultCode;
	/** The other entry, as `page/company`, and where in it. */
	detail?: string;
}

export const CONTENT_FAULT_CODES = [
	/** Another entry has this address; `detail` names it. */
	'slug_taken',
	/** Another entry has what only one may have: a code, a file, an old address. */
	'taken',
	/** What a field names is not there, or not on the site. */
	'target_missing',
	/** `detail` links here, and would lead nowhere. */
	'still_linked',
	/** The site cannot do without this entry. */
	'required',
	/** An address without texts, or texts of no language at all. */
	'text_missing',
	/** An entry above itself. */
	'circle',
	/** A block that nobody has filled in: it would show nothing. */
	'block_empty',
	/** Ends before it begins. */
	'period',
] as const;
export type ContentFaultCode = (typeof CONTENT_FAULT_CODES)[number];

/** How documents of one entity are listed, read, written and removed. */
export interface ContentKind<D extends ContentDocument = ContentDocument> {
	entity: ContentEntity;
	schema: (typeof DOCUMENT_SCHEMAS)[ContentEntity];
	list(db: Db | Tx): Promise<ContentEntry[]>;
	/** The entry as it is live; null where there is none. */
	read(db: Db | Tx, id: string): Promise<D | null>;
	/**
	 * Writes a valid document over the live entry, or makes it. One that is live already changes
	 * nothing. An address that the entry gives up leads to it from then on. Order of locks: entity, id.
	 */
	write(tx: Tx, id: string, document: D): Promise<void>;
	/** Takes the entry off the site; its addresses lead to what is nearest. */
	remove(tx: Tx, id: string): Promise<void>;
	/**
	 * What stands against publishing, null for a removal. Asked when all of a publication is written, so
	 * that entries of it may name each other; asked before, it says what stands against one alone.
	 */
	check(tx: Db | Tx, id: string, document: D | null): Promise<ContentFault[]>;
}
