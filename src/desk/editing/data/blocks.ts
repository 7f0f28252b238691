import * as v from 'valibot';
import { isObject, type Json, type JsonObject } from '#domain/documents/values.ts';

/** Type of a block that the page builder cannot edit; its data stay as stored. */
export const BROKEN = '_broken';

/** A block in the page builder's format. */
export interface Item {
	type: string;
	props: { id: string } & Record<string, Json>;
}

export type BlockSchemas = Readonly<Record<string, v.GenericSchema>>;

/**
 * Returns why the fields of a block cannot edit it, or null: an unknown type, or a field that is
 * missing, unknown, or of another type. An invalid or unset value alone is no reason.
 */
export function findMisfit(block: Json, schemas: BlockSchemas): string | null {
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

/** Converts stored blocks to items. Keys stay: translations and comparisons need them. */
export function toItems(blocks: readonly Json[], schemas: BlockSchemas): Item[] {
	return blocks.map((block, place) =>
		isObject(block) && findMisfit(block, schemas) === null
			? toItem(block)
			: brokenItem(block, place),
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

/** Parses the raw data of a block; undefined for invalid JSON. */
export function readRaw(raw: string): Json | undefined {
	const parsed = v.safeParse(rawSchema, raw);
	return parsed.success ? parsed.output : undefined;
}

/** Key that the page builder gave a copy, without the type; null where it is no copy. */
const copiedAs = (id: string): string | null =>
	/^\d+$/.test(id.slice(BROKEN.length + 1)) ? null : id.slice(BROKEN.length + 1);

/** Restores a broken block unchanged; a copy of it gets its own key. */
function toRaw({ id, raw }: Item['props']): Json {
	const block = v.parse(rawSchema, raw);
	const key = copiedAs(id);
	return key !== null && isObject(block) && 'key' in block ? { ...block, key } : block;
}

/** Converts items back to stored blocks. */
export function toBlocks(items: readonly Item[]): Json[] {
	return items.map(({ type, props }) => {
		const { id, ...rest } = props;
		return type === BROKEN ? toRaw(props) : { type, key: id, ...rest };
	});
}

/** Converts a block whose fields cannot be shown to one that is repaired as raw data. */
export function asRaw(item: Item): Item {
	const [block = null] = toBlocks([item]);
	return { type: BROKEN, props: { id: item.props.id, raw: JSON.stringify(block, null, '\t') } };
}

/** Block as text for the clipboard, without its key, which belongs to its position. */
export function toCopy(item: Item): string {
	const [block] = toBlocks([item]);
	const { key: _, ...rest } = isObject(block) ? block : {};
	return JSON.stringify(rest, null, '\t');
}

export type Pasted = { item: Item } | { why: string };

/** Parses pasted text into a block with a new key, or into the reason why it cannot be edited. */
export function pasted(text: string, schemas: BlockSchemas, key: string): Pasted {
	const read = readRaw(text);
	if (read === undefined) return { why: 'JSON' };
	if (!isObject(read)) return { why: 'object' };
	const block = { ...read, key };
	const why = findMisfit(block, schemas);
	return why === null ? { item: toItem(block) } : { why };
}
