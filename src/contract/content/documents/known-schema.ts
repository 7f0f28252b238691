import type * as v from 'valibot';

export type AnySchema = v.GenericSchema<unknown, unknown>;
type Options = readonly (string | number)[];

/** Kinds of schema that documents are built from, discriminated by `type`. */
export type KnownSchema =
	| v.ObjectSchema<v.ObjectEntries, undefined>
	| v.StrictObjectSchema<v.ObjectEntries, undefined>
	| v.ArraySchema<AnySchema, undefined>
	| v.RecordSchema<v.GenericSchema<string, string>, AnySchema, undefined>
	| v.NullableSchema<AnySchema, undefined>
	| v.OptionalSchema<AnySchema, undefined>
	| v.VariantSchema<string, v.VariantOptions<string>, undefined>
	| v.UnionSchema<AnySchema[], undefined>
	| v.LazySchema<AnySchema>
	| v.PicklistSchema<Options, undefined>
	| v.LiteralSchema<string | number, undefined>
	| v.StringSchema<undefined>
	| v.NumberSchema<undefined>
	| v.BooleanSchema<undefined>;

const TYPES: readonly string[] = [
	'object',
	'strict_object',
	'array',
	'record',
	'nullable',
	'optional',
	'variant',
	'union',
	'lazy',
	'picklist',
	'literal',
	'string',
	'number',
	'boolean',
] satisfies KnownSchema['type'][];

const isKnown = (schema: AnySchema): schema is KnownSchema => TYPES.includes(schema.type);

/** Narrows a schema to its kind. Throws on an unsupported kind, which is a bug of the contract. */
export function knownSchema(schema: AnySchema): KnownSchema {
	if (!isKnown(schema)) throw new Error(`Unsupported schema in a document: ${schema.type}`);
	return schema;
}

/** Step of a pipe after its schema. Steps of nested pipes come first. */
export interface Step {
	kind: string;
	type: string;
	requirement?: unknown;
	name?: unknown;
}

const isStep = (value: unknown): value is Step =>
	typeof value === 'object' && value !== null && 'kind' in value && 'type' in value;

/** Steps of a pipe as declared, without the schema that it begins with. */
export function ownSteps(schema: AnySchema): Step[] {
	const pipe: unknown = 'pipe' in schema ? schema.pipe : [];
	return Array.isArray(pipe) ? pipe.slice(1).filter(isStep) : [];
}

/** Schema that a pipe begins with. Returns any other schema itself. */
export function findFirstSchema(schema: AnySchema): AnySchema {
	const pipe: unknown = 'pipe' in schema ? schema.pipe : null;
	const first: unknown = Array.isArray(pipe) ? pipe[0] : null;
	return isAnySchema(first) ? first : schema;
}

const isAnySchema = (value: unknown): value is AnySchema =>
	isStep(value) && value.kind === 'schema' && '~run' in value;

/** All steps that a value passes, nested pipes first. */
export function toSteps(schema: AnySchema): Step[] {
	const first = findFirstSchema(schema);
	return [...(first === schema ? [] : toSteps(first)), ...ownSteps(schema)];
}
