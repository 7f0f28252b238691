/** Longest time that counts at once. */
const STEP_MS = 250;

/**
 * Calls back after a time in which this process ran. A moment in which it stood still, on a starved
 * or paused machine, counts as one step: what has come meanwhile is not read yet, so nobody is late.
 * Returns a function that stops the clock.
 */
export function afterRunning(limit_ms: number, onEnd: () => void): () => void {
	let left_ms = limit_ms;
	let timer: NodeJS.Timeout;
	function step(): void {
		if (left_ms <= 0) return onEnd();
		const next_ms = Math.min(STEP_MS, left_ms);
		left_ms -= next_ms;
		timer = setTimeout(step, next_ms);
	}
	step();
	return () => clearTimeout(timer);
}
