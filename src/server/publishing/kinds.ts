import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { contentKinds, type ContentKind } from '#server/content/ports.ts';

const KINDS: Readonly<Record<ContentEntity, ContentKind>> = contentKinds;

/** Handler that reads and writes the entries of a content type, with any document schema. */
export const findKind = (entity: ContentEntity): ContentKind => KINDS[entity];
