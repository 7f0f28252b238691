/*
 * Tracks which tabs still store the text that is typed into them. The browser knows this by its
 * locks, which end with their tab however it ends. Where it has none (an address without TLS), no
 * tab counts as open: text of another tab is then recalled a second time, and merged with itself.
 */

const locksHere = (): LockManager | null => {
	const { locks }: { locks?: LockManager | null } = navigator;
	return locks ?? null;
};

/** Marks a storage key as in use, until it is released. */
export function holdPlace(place: string): () => void {
	const locks = locksHere();
	if (!locks) return () => undefined;
	const { promise, resolve } = Promise.withResolvers<undefined>();
	// A tab that is closed releases its lock by itself.
	void locks.request(place, () => promise).catch(() => undefined);
	return () => resolve(undefined);
}

/** Returns a predicate: true for a storage key that is in use now. */
export async function openPlaces(): Promise<(place: string) => boolean> {
	const { held = [] } = (await locksHere()?.query()) ?? {};
	const names = new Set(held.map(({ name }) => name));
	return (place) => names.has(place);
}
