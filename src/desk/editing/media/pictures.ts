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

/** Asks for the library, once for however many want it; `isFresh` asks again. */
export function loadPictures(isFresh = false): Promise<void> {
	if (asked && !isFresh) return asked;
	const asking = listPictures().then(keep);
	asked = asking;
	asking.catch(() => {
		if (asked === asking) asked = null;
	});
	return asking;
}

/** A picture that came or says something else now. New ones stand first. */
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

/** Every picture of the library by id, the same for all who show them; empty until they have come. */
export function usePictures(): Pictures {
	// Without them their places stay empty.
	useEffect(() => void loadPictures().catch(() => undefined), []);
	return useSyncExternalStore(subscribe, snapshot);
}

/** Address of a picture at one of the host's widths. */
export const addressOf = ({ file }: Pick<Picture, 'file'>, width: 150 | 300 | 600 | 1200) =>
	`/media/${width}/${file}`;

/** The point that stays in sight, as a style. */
export const positionOf = ({ focal }: Pick<Picture, 'focal'>): string =>
	`${focal.x * 100}% ${focal.y * 100}%`;
