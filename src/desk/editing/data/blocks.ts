import * as v from 'valibot';
import { isObject, type Json, type JsonObject } from '#domain/documents/values.ts';

/** What the page builder calls a block that it cannot edit: its data stay as they came. */
export const BROKEN = '_broken';

/** A block in the page builder's words. */
export interface Item {
	type: string;
	props: { id: string } & Record<string, Json>;
}

export type BlockSchemas = Readonly<Record<string, v.GenericSchema>>;

/**
 * Why the fields of a block cannot edit it: a type that nobody knows, a field that is missing, too
 * many, or of another kind. A value that is merely not good enough, or not chosen yet, is none.
 */
export function misfitOf(block: Json, schemas: BlockSchemas): string | null {
	if (!isObject(block)) return 'object';
	if (typeof block['key'] !== 'string') return 'key';
	const schema = schemas[String(block['type'])];
	if (!schema) return 'type';
	const parsed = v.safeParse(schema, block);
	const misfit = parsed.issues?.find(
		({ kind, type, received }) => kind === 'schema' && type !== 'picklist' && received !== 'null',
	);
	return misfit ? (v.getDotPath(misfit) ?? misfit.type) : null;
}

/** Stored blocks as the page builder holds them. Keys stay: translations and differences need them. */
export function toItems(blocks: readonly Json[], schemas: BlockSchemas): Item[] {
	return blocks.map((block, place) =>
		isObject(block) && misfitOf(block, schemas) === null ? toItem(block) : brokenItem(block, place),
	);
}

function toItem({ type, key, ...rest }: JsonObject): Item {
	return { type: String(type), props: { ...rest, id: String(key) } };
}

function brokenItem(block: Json, place: number): Item {
	const raw = JSON.stringify(block, null, '\t');
	return { type: BROKEN, props: { id: `${BROKEN}-${place}`, raw } };
}

const rawSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.custom<Json>(() => true),
);

/** Raw data of a block; undefined where they are no JSON. */
export function readRaw(raw: string): Json | undefined {
	const parsed = v.safeParse(rawSchema, raw);
	return parsed.success ? parsed.output : undefined;
}

/** The other way round. What was broken is what it was. */
export function toBlocks(items: readonly Item[]): Json[] {
	return items.map(({ type, props: { id, ...rest } }) =>
		type === BROKEN ? v.parse(rawSchema, rest['raw']) : { type, key: id, ...rest },
	);
}
