import type { EntryBlock } from '#contract/content/blocks.ts';
import type { StoredBlock } from '#contract/content/documents/blocks.ts';
import type { StoredPicture } from '#contract/content/documents/stored.ts';
import type { Media } from '#contract/media.ts';
import { withKeys } from './block-keys.ts';

/** Pictures by name; without a focal point they are centred, without a turn they are still. */
type PictureTable = ReadonlyMap<
	string,
	Omit<Media, 'alt' | 'focal' | 'turn'> & {
		focal?: Media['focal'] | null;
		turn?: Media['turn'] | null;
	}
>;

/** Picture of an answer; a name that the table lacks is a broken reference, and a bug. */
export function toMedia(stored: StoredPicture, pictures: PictureTable): Media {
	const found = pictures.get(stored.picture);
	if (!found) throw new Error(`picture "${stored.picture}" is not in the media table`);
	const { file, width, height, focal, turn } = found;
	return {
		file,
		alt: stored.alt,
		width,
		height,
		...(focal && { focal }),
		...(turn && { turn }),
	};
}

const isPicture = (value: object): value is StoredPicture => 'picture' in value && 'alt' in value;

/** Replaces the names of pictures by the pictures, at any depth of a block. */
function shown(value: unknown, pictures: PictureTable): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map((item) => shown(item, pictures));
	if (isPicture(value)) return toMedia(value, pictures);
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [key, shown(inner, pictures)]),
	);
}

/**
 * Replaces the names of pictures by the pictures, wherever a block holds them. Keys are for
 * previews alone, which find the clicked block by them.
 */
export function toBlock(
	{ key, ...stored }: StoredBlock & { key?: string },
	pictures: PictureTable,
	{ keys = false } = {},
): EntryBlock {
	return shown(keys ? { ...stored, key } : stored, pictures) as EntryBlock;
}

/** Blocks of an entry; with `keys`, blocks that were never edited get keys, too. */
export function toBlocks(
	blocks: readonly (StoredBlock & { key?: string })[],
	pictures: PictureTable,
	{ keys }: { keys: boolean },
): EntryBlock[] {
	return (keys ? withKeys(blocks) : blocks).map((block) => toBlock(block, pictures, { keys }));
}

function namesIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	if (!Array.isArray(value) && isPicture(value)) return [value.picture];
	return Object.values(value).flatMap(namesIn);
}

/** Names of the pictures that blocks show. */
export function toPictures(blocks: readonly StoredBlock[]): string[] {
	return namesIn(blocks);
}
