import * as v from 'valibot';
import { isObject, type JsonObject } from '#domain/documents/values.ts';

const documentSchema = v.custom<JsonObject>(isObject);
const copySchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({
		/** What the host had when it was typed. */
		base: documentSchema,
		document: documentSchema,
	}),
);
export type Copy = v.InferOutput<typeof copySchema>;

/** What an editor that is no longer open has left. */
export interface LeftCopy extends Copy {
	/** Takes it away, unless somebody has written there since it was read. */
	forget: () => void;
}

/** Whose text it is, and of which entry. */
export interface Typed {
	/** Account of the staff: whoever sits at the machine next is offered nothing of it. */
	who: string;
	entry: string;
}

export interface KeptCopy {
	write: (copy: Copy) => void;
	remove: () => void;
}

const PREFIX = 'livenza-desk-draft';
const beginningOf = ({ who, entry }: Typed) => `${PREFIX}/${encodeURIComponent(who)}/${entry}/`;

/** A name for one editor: each tab has a place of its own, and none writes over another's. */
export const newPlace = (typed: Typed): string => `${beginningOf(typed)}${crypto.randomUUID()}`;

/**
 * What was typed into an entry and is not at the host, kept by this browser until it is. A storage that
 * is full or shut keeps nothing, and what is typed is in the page alone.
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

/** What the same person typed into the same entry, but for places that are still written into. */
export function leftCopies(
	storage: Storage,
	typed: Typed,
	isOpen: (place: string) => boolean,
): LeftCopy[] {
	const places = Object.keys(storage).filter(
		(place) => place.startsWith(beginningOf(typed)) && !isOpen(place),
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
