import * as v from 'valibot';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import type { EntryName } from './faults.ts';

/** The entry that a path names; null for a kind that there is not. */
export function entryOf(param: (name: string) => string): EntryName | null {
	const entity = param('entity');
	return v.is(contentEntitySchema, entity) ? { entity, id: param('id') } : null;
}
