import * as v from 'valibot';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { endpoint } from '#contract/endpoint.ts';
import { problemSchema } from '#contract/errors.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { focalSchema, mediaSchema } from '#contract/media.ts';
import { idSchema, isoTimestampSchema, LONGEST_TITLE } from '#contract/units.ts';
import { contentEntitySchema } from './documents/entities.ts';
import { EDITORS } from './transfer.ts';

/** Bytes of a picture that is sent: above what telephones and cameras write. */
export const MOST_PICTURE_BYTES = 25 * 1024 * 1024;

/** Kinds of file that are taken, told by their bytes. */
export const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Why a file is not taken: of another kind, not whole or not what it says, or far too many pixels. */
export type PictureFault = 'picture_kind' | 'picture_broken' | 'picture_pixels';

const altSchema = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_TITLE));
const perLocale = Object.fromEntries(
	LOCALES.map((locale) => [locale, v.optional(altSchema)]),
) as Record<Locale, v.OptionalSchema<typeof altSchema, undefined>>;

/** A picture of the library. `alt` is where every use of it begins, in the languages that have one. */
export const libraryPictureSchema = v.object({
	id: idSchema,
	file: mediaSchema.entries.file,
	width: mediaSchema.entries.width,
	height: mediaSchema.entries.height,
	alt: v.object(perLocale),
	focal: focalSchema,
	/** Entries that show it, live or in a draft. */
	uses: v.number(),
	/** Uploaded at the desk; the others come with the house and stay. */
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
		/** Name of the file: what the picture is called by, and nothing else. */
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
		/** Languages that are left out keep theirs; an empty one loses it. */
		alt: v.optional(v.strictObject(perLocale)),
		focal: v.optional(focalSchema),
	}),
	data: libraryPictureSchema,
	errors: WRITE_ERRORS,
});

/** Where an entry names a picture: live, in a draft, in a publication to come, in a kept release. */
const PICTURE_PLACES = ['live', 'draft', 'planned', 'kept'] as const;

const pictureUseSchema = v.object({
	entity: contentEntitySchema,
	id: idSchema,
	title: v.string(),
	place: v.picklist(PICTURE_PLACES),
	/** Where in the document first. */
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

/** What whoever deletes a picture that is shown is told. */
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
