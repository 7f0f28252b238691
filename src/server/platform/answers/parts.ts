import type { ContentPart } from './tables.ts';
import { toName, type Versions } from './versions.ts';

/**
 * Reads what several answers have in common once, for the first that needs it: a list that five
 * languages name the same way is not read five times. `name` identifies it, `reads` lists its parts
 * of the content, as for an answer.
 */
export type ReadPart = <T>(
	name: string,
	reads: readonly ContentPart[],
	read: () => Promise<T>,
) => Promise<T>;

/** Reader for an answer that shares nothing with others. */
export const readAlone: ReadPart = async (_name, _reads, read) => read();

/** Caches parts in their last version; an answer gets those of the versions it was asked at. */
export function createParts(): (versions: Versions) => ReadPart {
	const kept = new Map<string, { version: string; value: Promise<unknown> }>();

	return (versions) =>
		async <T>(name: string, reads: readonly ContentPart[], read: () => Promise<T>) => {
			const version = toName(versions, reads);
			const known = kept.get(name);
			// Safe cast: a name stands for one read only.
			if (known?.version === version) return (await known.value) as T;
			const value = read();
			const entry = { version, value };
			kept.set(name, entry);
			value.catch(() => kept.get(name) === entry && kept.delete(name));
			return value;
		};
}
