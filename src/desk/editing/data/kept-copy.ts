import * as v from 'valibot';
import { isObject, type JsonObject } from '#domain/documents/values.ts';

const documentSchema = v.custom<JsonObject>(isObject);
const copySchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({
		/** The host's document when the text was typed. */
		base: documentSchema,
		document: documentSchema,
	}),
);
export type Copy = v.InferOutput<typeof copySchema>;

/** Text left behind by an editor that is no longer open. */
export interface LeftCopy extends Copy {
	/** Removes it, unless it has been overwritten since it was read. */
	forget: () => void;
}

/** Owner and entry of a typed text. */
export interface Typed {
	/** Staff account: the next user of this computer is offered none of it. */
	who: string;
	entry: string;
}

export interface KeptCopy {
	write: (copy: Copy) => void;
	remove: () => void;
}

const PREFIX = 'livenza-desk-draft';
const toKeyPrefix = ({ who, entry }: Typed) => `${PREFIX}/${encodeURIComponent(who)}/${entry}/`;

/** Storage key of one editor: each tab has its own, so none overwrites another's. */
export const newPlace = (typed: Typed): string => `${toKeyPrefix(typed)}${crypto.randomUUID()}`;

/**
 * Keeps text that was typed into an entry in this browser until the host has it. Where storage is
 * full or blocked it keeps nothing, and the text is in the page alone.
 */
export function keptCopy(storage: Storage, place: string): KeptCopy {
	return {
		write(copy) {
			try {
				storage.setItem(place, JSON.stringify(copy));
			} catch {
				storage.removeItem(place);
			}
		},
		remove: () => storage.removeItem(place),
	};
}

/** Texts that the same person typed into the same entry, except in editors still open. */
export function leftCopies(
	storage: Storage,
	typed: Typed,
	isOpen: (place: string) => boolean,
): LeftCopy[] {
	const places = Object.keys(storage).filter(
		(place) => place.startsWith(toKeyPrefix(typed)) && !isOpen(place),
	);
	return places.flatMap((place) => {
		const read = storage.getItem(place);
		const parsed = v.safeParse(copySchema, read);
		if (!parsed.success) return [];
		const forget = () => {
			if (storage.getItem(place) === read) storage.removeItem(place);
		};
		return [{ ...parsed.output, forget }];
	});
}
