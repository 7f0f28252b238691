import * as v from 'valibot';
import { isLocale, type Locale } from '#contract/locales.ts';
import { toField, type FieldOf } from './fields.ts';
import { type AnySchema, findFirstSchema } from './known-schema.ts';

export type Path = readonly (string | number)[];

/** Leaf value of a document and its location. */
export interface Place {
	path: Path;
	field: FieldOf;
	value: unknown;
	/** Language of the value and its index in the path; null if it is the same in all languages. */
	locale: Locale | null;
	localeAt: number | null;
	/** Object or list that contains it. */
	owner: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shape of a variant that matches a value; null if the contract does not know its type. */
function findShape(key: string, options: readonly AnySchema[], value: unknown): AnySchema | null {
	if (!isRecord(value)) return null;
	const found = options.find((option) => {
		const shape = toField(option);
		if (shape.kind !== 'object') return false;
		const told = shape.entries[key];
		const field = told && toField(told);
		return field?.kind === 'constant' && field.value === value[key];
	});
	return found ?? null;
}

/** Context that nested values inherit during a walk. */
type Within = Pick<Place, 'locale' | 'localeAt' | 'owner'>;
const NOWHERE: Within = { locale: null, localeAt: null, owner: null };

/**
 * Yields every leaf value of a document, in the order of its schema. Values that do not match the
 * schema are skipped: a draft may hold anything.
 */
export function* toPlaces(
	schema: AnySchema,
	value: unknown,
	path: Path = [],
	within: Within = NOWHERE,
): Generator<Place> {
	const field = toField(schema);
	if (value === undefined) return;
	switch (field.kind) {
		case 'object':
		case 'picture':
		case 'texts':
			if (!isRecord(value)) break;
			for (const [name, inner] of Object.entries(field.entries)) {
				const isLanguage = field.kind === 'texts' && isLocale(name);
				const of = isLanguage ? { locale: name, localeAt: path.length } : within;
				yield* toPlaces(inner, value[name], [...path, name], { ...of, owner: value });
			}
			return;
		case 'list':
			if (!Array.isArray(value)) break;
			for (const [at, item] of value.entries()) {
				yield* toPlaces(field.item, item, [...path, at], { ...within, owner: value });
			}
			return;
		case 'record':
			if (!isRecord(value)) break;
			for (const [name, inner] of Object.entries(value)) {
				yield* toPlaces(field.value, inner, [...path, name], { ...within, owner: value });
			}
			return;
		case 'variant': {
			const shape = findShape(field.key, field.options, value);
			if (shape) yield* toPlaces(shape, value, path, within);
			return;
		}
		case 'union': {
			const shape = field.options.find((option) => v.is(option, value));
			if (shape) yield* toPlaces(shape, value, path, within);
			return;
		}
		default:
			yield { path, field, value, ...within };
			return;
	}
	if (value === null && field.isNullable) yield { path, field, value, ...within };
}

/** Path with dots, as validation errors name it. */
export const dotPath = (path: Path): string => path.join('.');

/** Yields all fields of a schema with their paths. A recursive schema is entered once. */
export function* toFields(
	schema: AnySchema,
	path: Path = [],
	above: readonly AnySchema[] = [],
): Generator<{ path: Path; field: FieldOf; schema: AnySchema }> {
	const first = findFirstSchema(schema);
	if (above.includes(first)) return;
	const field = toField(schema);
	yield { path, field, schema };
	const within = [...above, first];
	switch (field.kind) {
		case 'object':
		case 'picture':
		case 'texts':
		case 'slugs':
			for (const [name, inner] of Object.entries(field.entries)) {
				yield* toFields(inner, [...path, name], within);
			}
			return;
		case 'list':
			yield* toFields(field.item, [...path, '*'], within);
			return;
		case 'record':
			yield* toFields(field.value, [...path, '*'], within);
			return;
		case 'variant':
		case 'union':
			for (const option of field.options) yield* toFields(option, path, within);
			return;
		default:
	}
}
