import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { toField } from '#contract/content/documents/fields.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { toFields } from '#contract/content/documents/walk.ts';
import { hasWords } from '../fields/empty.ts';

/** True if entries of a content type are pages made of blocks. */
export const hasBlocks = (entity: ContentEntity): boolean =>
	[...toFields(DOCUMENT_SCHEMAS[entity])].some(({ path }) => path.join('.') === 'texts.it.blocks');

/** True if entries of a content type have translatable texts. */
export const hasLanguages = (entity: ContentEntity): boolean => hasWords(DOCUMENT_SCHEMAS[entity]);

/** True if entries of a content type have addresses, and so appear in search results. */
export const hasAddress = (entity: ContentEntity): boolean =>
	Object.values(DOCUMENT_SCHEMAS[entity].entries).some(
		(schema) => toField(schema).kind === 'slugs',
	);
