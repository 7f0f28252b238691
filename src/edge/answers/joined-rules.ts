import type { HeaderRule } from '../rules/rules.ts';
import type { Snapshot } from './snapshot.ts';

/** Returns the header rules of a release before those of the site's own file, joined once. */
export function joinedRules(
	site: readonly HeaderRule[],
): (snapshot: Snapshot) => readonly HeaderRule[] {
	const joined = new WeakMap<Snapshot, readonly HeaderRule[]>();
	return (snapshot) => {
		let all = joined.get(snapshot);
		if (!all) joined.set(snapshot, (all = [...snapshot.headers, ...site]));
		return all;
	};
}
