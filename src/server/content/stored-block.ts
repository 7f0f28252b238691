import type { Block } from '#contract/content/blocks.ts';
import type { Media } from '#contract/media.ts';

/** A picture inside stored blocks: by name, so that new bytes reach every page that shows it. */
export interface StoredPicture {
	picture: string;
	alt: string;
}

/** A value of an answer as it is stored: each `Media` in it is a `StoredPicture`. */
export type Stored<T> = T extends { file: string }
	? StoredPicture
	: T extends string // A branded one is an object, too.
		? T
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

/** Puts pictures in place of their names. Only these blocks hold any. */
export function toBlock(stored: StoredBlock, pictures: PictureTable): Block {
	const shown = (picture: StoredPicture | null) => picture && toMedia(picture, pictures);
	switch (stored.type) {
		case 'hero':
			return { ...stored, media: shown(stored.media) };
		case 'text_media':
			return { ...stored, media: toMedia(stored.media, pictures) };
		case 'gallery': {
			const items = stored.items.map((item) => ({ ...item, media: toMedia(item.media, pictures) }));
			return { ...stored, items };
		}
		case 'video':
			return { ...stored, poster: shown(stored.poster) };
		case 'team_list':
			return {
				...stored,
				items: stored.items.map((item) => ({ ...item, media: shown(item.media) })),
			};
		default:
			return stored;
	}
}

function picturesIn(block: StoredBlock): (StoredPicture | null)[] {
	switch (block.type) {
		case 'hero':
		case 'text_media':
			return [block.media];
		case 'gallery':
		case 'team_list':
			return block.items.map(({ media }) => media);
		case 'video':
			return [block.poster];
		default:
			return [];
	}
}

/** Names of the pictures that blocks show. */
export function picturesOf(blocks: readonly StoredBlock[]): string[] {
	return blocks.flatMap(picturesIn).flatMap((shown) => (shown ? [shown.picture] : []));
}
