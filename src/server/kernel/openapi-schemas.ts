import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Shapes = Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;
export type ToJson = (schema: v.GenericSchema<unknown, unknown>) => object;

export const CONVERSION = {
	target: 'draft-2020-12',
	errorMode: 'ignore',
	typeMode: 'input',
	overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** Notes for the desk beside a field's schema; they are no keywords of JSON Schema. */
const NOTES = new Set([
	'field',
	'ref',
	'multiline',
	'record',
	'money',
	'percent',
	'percent_when',
	'choices',
	'picture',
]);
/** Keywords whose values are schemas under free names. */
const NAMED = new Set(['properties', 'patternProperties', '$defs']);

/** Removes such notes from a schema and everything inside it. */
export function withoutNotes(schema: unknown): unknown {
	if (Array.isArray(schema)) return schema.map(withoutNotes);
	if (typeof schema !== 'object' || schema === null) return schema;
	const kept = Object.entries(schema).filter(([key]) => !NOTES.has(key));
	return Object.fromEntries(
		kept.map(([key, value]) => [
			key,
			NAMED.has(key) ? mapValues(value, withoutNotes) : withoutNotes(value),
		]),
	);
}

export const mapValues = (named: object, change: (value: unknown) => unknown): object =>
	Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value)]));

/** Converts schemas to JSON Schema, with references to the named shapes. */
export function converter(definitions: Shapes): ToJson {
	return (schema) => {
		const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...CONVERSION, definitions });
		return { ...(withoutNotes(rest) as object) };
	};
}
