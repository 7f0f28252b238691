import * as v from 'valibot';
import { toField } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import { toFields } from '#contract/content/documents/walk.ts';
import type { Json } from '#domain/documents/values.ts';

type Entries = Readonly<Record<string, AnySchema>>;

/** Initial value of a schema: only required fields are preset. */
export function makeEmpty(schema: AnySchema): Json {
	const field = toField(schema);
	if (field.isNullable) return null;
	switch (field.kind) {
		case 'object':
			return emptyFields(field.entries);
		case 'texts':
		case 'slugs':
			return emptyFields({ it: field.entries['it'] ?? v.string() });
		case 'list':
			return Array.from({ length: field.min }, () => makeEmpty(field.item));
		case 'record':
			return {};
		case 'variant':
		case 'union': {
			const [first] = field.options;
			return first ? makeEmpty(first) : null;
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

/** Initial values of the required fields; optional ones are left out. */
export function emptyFields(entries: Entries): { [name: string]: Json } {
	const needed = Object.entries(entries).filter(([, schema]) => !toField(schema).isOptional);
	return Object.fromEntries(needed.map(([name, schema]) => [name, makeEmpty(schema)]));
}

/** True if a value holds texts or addresses that differ by language. */
export const hasWords = (schema: AnySchema): boolean =>
	[...toFields(schema)].some(({ field }) => field.kind === 'texts' || field.kind === 'slugs');
