import * as v from 'valibot';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import type { EntryName } from './faults.ts';

/** Entry that a path names; null for an unknown kind. */
export function findEntry(param: (name: string) => string): EntryName | null {
	const entity = param('entity');
	return v.is(contentEntitySchema, entity) ? { entity, id: param('id') } : null;
}
