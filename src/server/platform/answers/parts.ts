import type { ContentPart } from './tables.ts';
import { nameOf, type Versions } from './versions.ts';

/**
 * Gives what several answers have in common, read by the first that needs it: a list that five
 * languages name the same way is not read five times. `name` tells it from others, `reads` as of an
 * answer.
 */
export type ReadPart = <T>(
	name: string,
	reads: readonly ContentPart[],
	read: () => Promise<T>,
) => Promise<T>;

/** For an answer that shares nothing with others. */
export const readAlone: ReadPart = async (_name, _reads, read) => read();

/** Parts in their last version, until there is another; of an answer by the versions that it was asked at. */
export function createParts(): (versions: Versions) => ReadPart {
	const kept = new Map<string, { version: string; value: Promise<unknown> }>();

	return (versions) =>
		async <T>(name: string, reads: readonly ContentPart[], read: () => Promise<T>) => {
			const version = nameOf(versions, reads);
			const known = kept.get(name);
			// The name says what it is: nobody else reads another thing under it.
			if (known?.version === version) return (await known.value) as T;
			const value = read();
			const entry = { version, value };
			kept.set(name, entry);
			value.catch(() => kept.get(name) === entry && kept.delete(name));
			return value;
		};
}
