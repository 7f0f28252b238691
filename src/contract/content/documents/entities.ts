import * as v from 'valibot';

/** Kinds of entry that editors edit as documents. */
export const CONTENT_ENTITIES = [
	'page',
	'news',
	'job',
	'product',
	'category',
	'product_usage',
	'menu',
	'redirect',
	'settings',
	'store',
	'document',
	'form',
	'announcement',
] as const;
export const contentEntitySchema = v.picklist(CONTENT_ENTITIES);
export type ContentEntity = v.InferOutput<typeof contentEntitySchema>;
