import type { Block } from '#contract/blocks.ts';
import type { Media } from '#contract/media.ts';

/** A picture inside stored blocks: by name, so that new bytes reach every page that shows it. */
export interface StoredPicture {
	picture: string;
	alt: string;
}

/** A value of an answer as it is stored: each `Media` in it is a `StoredPicture`. */
export type Stored<T> = T extends { file: string }
	? StoredPicture
	: T extends (infer I)[]
		? Stored<I>[]
		: T extends object
			? { [K in keyof T]: Stored<T[K]> }
			: T;
type StoredOf<B> = B extends Block ? { [K in keyof B]: Stored<B[K]> } : never;
export type StoredBlock = StoredOf<Block>;

type PictureTable = ReadonlyMap<string, Omit<Media, 'alt'>>;

/** The picture of an answer; a name that the table lacks is a broken reference, and a bug. */
export function toMedia(stored: StoredPicture, pictures: PictureTable): Media {
	const found = pictures.get(stored.picture);
	if (!found) throw new Error(`picture "${stored.picture}" is not in the media table`);
	const { file, width, height } = found;
	return { file, alt: stored.alt, width, height };
}

/** Puts pictures in place of their names. Only these two blocks hold any. */
export function toBlock(stored: StoredBlock, pictures: PictureTable): Block {
	switch (stored.type) {
		case 'hero':
			return { ...stored, media: stored.media && toMedia(stored.media, pictures) };
		case 'text_media':
			return { ...stored, media: toMedia(stored.media, pictures) };
		default:
			return stored;
	}
}

/** Names of the pictures that blocks show. */
export function picturesOf(blocks: readonly StoredBlock[]): string[] {
	return blocks.flatMap((block) =>
		(block.type === 'hero' || block.type === 'text_media') && block.media
			? [block.media.picture]
			: [],
	);
}
