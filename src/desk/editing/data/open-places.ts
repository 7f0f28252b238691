/*
 * Which tabs still write down what is typed into them. The browser itself says so by its locks, which
 * end with their tab however it ends. Where it has none (an address without TLS), nobody counts as open:
 * what another tab has is then taken up a second time, and brought together with itself.
 */

const locksHere = (): LockManager | null => {
	const { locks }: { locks?: LockManager | null } = navigator;
	return locks ?? null;
};

/** Says that a place is written into, until it is let go. */
export function holdPlace(place: string): () => void {
	const locks = locksHere();
	if (!locks) return () => undefined;
	const { promise, resolve } = Promise.withResolvers<undefined>();
	// A tab that is closed meanwhile gives it up by itself.
	void locks.request(place, () => promise).catch(() => undefined);
	return () => resolve(undefined);
}

/** Whether a place is written into just now. */
export async function openPlaces(): Promise<(place: string) => boolean> {
	const { held = [] } = (await locksHere()?.query()) ?? {};
	const names = new Set(held.map(({ name }) => name));
	return (place) => names.has(place);
}
