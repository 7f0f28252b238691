import { HttpError } from 'react-admin';
import * as v from 'valibot';
import * as library from '#contract/content/library.ts';
import type { Focal } from '#contract/media.ts';
import { replacePicture } from '#contract/publishing/pictures.ts';
import type { Locale } from '#contract/locales.ts';
import { callDesk } from '../../call.ts';

export type Picture = library.LibraryPicture;
export type Use = library.PictureUse;

const PATH = '/desk/pictures';
const toPath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export async function listPictures(): Promise<Picture[]> {
	return v.parse(library.listPictures.data, await callDesk('GET', PATH));
}

export interface Uploaded {
	picture: Picture;
	is_new: boolean;
}

export async function uploadPicture(file: File): Promise<Uploaded> {
	// Checked before sending: the host would reject it after a minute of upload.
	if (file.size > library.MOST_PICTURE_BYTES) throw new HttpError('faults.payload_too_large', 413);
	const name = encodeURIComponent(file.name.slice(-120));
	const data = await callDesk('POST', `${PATH}?name=${name}`, { bytes: file });
	return v.parse(library.uploadPicture.data, data);
}

export interface PictureChange {
	alt?: Partial<Record<Locale, string>>;
	focal?: Focal;
}

export async function changePicture(id: string, change: PictureChange): Promise<Picture> {
	const data = await callDesk('PATCH', toPath(id), { json: change });
	return v.parse(library.changePicture.data, data);
}

export async function listUses(id: string): Promise<Use[]> {
	return v.parse(library.listPictureUses.data, await callDesk('GET', `${toPath(id)}/uses`));
}

export async function deletePicture(id: string): Promise<void> {
	await callDesk('DELETE', toPath(id));
}

/** Replaces a picture wherever it is used; returns the drafts that result. */
export async function putInPlace(id: string, by: string) {
	const data = await callDesk('POST', `${toPath(id)}/replacement`, { json: { by } });
	return v.parse(replacePicture.data, data);
}

const refusalSchema = v.object({ errors: v.object({ file: v.string() }) });

/** Message code of a rejected file. */
export function uploadFault(cause: unknown): string {
	if (!(cause instanceof HttpError)) return 'internal';
	if (cause.status === 413) return 'picture_size';
	const refused = v.safeParse(refusalSchema, cause.body);
	return (refused.success ? refused.output.errors.file : String(cause.message)).replace(
		/^faults\./,
		'',
	);
}
