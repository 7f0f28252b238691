/**
 * Shares a read among concurrent callers: those who ask during one read all get the next one. No
 * caller gets a result that was read before the caller asked.
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
