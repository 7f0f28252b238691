import * as v from 'valibot';
import type { Json } from '../data/values.ts';

interface Kinds {
	text: { most: number | null };
	long_text: { most: number | null };
	rich_text: { most: number | null };
	slug: { most: number | null };
	address: { most: number | null };
	number: { isWhole: boolean; least: number | null; most: number | null };
	boolean: object;
	day: object;
	instant: object;
	picture: object;
	choice: { options: readonly (string | number)[] };
	/** Names another entry by its id. */
	ref: { entity: string };
	list: { item: Field; least: number; most: number | null };
	object: { fields: Fields };
	/** One of several shapes, told apart by a field. */
	variant: { by: string; shapes: ReadonlyMap<string, Fields> };
	map: { value: Field; keys: readonly string[] | null };
	fixed: { value: Json };
	/** A tree: what lies in it is read when it is come to. */
	later: { read: () => Field };
	/** A number or words. */
	number_or_text: object;
	/** Nothing that can be shown as fields: its JSON is. */
	raw: object;
}
export type FieldKind = keyof Kinds;
export type FieldOf<K extends FieldKind> = {
	[Kind in K]: { kind: Kind; isNullable: boolean } & Kinds[Kind];
}[K];
/** What a value is entered by; read off a schema of the contract. */
export type Field = FieldOf<FieldKind>;
export type Fields = readonly (readonly [name: string, field: Field])[];

const schemaLike = v.custom<v.GenericSchema>(
	(value) =>
		typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema',
);
const wrapping = v.object({
	type: v.picklist(['nullable', 'nullish', 'optional', 'exact_optional']),
	wrapped: schemaLike,
});
const withEntries = v.object({
	type: v.picklist(['object', 'strict_object', 'loose_object']),
	entries: v.record(v.string(), schemaLike),
});
const withItem = v.object({ type: v.literal('array'), item: schemaLike });
const withOptions = v.object({
	type: v.picklist(['picklist']),
	options: v.array(v.union([v.string(), v.number()])),
});
const withShapes = v.object({
	type: v.literal('variant'),
	key: v.string(),
	options: v.array(schemaLike),
});
const withUnion = v.object({ type: v.literal('union'), options: v.array(schemaLike) });
const withValue = v.object({
	type: v.picklist(['record']),
	key: schemaLike,
	value: schemaLike,
});
const withLiteral = v.object({
	type: v.literal('literal'),
	literal: v.union([v.string(), v.number(), v.boolean()]),
});
const withGetter = v.object({ type: v.literal('lazy'), getter: v.function() });
const piped = v.object({ pipe: v.array(v.unknown()) });
const step = v.object({ type: v.string(), requirement: v.optional(v.unknown()) });

/** Steps of a pipe, those of pipes inside it too. */
function stepsOf(schema: object): { type: string; requirement?: unknown }[] {
	const parsed = v.safeParse(piped, schema);
	if (!parsed.success) return [];
	return parsed.output.pipe.flatMap((part) => {
		const known = v.safeParse(step, part);
		const inner = part === schema || typeof part !== 'object' || part === null ? [] : stepsOf(part);
		return known.success ? [known.output, ...inner] : inner;
	});
}

function limitOf(schema: object, type: string): number | null {
	const found = stepsOf(schema).find((part) => part.type === type)?.requirement;
	return typeof found === 'number' ? found : null;
}

/** Texts beyond a line or two. */
const LONG = 300;

function textField(schema: v.GenericSchema): Field {
	const steps = stepsOf(schema).map(({ type }) => type);
	const shared = { isNullable: false };
	if (steps.includes('iso_timestamp')) return { ...shared, kind: 'instant' };
	if (steps.includes('iso_date')) return { ...shared, kind: 'day' };
	const most = limitOf(schema, 'max_length');
	if (steps.includes('raw_check')) return { ...shared, kind: 'rich_text', most };
	if (steps.includes('url')) return { ...shared, kind: 'address', most };
	if (steps.includes('regex')) return { ...shared, kind: 'text', most };
	return { ...shared, kind: most !== null && most > LONG ? 'long_text' : 'text', most };
}

const PICTURE = ['alt', 'picture'];

function objectField(entries: Record<string, v.GenericSchema>): Field {
	const isPicture = Object.keys(entries).toSorted().join() === PICTURE.join();
	if (isPicture) return { isNullable: false, kind: 'picture' };
	return { isNullable: false, kind: 'object', fields: fieldsOf(entries) };
}

function fieldsOf(entries: Record<string, v.GenericSchema>): Fields {
	return Object.entries(entries).map(([name, entry]) => [name, fieldOf(entry)] as const);
}

/** What the contract says of a value beside its shape: rich text, or an entry that it names. */
function declared(schema: v.GenericSchema): Field | null {
	const { field, ref } = v.getMetadata(schema);
	if (field === 'rich_text') {
		return { isNullable: false, kind: 'rich_text', most: limitOf(schema, 'max_length') };
	}
	if (field === 'slug')
		return { isNullable: false, kind: 'slug', most: limitOf(schema, 'max_length') };
	return typeof ref === 'string' ? { isNullable: false, kind: 'ref', entity: ref } : null;
}

