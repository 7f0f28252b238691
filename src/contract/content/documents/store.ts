import * as v from 'valibot';
import { documentSchema, storeSchema } from '../places.ts';
import { refTo } from './refs.ts';
import { positionSchema } from './page.ts';
import { storedEntries } from './stored.ts';
import { toTexts } from './localized.ts';
import { translatedSchema } from './translation.ts';

const { id: _, version: __, updated_at: ___, ...store } = storeSchema.entries;

export const storeDocumentSchema = v.strictObject(storedEntries(store));

const { kind, language, range, file, bytes, published_on, title } = documentSchema.entries;

/** File to download. The media library stores its bytes. */
export const downloadDocumentSchema = v.strictObject({
	kind,
	language,
	product_ids: v.array(refTo('product')),
	range,
	file,
	bytes,
	published_on,
	position: positionSchema,
	texts: toTexts({ title }),
	translated: v.optional(translatedSchema),
});
