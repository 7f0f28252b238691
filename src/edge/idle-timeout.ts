/** Idle time-out: aborts unless it is prolonged or ended. */
export function idleTimeout(limitMs: number): {
	signal: AbortSignal;
	prolong: () => void;
	end: () => void;
} {
	const late = new AbortController();
	let isOver = false;
	let timer = setTimeout(() => late.abort(), limitMs);
	return {
		signal: late.signal,
		prolong() {
			// A host may respond before it has the whole body; later pieces start no new wait.
			if (isOver) return;
			clearTimeout(timer);
			timer = setTimeout(() => late.abort(), limitMs);
		},
		end() {
			isOver = true;
			clearTimeout(timer);
		},
	};
}
