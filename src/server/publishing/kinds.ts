import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { contentKinds, type ContentKind } from '#server/content/ports.ts';

const KINDS: Readonly<Record<ContentEntity, ContentKind>> = contentKinds;

/** How entries of a kind are read and written, whatever its documents look like. */
export const kindOf = (entity: ContentEntity): ContentKind => KINDS[entity];
