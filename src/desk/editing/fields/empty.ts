import * as v from 'valibot';
import { fieldOf } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import { fieldsOf } from '#contract/content/documents/walk.ts';
import type { Json } from '#domain/documents/values.ts';

type Entries = Readonly<Record<string, AnySchema>>;

/** A value to begin with: nothing is chosen for the editor but what must be there. */
export function emptyOf(schema: AnySchema): Json {
	const field = fieldOf(schema);
	if (field.isNullable) return null;
	switch (field.kind) {
		case 'object':
			return emptyFields(field.entries);
		case 'texts':
		case 'slugs':
			return emptyFields({ it: field.entries['it'] ?? v.string() });
		case 'list':
			return Array.from({ length: field.min }, () => emptyOf(field.item));
		case 'record':
			return {};
		case 'variant':
		case 'union': {
			const [first] = field.options;
			return first ? emptyOf(first) : null;
		}
		case 'choice':
			return field.options[0] ?? null;
		case 'constant':
			return field.value;
		case 'boolean':
			return false;
		case 'picture':
			return { picture: '', alt: null };
		case 'key':
			return crypto.randomUUID();
		case 'number':
		case 'integer':
		case 'cents':
		case 'date':
		case 'instant':
		case 'ref':
		case 'link':
			return null;
		default:
			return '';
	}
}

/** What may be left out is. */
export function emptyFields(entries: Entries): { [name: string]: Json } {
	const needed = Object.entries(entries).filter(([, schema]) => !fieldOf(schema).isOptional);
	return Object.fromEntries(needed.map(([name, schema]) => [name, emptyOf(schema)]));
}

/** Whether a value holds words or addresses that each language has of its own. */
export const hasWords = (schema: AnySchema): boolean =>
	[...fieldsOf(schema)].some(({ field }) => field.kind === 'texts' || field.kind === 'slugs');
