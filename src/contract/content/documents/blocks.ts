import * as v from 'valibot';
import { type Block, BLOCK_SCHEMAS, type BlockType } from '#contract/content/blocks.ts';
import type { AnyStrict } from '#contract/desk/resource.ts';
import { toList } from '#contract/lists.ts';
import { idSchema } from '#contract/units.ts';
import { type Stored, storedEntries } from './stored.ts';

type StoredOf<B> = B extends Block ? { [K in keyof B]: Stored<B[K]> } : never;
/** Block as the host stores it. */
export type StoredBlock = StoredOf<Block>;
/** Block of a document. `key` is equal in all languages and stays when the block moves. */
export type KeyedBlock = StoredBlock & { key: string };

const blockKeySchema = v.pipe(idSchema, v.metadata({ field: 'key' }));

const stored = Object.entries(BLOCK_SCHEMAS).map(([type, { entries }]) => [
	type,
	v.strictObject({ key: blockKeySchema, ...storedEntries<v.ObjectEntries>(entries) }),
]);

/** Fields of a block by type, as documents store them. */
export const STORED_BLOCK_SCHEMAS = Object.fromEntries(stored) as Readonly<
	Record<BlockType, AnyStrict>
>;

export const storedBlockSchema = v.variant(
	'type',
	Object.values(STORED_BLOCK_SCHEMAS) as never,
) as v.GenericSchema<KeyedBlock>;

/** Blocks of a page in one language, each with a unique key. */
export const blocksSchema = toList(storedBlockSchema, 'key');
