/** Runs one task after the other, in the order of their requests (a mutex). */
export function createMutex() {
	let last: Promise<unknown> = Promise.resolve();
	let waiting = 0;

	/** Begins once every task before it has settled. */
	function take<T>(work: () => Promise<T>): Promise<T> {
		waiting += 1;
		const turn = last.then(work).finally(() => (waiting -= 1));
		last = turn.catch(() => undefined);
		return turn;
	}

	return {
		take,
		/** Resolves once nothing is under way. */
		async idle(): Promise<void> {
			while (waiting > 0) await last;
		},
	};
}
export type Mutex = ReturnType<typeof createMutex>;