/** By what a value of a schema is entered. */
export function fieldOf(schema: v.GenericSchema): Field {
	const wrapped = v.safeParse(wrapping, schema);
	if (wrapped.success) {
		const inner = fieldOf(wrapped.output.wrapped);
		return { ...inner, isNullable: true };
	}
	const known = declared(schema);
	if (known) return known;
	const lazy = v.safeParse(withGetter, schema);
	if (lazy.success) return laterField(lazy.output.getter);
	const object = v.safeParse(withEntries, schema);
	if (object.success) return objectField(object.output.entries);
	const list = v.safeParse(withItem, schema);
	if (list.success) {
		return {
			isNullable: false,
			kind: 'list',
			item: fieldOf(list.output.item),
			least: limitOf(schema, 'min_length') ?? 0,
			most: limitOf(schema, 'max_length'),
		};
	}
	return closed(schema) ?? plain(schema);
}

function laterField(getter: (...given: unknown[]) => unknown): Field {
	const later = () => {
		const inner = v.safeParse(schemaLike, getter());
		return inner.success ? fieldOf(inner.output) : ({ isNullable: false, kind: 'raw' } as const);
	};
	return { isNullable: false, kind: 'later', read: later };
}

function closed(schema: v.GenericSchema): Field | null {
	const picked = v.safeParse(withOptions, schema);
	if (picked.success) return { isNullable: false, kind: 'choice', options: picked.output.options };
	const fixed = v.safeParse(withLiteral, schema);
	if (fixed.success) return { isNullable: false, kind: 'fixed', value: fixed.output.literal };
	const shapes = v.safeParse(withShapes, schema);
	if (shapes.success) return variantField(shapes.output.key, shapes.output.options);
	const either = v.safeParse(withUnion, schema);
	if (either.success) return unionField(either.output.options);
	const map = v.safeParse(withValue, schema);
	if (!map.success) return null;
	const keys = fieldOf(map.output.key);
	return {
		isNullable: false,
		kind: 'map',
		value: fieldOf(map.output.value),
		keys: keys.kind === 'choice' ? keys.options.map(String) : null,
	};
}

function variantField(by: string, options: readonly v.GenericSchema[]): Field {
	const shapes = options.flatMap((option) => {
		const field = fieldOf(option);
		if (field.kind !== 'object') return [];
		const mark = field.fields.find(([name]) => name === by)?.[1];
		return mark?.kind === 'fixed' ? [[String(mark.value), field.fields] as const] : [];
	});
	return { isNullable: false, kind: 'variant', by, shapes: new Map(shapes) };
}

function unionField(options: readonly v.GenericSchema[]): Field {
	const kinds = options.map(fieldOf);
	if (kinds.every(({ kind }) => kind === 'fixed')) {
		const values = kinds.flatMap((field) => (field.kind === 'fixed' ? [field.value] : []));
		return { isNullable: false, kind: 'choice', options: values.map(String) };
	}
	const [first] = kinds;
	if (first?.kind === 'choice') return { isNullable: false, kind: 'text', most: null };
	if (kinds.some(({ kind }) => kind === 'number'))
		return { isNullable: false, kind: 'number_or_text' };
	return first ?? { isNullable: false, kind: 'raw' };
}

function plain(schema: v.GenericSchema): Field {
	if (schema.type === 'string') return textField(schema);
	if (schema.type === 'boolean') return { isNullable: false, kind: 'boolean' };
	if (schema.type !== 'number') return { isNullable: false, kind: 'raw' };
	const isWhole = stepsOf(schema).some(({ type }) => type === 'integer');
	const [least, most] = [limitOf(schema, 'min_value'), limitOf(schema, 'max_value')];
	return { isNullable: false, kind: 'number', isWhole, least, most };
}

/** A value to begin with: nothing is chosen for the editor but what must be there. */
export function emptyOf(field: Field): Json {
	if (field.isNullable) return null;
	switch (field.kind) {
		case 'text':
		case 'long_text':
		case 'rich_text':
		case 'slug':
		case 'address':
		case 'number_or_text':
			return '';
		case 'boolean':
			return false;
		case 'choice':
			return field.options[0] ?? null;
		case 'list':
			return Array.from({ length: field.least }, () => emptyOf(field.item));
		case 'object':
			return emptyFields(field.fields);
		case 'variant': {
			const [first] = field.shapes.values();
			return emptyFields(first ?? []);
		}
		case 'map':
			return {};
		case 'fixed':
			return field.value;
		case 'later':
			return emptyOf(field.read());
		default:
			return null;
	}
}

export const emptyFields = (fields: Fields): { [name: string]: Json } =>
	Object.fromEntries(fields.map(([name, field]) => [name, emptyOf(field)]));
