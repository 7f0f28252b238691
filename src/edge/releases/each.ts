/**
 * Runs `work` over all items, at most `limit` at once. After the first failure none is started; the
 * promise rejects with it once those under way have ended, so cleanup runs alone.
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
