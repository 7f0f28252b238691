import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharp } from '#server/platform/media/sharp.ts';
import type { DocumentParts, EntryPicture } from './catalogue-entries.ts';

/** Sides of printed pictures in px: of a product's page, and of a row of prices. */
const LARGE = 480;
const SMALL = 128;
const JPEG = { quality: 80 };

/** Pictures that a document shows. */
export function picturesOf({ entries, prices, shown }: DocumentParts): string[] {
	const rows = prices.flatMap((group) => group.rows);
	return [...shown, ...[...entries, ...rows].map(({ picture }) => picture)]
		.filter((picture): picture is EntryPicture => picture !== null)
		.map(({ picture }) => picture);
}

/** Makes the pictures of documents as JPEG, each size once, whatever documents show it. */
export function createPictures(
	mediaDir: string,
): (parts: DocumentParts) => Promise<Map<string, Uint8Array>> {
	const made = new Map<string, Promise<Uint8Array>>();
	const make = async (name: string, side: number): Promise<Uint8Array> =>
		sharp(await readFile(join(mediaDir, `${name}.webp`)))
			.resize(side, side, { fit: 'cover' })
			.jpeg(JPEG)
			.toBuffer();
	const find = (name: string, side: number): Promise<Uint8Array> => {
		const key = `${name} ${side}`;
		const known = made.get(key) ?? make(name, side);
		made.set(key, known);
		return known;
	};
	return async (parts) => {
		const side = parts.prices.length > 0 ? SMALL : LARGE;
		const names = [...new Set(picturesOf(parts))];
		const files = await Promise.all(names.map((name) => find(name, side)));
		return new Map(names.flatMap((name, at) => (files[at] ? [[name, files[at]]] : [])));
	};
}
