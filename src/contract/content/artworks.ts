import * as v from 'valibot';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { endpoint } from '#contract/endpoint.ts';
import { isoTimestampSchema, LONGEST_TITLE } from '#contract/units.ts';
import { EDITORS } from './transfer.ts';

/** Maximum bytes of an artwork: outlined letters and a QR code take a tenth of it. */
export const MOST_ARTWORK_BYTES = 1024 * 1024;

/**
 * Languages of the site with an official notice (Reg. (EU) 2025/1960). There is none in Japanese:
 * pages in Japanese show the English one.
 */
export const NOTICE_LOCALES = ['it', 'en', 'es', 'fr'] as const;
export const noticeLocaleSchema = v.picklist(NOTICE_LOCALES);
export type NoticeLocale = v.InferOutput<typeof noticeLocaleSchema>;

/** Reasons to reject an artwork: no drawable SVG, active content, links out of it, other language. */
export type ArtworkFault =
	| 'artwork_kind'
	| 'artwork_script'
	| 'artwork_external'
	| 'artwork_language';

/** Name of a stored artwork: the SHA-256 of its bytes, hex. */
export const artworkIdSchema = v.pipe(
	v.string(),
	v.regex(/^[0-9a-f]{64}$/),
	v.metadata({ field: 'artwork' }),
);

/** Official artwork as pages print it: the bytes that staff uploaded, unaltered. */
export const artworkSchema = v.object({
	svg: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_ARTWORK_BYTES)),
	/** Size in the drawing's own units. */
	width: v.pipe(v.number(), v.integer(), v.minValue(1)),
	height: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Artwork = v.InferOutput<typeof artworkSchema>;

const storedArtworkSchema = v.object({
	id: artworkIdSchema,
	locale: noticeLocaleSchema,
	width: artworkSchema.entries.width,
	height: artworkSchema.entries.height,
	bytes: v.number(),
	uploaded_at: isoTimestampSchema,
});
export type StoredArtwork = v.InferOutput<typeof storedArtworkSchema>;

export const listArtworks = endpoint({
	method: 'GET',
	path: '/desk/artworks',
	audience: 'staff',
	roles: EDITORS,
	summary: 'Uploaded artworks of the notice of the legal guarantee, the newest first',
	data: v.array(storedArtworkSchema),
	errors: READ_ERRORS,
});

export const uploadArtwork = endpoint({
	method: 'POST',
	path: '/desk/artworks',
	audience: 'staff',
	roles: EDITORS,
	summary:
		'Takes the official notice of the legal guarantee in one language: an SVG without scripts and outside references, stored as it is',
	query: v.object({
		locale: noticeLocaleSchema,
		/** File name: its language must not be another one. */
		name: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TITLE)), ''),
	}),
	bodyTypes: ['application/octet-stream'],
	data: storedArtworkSchema,
	errors: [...WRITE_ERRORS, 'payload_too_large'],
});
