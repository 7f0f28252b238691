/**
 * Runs `work` over all items, at most `limit` at once. After the first failure none is begun, and
 * that failure rejects once those under way have ended: whoever clears up then is alone.
 */
export async function eachLimited<T>(
	items: Iterable<T>,
	limit: number,
	work: (item: T) => Promise<void>,
): Promise<void> {
	const queue = items[Symbol.iterator]();
	const failures: unknown[] = [];
	const worker = async () => {
		for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
			try {
				await work(next.value);
			} catch (cause) {
				failures.push(cause);
			}
		}
	};
	await Promise.all(Array.from({ length: limit }, worker));
	if (failures.length > 0) throw failures[0];
}
