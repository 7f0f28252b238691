/**
 * Lets a fixed number of waiters go on in each round of the event loop. Otherwise hundreds of
 * answers that are ready at once would be written in one go, and each step of a form's way through
 * the database would wait for all of them.
 */
export function createLoopThrottle(perRound: number): () => Promise<void> {
	let waiting: (() => void)[] = [];
	let isScheduled = false;

	function round(): void {
		const served = waiting.slice(0, perRound);
		waiting = waiting.slice(perRound);
		isScheduled = waiting.length > 0;
		if (isScheduled) setImmediate(round);
		for (const goOn of served) goOn();
	}

	return () =>
		new Promise((resolve) => {
			waiting.push(resolve);
			if (isScheduled) return;
			isScheduled = true;
			setImmediate(round);
		});
}
