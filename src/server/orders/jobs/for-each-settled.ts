/**
 * Runs the work for each item in turn. An error does not stop the other items; the first error is
 * thrown once all are done.
 */
export async function forEachSettled<Item>(
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
