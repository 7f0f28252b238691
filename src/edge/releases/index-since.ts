import { join } from 'node:path';
import { type IndexChanges, readIndexChanges } from './release-index.ts';

/** Most releases that a difference reaches back over. */
const LONGEST_CHAIN = 8;

/** Joins the differences of releases that follow each other, oldest first. */
export function joinChanges(chain: readonly IndexChanges[]): Omit<IndexChanges, 'since'> {
	const written = new Map<string, IndexChanges['written'][string]>();
	const gone = new Set<string>();
	for (const changes of chain) {
		for (const path of changes.gone) {
			written.delete(path);
			gone.add(path);
		}
		for (const [path, entry] of Object.entries(changes.written)) {
			gone.delete(path);
			written.set(path, entry);
		}
	}
	return { written: Object.fromEntries(written), gone: [...gone] };
}

/**
 * Reads the difference between the index of a release and that of an earlier one, from what each
 * release notes of the one before; null where these notes do not lead back to it.
 */
export async function readChangesSince(
	dir: string,
	id: string,
	since: string,
): Promise<IndexChanges | null> {
	const chain: IndexChanges[] = [];
	for (let at = id; at !== since && chain.length < LONGEST_CHAIN;) {
		const changes = await readIndexChanges(join(dir, at));
		if (changes === null) return null;
		chain.unshift(changes);
		at = changes.since;
		if (at === since) return { since, ...joinChanges(chain) };
	}
	return null;
}
