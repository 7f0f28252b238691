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

export interface KeptCopy {
	read: () => Copy | null;
	write: (copy: Copy) => void;
	remove: () => void;
}

/**
 * What was typed into an entry and is not at the host, kept by this browser until it is. A storage that
 * is full or shut keeps nothing, and what is typed is in the page alone.
 */
export function keptCopy(storage: Storage, entry: string): KeptCopy {
	const name = `livenza-desk-draft/${entry}`;
	return {
		read() {
			const parsed = v.safeParse(copySchema, storage.getItem(name));
			return parsed.success ? parsed.output : null;
		},
		write(copy) {
			try {
				storage.setItem(name, JSON.stringify(copy));
			} catch {
				storage.removeItem(name);
			}
		},
		remove: () => storage.removeItem(name),
	};
}
