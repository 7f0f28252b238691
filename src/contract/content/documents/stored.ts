import * as v from 'valibot';
import { mediaSchema } from '#contract/media.ts';
import { maybeTextSchema } from '#contract/units.ts';
import { type AnySchema, findFirstSchema, knownSchema, ownSteps } from './known-schema.ts';
import { refTo } from './refs.ts';

/** Picture in a document, referenced by id so that new bytes reach every page that shows it. */
export interface StoredPicture {
	picture: string;
	alt: string;
}

const storedPictureSchema = v.pipe(
	v.strictObject({ picture: refTo('media'), alt: maybeTextSchema }),
	v.metadata({ field: 'picture' }),
);

/** Stored form of a value of an answer: each `Media` in it becomes a `StoredPicture`. */
export type Stored<T> = T extends { file: string; width: number }
	? StoredPicture
	: T extends string | number // A branded one is an object, too.
		? T
		: T extends (infer I)[]
			? Stored<I>[]
			: T extends object
				? { [K in keyof T]: Stored<T[K]> }
				: T;

export type StoredSchema<S extends AnySchema> = v.GenericSchema<
	Stored<v.InferInput<S>>,
	Stored<v.InferOutput<S>>
>;

/**
 * Stored form of a schema of an answer: pictures become references, and objects become strict, so
 * that a typo in a document is reported at its place.
 */
// @__NO_SIDE_EFFECTS__
export function toStored<S extends AnySchema>(schema: S): StoredSchema<S> {
	return stored(schema) as StoredSchema<S>;
}

/** Stored form of a set of fields. */
// @__NO_SIDE_EFFECTS__
export function storedEntries<const E extends v.ObjectEntries>(entries: E) {
	return storedFields(entries) as { [K in keyof E]: StoredSchema<E[K]> };
}

const storedFields = (entries: v.ObjectEntries) =>
	Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, stored(schema)]));

function stored(schema: AnySchema): v.GenericSchema {
	if (schema === mediaSchema) return storedPictureSchema;
	const first = findFirstSchema(schema);
	if (first === schema) return storedBare(schema);
	const bare = stored(first);
	// Checks of the answer apply to the stored form as well: no check reads a picture.
	return bare === first ? schema : Reflect.apply(v.pipe, null, [bare, ...ownSteps(schema)]);
}

function storedBare(schema: AnySchema): v.GenericSchema {
	const known = knownSchema(schema);
	switch (known.type) {
		case 'object':
		case 'strict_object':
			return v.strictObject(storedFields(known.entries));
		case 'array':
			return v.array(stored(known.item));
		case 'nullable':
			return v.nullable(stored(known.wrapped));
		case 'optional':
			return v.optional(stored(known.wrapped));
		case 'variant':
			return v.variant(known.key, known.options.map((option) => stored(option)) as never);
		default:
			return known;
	}
}
