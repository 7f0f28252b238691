import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { ContentDocument } from '#contract/content/documents/registry.ts';
import type { Tx } from '#server/platform/db/client.ts';

/**
 * Stores a document as a draft of its entry; `base` is the live one. Returns false if a draft
 * exists, which is kept. The capability that stores drafts declares it.
 */
export type KeepDraft = (
	tx: Tx,
	draft: {
		entity: ContentEntity;
		id: string;
		document: ContentDocument;
		base: ContentDocument | null;
		by: string;
		at: Date;
	},
) => Promise<boolean>;
