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

/** What the page builder called a copy, without the type; null where it is none. */
const copiedAs = (id: string): string | null =>
	/^\d+$/.test(id.slice(BROKEN.length + 1)) ? null : id.slice(BROKEN.length + 1);

/** What was broken is what it was; a copy of it has a key of its own, as any block has. */
function toRaw({ id, raw }: Item['props']): Json {
	const block = v.parse(rawSchema, raw);
	const key = copiedAs(id);
	return key !== null && isObject(block) && 'key' in block ? { ...block, key } : block;
}

/** The other way round. */
export function toBlocks(items: readonly Item[]): Json[] {
	return items.map(({ type, props }) => {
		const { id, ...rest } = props;
		return type === BROKEN ? toRaw(props) : { type, key: id, ...rest };
	});
}

/** A block whose fields cannot be shown, as one that is mended by its data. */
export function asRaw(item: Item): Item {
	const [block = null] = toBlocks([item]);
	return { type: BROKEN, props: { id: item.props.id, raw: JSON.stringify(block, null, '\t') } };
}

/** A block as text for the clipboard. Its key stays behind: it is that of its place. */
export function copyOf(item: Item): string {
	const [block] = toBlocks([item]);
	const { key: _, ...rest } = isObject(block) ? block : {};
	return JSON.stringify(rest, null, '\t');
}

export type Pasted = { item: Item } | { why: string };

/** The block that a text says, under a key of its own; or why there is none to be edited. */
export function pasted(text: string, schemas: BlockSchemas, key: string): Pasted {
	const read = readRaw(text);
	if (read === undefined) return { why: 'JSON' };
	if (!isObject(read)) return { why: 'object' };
	const block = { ...read, key };
	const why = misfitOf(block, schemas);
	return why === null ? { item: toItem(block) } : { why };
}
