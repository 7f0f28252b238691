import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { PictureUse } from '#contract/content/library.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** Document that is not live, but may become so. */
export interface KeptDocument {
	entity: ContentEntity;
	id: string;
	document: unknown;
	place: Exclude<PictureUse['place'], 'live'>;
}

/** Interface of a capability that keeps documents beside the live ones. */
export interface KeptDocuments {
	drafts(db: Db | Tx): Promise<readonly KeptDocument[]>;
	/** Drafts, scheduled documents and those of kept releases that mention an id. */
	mentioning(db: Db | Tx, id: string): Promise<readonly KeptDocument[]>;
	/** Locks publishing: nothing becomes live until the transaction ends. */
	hold(tx: Tx): Promise<unknown>;
}
