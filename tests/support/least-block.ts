import * as v from 'valibot';
import {
	type BlockModel,
	type BlockModelOf,
	resolveBlocks,
} from '#content/editorial/block-models.ts';
import { BLOCK_SCHEMAS, blockSchema, type BlockType } from '#contract/content/blocks.ts';
import { mediaSchema } from '#contract/media.ts';
import { aProduct, aSite } from './factories-content.ts';

const PRODUCT = 'k1';
const MEDIA = { file: 'wheel.0a1b2c3d.webp', alt: 'A wheel', width: 1600, height: 1600 };

const matchesSchema = (schema: v.GenericSchema, value: unknown) => v.is(schema, value);

/** Returns the smallest value that fits a field: words are the title, entries a product. */
function toLeast(schema: v.GenericSchema, title: string): unknown {
	if (schema === mediaSchema) return MEDIA;
	if ('literal' in schema) return schema.literal;
	if ('options' in schema && Array.isArray(schema.options)) return schema.options[0];
	const tried = [null, [], title, PRODUCT, 1];
	return tried.find((value) => matchesSchema(schema, value));
}

function toWords(schema: v.GenericSchema, key: string, title: string): unknown {
	// An optional title is always set, to distinguish blocks.
	return key === 'title' && matchesSchema(schema, title) ? title : toLeast(schema, title);
}

function leastBlock(type: BlockType, title: string): BlockModel {
	const fields: Record<string, v.GenericSchema> = BLOCK_SCHEMAS[type].entries;
	const least = Object.entries(fields).map(([key, field]) => [key, toWords(field, key, title)]);
	const site = aSite((locale) => ({ products: [aProduct(PRODUCT, locale)] }));
	const block = v.parse(blockSchema, Object.fromEntries(least));
	const [model] = resolveBlocks(site, 'it', [block], `the least block`);
	if (!model) throw new Error(`a block of type ${type} came to nothing`);
	return model;
}

/**
 * The smallest content that the contract allows for each type, which no test has to write by hand.
 */
export function leastBlocks<T extends BlockType>(
	types: readonly T[],
	title: string,
): { [K in T]: BlockModelOf<K> } {
	const blocks = types.map((type) => [type, leastBlock(type, title || 'T')]);
	return Object.fromEntries(blocks) as { [K in T]: BlockModelOf<K> };
}
