import type * as v from 'valibot';
import type { AnyStrict } from '#contract/desk/resource.ts';
import { announcementDocumentSchema } from './announcement.ts';
import type { ContentEntity } from './entities.ts';
import { formDocumentSchema } from './form.ts';
import { jobDocumentSchema } from './job.ts';
import { menuDocumentSchema } from './menu.ts';
import { newsDocumentSchema } from './news.ts';
import { pageDocumentSchema } from './page.ts';
import { downloadDocumentSchema, storeDocumentSchema } from './store.ts';
import { productDocumentSchema } from './product.ts';
import { redirectDocumentSchema } from './redirect.ts';
import { categoryDocumentSchema, usageDocumentSchema } from './sections.ts';
import { settingsDocumentSchema } from './settings.ts';

/** Document schema of each entity: all editable content of one entry, in all languages. */
export const DOCUMENT_SCHEMAS = {
	page: pageDocumentSchema,
	news: newsDocumentSchema,
	job: jobDocumentSchema,
	product: productDocumentSchema,
	category: categoryDocumentSchema,
	product_usage: usageDocumentSchema,
	menu: menuDocumentSchema,
	redirect: redirectDocumentSchema,
	settings: settingsDocumentSchema,
	store: storeDocumentSchema,
	document: downloadDocumentSchema,
	form: formDocumentSchema,
	announcement: announcementDocumentSchema,
} as const satisfies Record<ContentEntity, AnyStrict>;

type Schemas = typeof DOCUMENT_SCHEMAS;

/** Document of an entity as it may be written. */
export type DocumentOf<E extends ContentEntity> = v.InferInput<Schemas[E]>;
export type ContentDocument = DocumentOf<ContentEntity>;
