/**
 * Does each by itself: what goes wrong with one keeps no other waiting. The first of what went wrong is
 * thrown once all are done.
 */
export async function each<Item>(
	items: readonly Item[],
	work: (item: Item) => Promise<void>,
): Promise<void> {
	const wrong: unknown[] = [];
	for (const item of items) {
		try {
			await work(item);
		} catch (cause) {
			wrong.push(cause);
		}
	}
	if (wrong.length > 0) throw wrong[0];
}
