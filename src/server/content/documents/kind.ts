import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { ContentDocument, DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import type { TranslationState } from '#contract/content/documents/translation.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** Entry as a list shows it. */
export interface ContentEntry {
	id: string;
	/** Title in Italian. */
	title: string;
	/** Slug in Italian; null if entries of the kind have no address. */
	slug: string | null;
	updated_at: string;
	/** Worst state of a text in each language but Italian that the entry is published in. */
	locales: Partial<Record<Locale, TranslationState>>;
}

/** Issue that prevents publishing a document, beyond its schema. */
export interface ContentFault {
	/** Path within the document, as `v.getDotPath` gives it; empty for the whole. */
	path: string;
	code: ContentFaultCode;
	/** The other entry, as `page/company`, and the place in it. */
	detail?: string;
}

export const CONTENT_FAULT_CODES = [
	/** Another entry has this address; `detail` names it. */
	'slug_taken',
	/** Another entry has a value that must be unique: a code, a file, an old address. */
	'taken',
	/** The target of a field does not exist, or is not on the site. */
	'target_missing',
	/** `detail` links here, and its link would break. */
	'still_linked',
	/** The site requires this entry. */
	'required',
	/** An address without texts, or texts of no language at all. */
	'text_missing',
	/** The entry is its own ancestor. */
	'circle',
	/** An empty block, which would show nothing. */
	'block_empty',
	/** The period ends before it begins. */
	'period',
] as const;
export type ContentFaultCode = (typeof CONTENT_FAULT_CODES)[number];

/** Handler that lists, reads, writes and removes the documents of one kind. */
export interface ContentKind<D extends ContentDocument = ContentDocument> {
	entity: ContentEntity;
	schema: (typeof DOCUMENT_SCHEMAS)[ContentEntity];
	list(db: Db | Tx): Promise<ContentEntry[]>;
	/** Reads the live entry; null if there is none. */
	read(db: Db | Tx, id: string): Promise<D | null>;
	/**
	 * Writes a valid document over the live entry, or creates it; an equal one changes nothing.
	 * Addresses that the entry gives up lead to it from then on. Order of locks: entity, id.
	 */
	write(tx: Tx, id: string, document: D): Promise<void>;
	/** Takes the entry off the site; its addresses lead to the nearest target. */
	remove(tx: Tx, id: string): Promise<void>;
	/**
	 * Issues that prevent publishing, null for a removal. Called after a whole publication is
	 * written, so that its entries may refer to each other; called earlier, it checks one alone.
	 */
	check(tx: Db | Tx, id: string, document: D | null): Promise<ContentFault[]>;
}
