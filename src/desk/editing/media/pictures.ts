import { useEffect, useSyncExternalStore } from 'react';
import { listPictures, type Picture } from './api.ts';

export type Pictures = ReadonlyMap<string, Picture>;

let known: Pictures = new Map();
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

function keep(pictures: Iterable<Picture>): void {
	known = new Map([...pictures].map((picture) => [picture.id, picture]));
	for (const listener of listeners) listener();
}

/** Loads the library, once for all callers; `isFresh` loads it again. */
export function loadPictures(isFresh = false): Promise<void> {
	if (asked && !isFresh) return asked;
	const asking = listPictures().then(keep);
	asked = asking;
	asking.catch(() => {
		if (asked === asking) asked = null;
	});
	return asking;
}

/** Stores a new or changed picture. New ones come first. */
export function notePicture(picture: Picture): void {
	keep(
		known.has(picture.id)
			? [...known.values()].map((one) => (one.id === picture.id ? picture : one))
			: [picture, ...known.values()],
	);
}

export function forgetPicture(id: string): void {
	keep([...known.values()].filter((picture) => picture.id !== id));
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}
const snapshot = () => known;

/** Every picture of the library by id, shared by all components; empty until loaded. */
export function usePictures(): Pictures {
	// If loading fails, their places stay empty.
	useEffect(() => void loadPictures().catch(() => undefined), []);
	return useSyncExternalStore(subscribe, snapshot);
}

/** Address of a picture at one of the host's widths. */
export const toAddress = ({ file }: Pick<Picture, 'file'>, width: 150 | 300 | 600 | 1200) =>
	`/media/${width}/${file}`;

/** Focal point as `object-position`. */
export const toPosition = ({ focal }: Pick<Picture, 'focal'>): string =>
	`${focal.x * 100}% ${focal.y * 100}%`;
