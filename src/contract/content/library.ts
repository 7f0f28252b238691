import * as v from 'valibot';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { endpoint } from '#contract/endpoint.ts';
import { problemSchema } from '#contract/errors.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { focalSchema, mediaSchema } from '#contract/media.ts';
import { idSchema, isoTimestampSchema, LONGEST_TITLE } from '#contract/units.ts';
import { contentEntitySchema } from './documents/entities.ts';
import { EDITORS } from './transfer.ts';

/** Maximum bytes of an uploaded picture, above the size of photos of phones and cameras. */
export const MOST_PICTURE_BYTES = 25 * 1024 * 1024;

/** Accepted media types, detected from the bytes. */
export const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Reasons to reject a file: other type, truncated or mislabelled, or far too many pixels. */
export type PictureFault = 'picture_kind' | 'picture_broken' | 'picture_pixels';

const altSchema = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_TITLE));
const perLocale = Object.fromEntries(
	LOCALES.map((locale) => [locale, v.optional(altSchema)]),
) as Record<Locale, v.OptionalSchema<typeof altSchema, undefined>>;

/** Picture of the library. `alt` is the initial text of each use, in languages that have one. */
export const libraryPictureSchema = v.object({
	id: idSchema,
	file: mediaSchema.entries.file,
	width: mediaSchema.entries.width,
	height: mediaSchema.entries.height,
	alt: v.object(perLocale),
	focal: focalSchema,
	/** Number of entries that show it, live or in a draft. */
	uses: v.number(),
	/** True if uploaded at the desk. The others are part of the shop and cannot be deleted. */
	is_uploaded: v.boolean(),
	updated_at: isoTimestampSchema,
});
export type LibraryPicture = v.InferOutput<typeof libraryPictureSchema>;

export const listPictures = endpoint({
	method: 'GET',
	path: '/desk/pictures',
	audience: 'staff',
	roles: EDITORS,
	summary: 'Pictures of the library, the newest first',
	data: v.array(libraryPictureSchema),
	errors: READ_ERRORS,
});

export const uploadPicture = endpoint({
	method: 'POST',
	path: '/desk/pictures',
	audience: 'staff',
	roles: EDITORS,
	summary:
		'Takes the bytes of one picture: turned upright, drawn anew without what was hung on it, and known again when it comes twice',
	query: v.object({
		/** File name, used only to name the picture. */
		name: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TITLE)), ''),
	}),
	bodyTypes: ['application/octet-stream'],
	data: v.object({ picture: libraryPictureSchema, is_new: v.boolean() }),
	errors: [...WRITE_ERRORS, 'payload_too_large'],
});

export const changePicture = endpoint({
	method: 'PATCH',
	path: '/desk/pictures/{id}',
	audience: 'staff',
	roles: EDITORS,
	summary: 'Changes what a picture shows in some languages, or the point that stays in sight',
	body: v.strictObject({
		/** Languages that are left out keep their text. An empty text removes it. */
		alt: v.optional(v.strictObject(perLocale)),
		focal: v.optional(focalSchema),
	}),
	data: libraryPictureSchema,
	errors: WRITE_ERRORS,
});

/** Places of a reference to a picture: live, draft, scheduled publication, kept release. */
const PICTURE_PLACES = ['live', 'draft', 'planned', 'kept'] as const;

const pictureUseSchema = v.object({
	entity: contentEntitySchema,
	id: idSchema,
	title: v.string(),
	place: v.picklist(PICTURE_PLACES),
	/** Path of the first reference in the document. */
	path: v.string(),
});
export type PictureUse = v.InferOutput<typeof pictureUseSchema>;

export const listPictureUses = endpoint({
	method: 'GET',
	path: '/desk/pictures/{id}/uses',
	audience: 'staff',
	roles: EDITORS,
	summary: 'Entries that name a picture, each once for every place',
	data: v.array(pictureUseSchema),
	errors: READ_ERRORS,
});

/** Problem returned when a picture that is in use is deleted. */
export const pictureInUseSchema = v.object({
	...problemSchema.entries,
	code: v.literal('conflict'),
	uses: v.array(pictureUseSchema),
});

export const deletePicture = endpoint({
	method: 'DELETE',
	path: '/desk/pictures/{id}',
	audience: 'staff',
	roles: EDITORS,
	summary: 'Deletes an uploaded picture that no entry names any more (else 409 with those that do)',
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
});
