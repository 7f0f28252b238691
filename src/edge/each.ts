/** Runs `work` over all items, at most `limit` at once; the first failure rejects. */
export async function eachLimited<T>(
	items: Iterable<T>,
	limit: number,
	work: (item: T) => Promise<void>,
): Promise<void> {
	const queue = items[Symbol.iterator]();
	const worker = async () => {
		for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
	};
	await Promise.all(Array.from({ length: limit }, worker));
}
