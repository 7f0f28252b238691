import * as v from 'valibot';
import { amountSchema } from '#contract/desk/fields.ts';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { translationStateSchema } from '#contract/content/documents/translation.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { endpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { currencySchema, idSchema, isoTimestampSchema, textSchema } from '../units.ts';
import { PUBLISHERS } from './roles.ts';

/** Maximum bytes of a document, as JSON. */
export const MAX_DOCUMENT_BYTES = 512 * 1024;
/** Maximum bytes of a document with its request envelope. */
const MAX_DRAFT_BYTES = MAX_DOCUMENT_BYTES + 4 * 1024;

/** Unvalidated document of an entry. A draft may hold anything; publishing validates it. */
const anyDocumentSchema = v.custom<Record<string, unknown>>(
	(given) => typeof given === 'object' && given !== null && !Array.isArray(given),
);
export type AnyDocument = v.InferOutput<typeof anyDocumentSchema>;

export const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Issue that blocks a document from going live. */
export const documentFaultSchema = v.object({
	entity: contentEntitySchema,
	id: idSchema,
	/** Path in the document, with dots; empty for the whole document. */
	path: v.string(),
	code: v.string(),
	/** Other entry concerned, such as `page/company`, or a time to use instead. */
	detail: v.nullable(v.string()),
});
export type DocumentFault = v.InferOutput<typeof documentFaultSchema>;

const draftHead = {
	revision: revisionSchema,
	by: v.string(),
	at: isoTimestampSchema,
	/** Scheduled time of going live; null if not scheduled. */
	publish_at: v.nullable(isoTimestampSchema),
	publication_id: v.nullable(idSchema),
};

const perOtherLocale = Object.fromEntries(
	LOCALES.map((locale) => [locale, v.optional(translationStateSchema)]),
) as Record<Locale, v.OptionalSchema<typeof translationStateSchema, undefined>>;

/** Time at which the entry was taken off the site; null if it is live or never was. */
const offSince = v.optional(v.nullable(isoTimestampSchema), null);

/** Lead picture and prices by which people know a product in a list. */
export const productFaceSchema = v.object({
	/** File below `/media`; null for a product without pictures. */
	picture: v.nullable(v.string()),
	/** Lowest and highest price in the default price list; null if no article has one there. */
	price: v.nullable(v.object({ from: amountSchema, to: amountSchema, currency: currencySchema })),
});
export type ProductFace = v.InferOutput<typeof productFaceSchema>;

export const contentEntrySchema = v.object({
	id: idSchema,
	title: v.string(),
	slug: v.nullable(v.string()),
	/** Null if it is not live. */
	updated_at: v.nullable(isoTimestampSchema),
	/** Staff member who published it last; null if it was not published at the desk. */
	updated_by: v.nullable(v.string()),
	is_live: v.boolean(),
	off_since: offSince,
	/** `title`: future title of the entry. */
	draft: v.nullable(v.object({ ...draftHead, title: v.string() })),
	locales: v.object(perOtherLocale),
	/** Picture and prices of a live product; null for every other entry. */
	face: v.optional(v.nullable(productFaceSchema), null),
});
export type ContentListEntry = v.InferOutput<typeof contentEntrySchema>;

export const listContent = endpoint({
	method: 'GET',
	path: '/desk/content/{entity}',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'Entries of a kind: live, drafted, or taken off the site',
	data: v.array(contentEntrySchema),
	errors: READ_ERRORS,
});

export const getContent = endpoint({
	method: 'GET',
	path: '/desk/content/{entity}/{id}',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'One entry: what is live, what is not yet, and what stands against publishing',
	data: v.object({
		live: v.nullable(anyDocumentSchema),
		/** Version of the live document. A draft that is made from it names it. */
		live_version: v.nullable(v.string()),
		off_since: offSince,
		draft: v.nullable(
			v.object({ ...draftHead, document: anyDocumentSchema, base: v.nullable(anyDocumentSchema) }),
		),
		faults: v.array(documentFaultSchema),
		/**
		 * Former Italian texts that translations were made from, by their digest in `translated`.
		 * A host without history leaves them out.
		 */
		made_from: v.optional(v.record(v.string(), v.string()), {}),
	}),
	errors: READ_ERRORS,
});

/** Conflict returned to the second save, with all data needed to merge both drafts. */
export const revisionConflictSchema = v.object({
	...problemSchema.entries,
	code: v.literal('revision_conflict'),
	/** Draft saved meanwhile; the live document if the draft was deleted, null if both were. */
	theirs: v.nullable(anyDocumentSchema),
	base: v.nullable(anyDocumentSchema),
	/** Revision for the next save; 0 if there is no draft. */
	revision: revisionSchema,
	live_version: v.nullable(v.string()),
	by: v.nullable(v.string()),
	at: v.nullable(isoTimestampSchema),
});

export const saveDraft = endpoint({
	method: 'PUT',
	path: '/desk/content/{entity}/{id}/draft',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'Saves a draft over the revision that it was made from (else 412 with both)',
	bodyBytes: MAX_DRAFT_BYTES,
	body: v.strictObject({
		/** Revision that was returned last; 0 if there is no draft yet. */
		revision: revisionSchema,
		document: anyDocumentSchema,
		/**
		 * Live document that the draft was made from or merged with, as `live_version` of answers;
		 * null if there is none. Required for a first draft. If left out later, the draft keeps
		 * its base.
		 */
		live_version: v.optional(v.nullable(textSchema)),
	}),
	data: v.object({ revision: revisionSchema, faults: v.array(documentFaultSchema) }),
	errors: [...WRITE_ERRORS, 'revision_conflict', 'payload_too_large'],
});

export const discardDraft = endpoint({
	method: 'DELETE',
	path: '/desk/content/{entity}/{id}/draft',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'Throws a draft away, if it is still the one that was seen',
	query: v.object({
		revision: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)),
	}),
	data: v.object({ id: idSchema }),
	errors: [...WRITE_ERRORS, 'revision_conflict'],
});

export const listHistory = endpoint({
	method: 'GET',
	path: '/desk/content/{entity}/{id}/history',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'What was live of an entry, the newest first',
	data: v.array(
		v.object({
			version: v.number(),
			at: isoTimestampSchema,
			/** Empty if it was not published at the desk. */
			by: v.string(),
			publication_id: v.nullable(idSchema),
			change: v.picklist(['write', 'remove']),
		}),
	),
	errors: READ_ERRORS,
});

export const getVersion = endpoint({
	method: 'GET',
	path: '/desk/content/{entity}/{id}/history/{version}',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'A document as it was live, to compare with or to make a draft of',
	data: anyDocumentSchema,
	errors: READ_ERRORS,
});
