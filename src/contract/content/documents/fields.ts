import * as v from 'valibot';
import { ID, SLUG } from '#contract/units.ts';
import { type AnySchema, knownSchema, toSteps } from './known-schema.ts';
import type { RefTarget } from './refs.ts';

/** Form field for editors, derived from a schema of the contract. */
export type Field =
	| { kind: 'object'; entries: Readonly<Record<string, AnySchema>> }
	/** One value for each language; `entries` are the languages. */
	| { kind: 'texts'; entries: Readonly<Record<string, AnySchema>> }
	| { kind: 'slugs'; entries: Readonly<Record<string, AnySchema>> }
	| { kind: 'list'; item: AnySchema; min: number; max: number }
	| { kind: 'record'; value: AnySchema }
	/** One of several shapes; `key` is the discriminating field. */
	| { kind: 'variant'; key: string; options: readonly AnySchema[] }
	/** A value of one of several kinds. */
	| { kind: 'union'; options: readonly AnySchema[] }
	| { kind: 'choice'; options: readonly (string | number)[] }
	/** Value that the shape fixes, such as the type of a block. */
	| { kind: 'constant'; value: string | number }
	| { kind: 'ref'; ref: RefTarget }
	/** Text for visitors: one line, several lines, or with markup. `isRequired`: never empty. */
	| { kind: 'line' | 'text' | 'rich_text'; max: number; isRequired: boolean }
	| { kind: 'number' | 'integer' | 'cents'; min: number; max: number }
	| { kind: 'picture'; entries: Readonly<Record<string, AnySchema>> }
	/** Id, slug, web address, e-mail, code with a pattern, day, instant, or block key. */
	| { kind: 'id' | 'slug' | 'address' | 'email' | 'code' | 'date' | 'instant' | 'key' }
	/** Uploaded file, named by the digest of its bytes. */
	| { kind: 'artwork' }
	| { kind: 'link' | 'boolean' }
	/** Data that the host keeps beside the texts. Editors fill in nothing. */
	| { kind: 'translated' };

export type FieldKind = Field['kind'];

/** Field with its nullability and optionality. */
export type FieldOf = Field & { isNullable: boolean; isOptional: boolean };

const REFS = v.object({ ref: v.string() });
const FIELDS = v.object({ field: v.string() });

/** Maximum length of a text that counts as a line. */
const LINE = 300;

const known = new WeakMap<AnySchema, FieldOf>();

/** Returns the field of a schema, cached by schema. */
export function toField(schema: AnySchema): FieldOf {
	let field = known.get(schema);
	if (!field) {
		field = read(schema);
		known.set(schema, field);
	}
	return field;
}

function read(schema: AnySchema): FieldOf {
	const bare = knownSchema(schema);
	if (bare.type === 'nullable') return { ...toField(bare.wrapped), isNullable: true };
	if (bare.type === 'optional') return { ...toField(bare.wrapped), isOptional: true };
	if (bare.type === 'lazy') return toField(bare.getter(undefined));
	return { ...ownField(schema), isNullable: false, isOptional: false };
}

function ownField(schema: AnySchema): Field {
	const metadata: unknown = v.getMetadata(schema);
	if (v.is(REFS, metadata)) return { kind: 'ref', ref: metadata.ref as RefTarget };
	const bare = knownSchema(schema);
	const named = v.is(FIELDS, metadata) ? metadata.field : null;
	const limit = (type: string, otherwise: number) => {
		const found = toSteps(schema).findLast((step) => step.type === type)?.requirement;
		return typeof found === 'number' ? found : otherwise;
	};
	switch (bare.type) {
		case 'object':
		case 'strict_object': {
			if (named === 'translated') return { kind: named };
			const isNamed = named === 'texts' || named === 'slugs' || named === 'picture';
			return { kind: isNamed ? named : 'object', entries: bare.entries };
		}
		case 'array':
			return {
				kind: 'list',
				item: bare.item,
				min: limit('min_length', 0),
				max: limit('max_length', Infinity),
			};
		case 'record':
			return { kind: 'record', value: bare.value };
		case 'variant':
			if (named === 'link') return { kind: 'link' };
			return { kind: 'variant', key: bare.key, options: bare.options };
		case 'union':
			return { kind: 'union', options: bare.options };
		case 'picklist':
			return { kind: 'choice', options: bare.options };
		case 'literal':
			return { kind: 'constant', value: bare.literal };
		case 'boolean':
			return { kind: 'boolean' };
		case 'number': {
			const steps = toSteps(schema);
			const isCents = steps.some(({ name }) => name === 'Cents');
			const isInteger = steps.some(({ type }) => type === 'integer');
			const kind = isCents ? 'cents' : isInteger ? 'integer' : 'number';
			return { kind, min: limit('min_value', -Infinity), max: limit('max_value', Infinity) };
		}
		case 'string':
			return stringField(schema, named, limit('max_length', Infinity), limit('min_length', 0) > 0);
		default:
			throw new Error(`Unsupported schema of a field: ${bare.type}`);
	}
}

/** Validation steps of a text and the kind of field that each implies. */
const BY_STEP: Readonly<Record<string, 'date' | 'instant' | 'email' | 'address'>> = {
	iso_date: 'date',
	iso_timestamp: 'instant',
	email: 'email',
	url: 'address',
};

const BY_PATTERN = new Map<unknown, 'slug' | 'id'>([
	[SLUG, 'slug'],
	[ID, 'id'],
]);

function stringField(
	schema: AnySchema,
	named: string | null,
	max: number,
	isRequired: boolean,
): Field {
	if (named === 'rich_text') return { kind: named, max, isRequired };
	if (named === 'key' || named === 'code' || named === 'artwork') return { kind: named };
	const steps = toSteps(schema);
	for (const { type, requirement } of steps) {
		const kind = BY_STEP[type];
		if (kind) return { kind };
		if (type === 'regex') return { kind: BY_PATTERN.get(requirement) ?? 'code' };
	}
	if (max === Infinity)
		throw new Error('Invalid schema of a document: expected max_length on each text');
	return { kind: max <= LINE ? 'line' : 'text', max, isRequired };
}
