import * as v from 'valibot';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { translationStateSchema } from '#contract/content/documents/translation.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { endpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { idSchema, isoTimestampSchema, textSchema } from '../units.ts';
import { PUBLISHERS } from './roles.ts';

/** Most that a document may take, as JSON. */
export const MAX_DOCUMENT_BYTES = 512 * 1024;
/** The same with the envelope that it comes in. */
const MAX_DRAFT_BYTES = MAX_DOCUMENT_BYTES + 4 * 1024;

/** All that editors change of one entry, as it came: a draft may be anything that publishing refuses. */
const anyDocumentSchema = v.custom<Record<string, unknown>>(
	(given) => typeof given === 'object' && given !== null && !Array.isArray(given),
);
export type AnyDocument = v.InferOutput<typeof anyDocumentSchema>;

export const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What stands against making a document live. */
export const documentFaultSchema = v.object({
	entity: contentEntitySchema,
	id: idSchema,
	/** Within the document, with dots; empty for the whole. */
	path: v.string(),
	code: v.string(),
	/** The other entry that it is about, such as `page/company`, or a time to take instead. */
	detail: v.nullable(v.string()),
});
export type DocumentFault = v.InferOutput<typeof documentFaultSchema>;

const draftHead = {
	revision: revisionSchema,
	by: v.string(),
	at: isoTimestampSchema,
	/** When it goes live by itself; null where nobody has said so. */
	publish_at: v.nullable(isoTimestampSchema),
	publication_id: v.nullable(idSchema),
};

const perOtherLocale = Object.fromEntries(
	LOCALES.map((locale) => [locale, v.optional(translationStateSchema)]),
) as Record<Locale, v.OptionalSchema<typeof translationStateSchema, undefined>>;

/** When the entry was taken off the site; null for what is live or never was. */
const offSince = v.optional(v.nullable(isoTimestampSchema), null);

export const contentEntrySchema = v.object({
	id: idSchema,
	title: v.string(),
	slug: v.nullable(v.string()),
	/** Null for what is not live. */
	updated_at: v.nullable(isoTimestampSchema),
	/** Who published it last; null where that was nobody of the desk. */
	updated_by: v.nullable(v.string()),
	is_live: v.boolean(),
	off_since: offSince,
	/** `title`: what the entry will be called. */
	draft: v.nullable(v.object({ ...draftHead, title: v.string() })),
	locales: v.object(perOtherLocale),
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
		/** Names the live document; a draft that is made from it says so. */
		live_version: v.nullable(v.string()),
		off_since: offSince,
		draft: v.nullable(
			v.object({ ...draftHead, document: anyDocumentSchema, base: v.nullable(anyDocumentSchema) }),
		),
		faults: v.array(documentFaultSchema),
		/**
		 * Italian texts that translations were made from and that are no longer there, by the digest that
		 * `translated` names them by. A host that keeps no history leaves them out.
		 */
		made_from: v.optional(v.record(v.string(), v.string()), {}),
	}),
	errors: READ_ERRORS,
});

/** What whoever saves second is told: all that is needed to bring both together. */
export const revisionConflictSchema = v.object({
	...problemSchema.entries,
	code: v.literal('revision_conflict'),
	/** What was saved meanwhile; the live document where the draft has gone, null where both have. */
	theirs: v.nullable(anyDocumentSchema),
	base: v.nullable(anyDocumentSchema),
	/** To save with next; 0 where there is no draft. */
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
		/** The revision that was answered last; 0 where there is no draft yet. */
		revision: revisionSchema,
		document: anyDocumentSchema,
		/**
		 * The live document that it was made from or brought together with, as `live_version` of the
		 * answers; null to say that there is none. A first draft has to say it; left out later, the draft
		 * keeps its base.
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
			/** Empty where nobody of the desk published it. */
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
