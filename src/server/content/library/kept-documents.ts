import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { PictureUse } from '#contract/content/library.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** A document that is not what an entry says live, but may become it. */
export interface KeptDocument {
	entity: ContentEntity;
	id: string;
	document: unknown;
	place: Exclude<PictureUse['place'], 'live'>;
}

/** How a capability that keeps documents beside the live ones tells of them. */
export interface KeptDocuments {
	drafts(db: Db | Tx): Promise<readonly KeptDocument[]>;
	/** Drafts, documents of publications to come and those of kept releases that mention an id. */
	mentioning(db: Db | Tx, id: string): Promise<readonly KeptDocument[]>;
	/** Until the transaction ends nothing becomes live. */
	hold(tx: Tx): Promise<unknown>;
}
