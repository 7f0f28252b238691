/**
 * Shares a reading among all who ask: one is under way, and whoever asks meanwhile gets the next
 * one. Nobody is given what was read before he asked.
 */
export function latest<T>(read: () => Promise<T>): () => Promise<T> {
	let current: Promise<T> | null = null;
	let next: Promise<T> | null = null;

	function begin(): Promise<T> {
		const reading = read();
		current = reading;
		const end = () => {
			if (current === reading) current = null;
		};
		reading.then(end, end);
		return reading;
	}

	return () => {
		if (current === null) return begin();
		const beginNext = () => {
			next = null;
			return begin();
		};
		next ??= current.then(beginNext, beginNext);
		return next;
	};
}
