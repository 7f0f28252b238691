import { HttpError } from 'react-admin';
import * as v from 'valibot';
import * as artworks from '#contract/content/artworks.ts';
import { callDesk } from '../../call.ts';
import { uploadFault } from './api.ts';

/** Uploads the official notice of a language; the host checks it before it is stored. */
export async function uploadArtwork(
	file: File,
	locale: artworks.NoticeLocale,
): Promise<artworks.StoredArtwork> {
	if (file.size > artworks.MOST_ARTWORK_BYTES) throw new HttpError('faults.payload_too_large', 413);
	const query = new URLSearchParams({ locale, name: file.name.slice(-120) });
	const data = await callDesk('POST', `/desk/artworks?${query.toString()}`, { bytes: file });
	return v.parse(artworks.uploadArtwork.data, data);
}

/** Message code of a rejected artwork. */
export function findArtworkFault(cause: unknown): string {
	const code = uploadFault(cause);
	return code === 'picture_size' ? 'artwork_size' : code;
}
