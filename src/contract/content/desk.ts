import * as v from 'valibot';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { daySchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { endpoint } from '#contract/endpoint.ts';
import { SALES, SHOP } from '#contract/identity/roles.ts';
import { localeSchema } from '#contract/locales.ts';
import { idSchema, isoDateSchema, isoTimestampSchema, textSchema } from '#contract/units.ts';
import { DOCUMENT_KINDS, earlierVersionSchema } from './places.ts';
import { EDITORS } from './transfer.ts';

/** Staff set only whether an option decides fit. Its names come from the catalogue. */
export const optionChange = v.strictObject({ decides_fit: v.boolean() });

/** Options that distinguish the articles of all products. */
export const optionResource = resource({
	name: 'options',
	record: v.object({
		id: idSchema,
		/** In Italian. */
		name: textSchema,
		/** Its values, in Italian. */
		option_values: v.string(),
		/** True if a wrong value does not fit. Pages ask for it and never preselect it. */
		decides_fit: v.boolean(),
		updated_at: isoTimestampSchema,
	}),
	title: 'name',
	list: ['name', 'option_values', 'decides_fit', 'updated_at'],
	filters: ['decides_fit'],
	sorts: ['name', 'updated_at'],
	search: ['id', 'name', 'option_values'],
	order: { sort: 'name', order: 'asc' },
	read: SALES,
	change: { body: optionChange, roles: SHOP },
	export: SALES,
});

/** Manuals, warnings and other files to download, with their versions. */
export const documentResource = resource({
	name: 'documents',
	record: v.object({
		id: idSchema,
		/** In Italian. */
		title: textSchema,
		kind: v.picklist(DOCUMENT_KINDS),
		/** Language of the file. */
		language: localeSchema,
		range: v.nullable(v.string()),
		published_on: isoDateSchema,
		file: textSchema,
		updated_at: isoTimestampSchema,
	}),
	parts: v.object({ earlier: v.array(earlierVersionSchema) }),
	title: 'title',
	list: ['title', 'kind', 'language', 'range', 'published_on'],
	filters: ['kind', 'language'],
	sorts: ['title', 'published_on', 'updated_at'],
	search: ['id', 'title', 'range'],
	order: { sort: 'title', order: 'asc' },
	read: [...SALES, 'editor'],
	actions: { add_version: EDITORS },
});

/** Most bytes of a document: a manual with its drawings takes a tenth of it. */
export const MOST_DOCUMENT_BYTES = 20 * 1024 * 1024;

export const addDocumentVersion = endpoint({
	method: 'POST',
	path: '/desk/documents/{id}/versions',
	audience: 'staff',
	roles: EDITORS,
	summary:
		'Adds a dated version to a document: the newest is shown, and every earlier one stays reachable under its own address',
	query: v.object({ published_on: daySchema }),
	bodyTypes: ['application/octet-stream'],
	data: v.object({ id: idSchema }),
	errors: [...WRITE_ERRORS, 'payload_too_large', 'unavailable'],
});
