import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { ContentDocument } from '#contract/content/documents/registry.ts';
import type { Tx } from '#server/platform/db/client.ts';

/**
 * Keeps a document as a draft of its entry; `base` is the live one. Returns false if somebody has
 * begun a draft already, which stays. The capability that keeps drafts declares it.
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
