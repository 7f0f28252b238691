/** Has one thing done after the other, in the order in which they were asked for. */
export function openTurns() {
	let last: Promise<unknown> = Promise.resolve();
	let waiting = 0;

	/** Begins once everything that was asked for before has ended, well or not. */
	function take<T>(work: () => Promise<T>): Promise<T> {
		waiting += 1;
		const turn = last.then(work).finally(() => (waiting -= 1));
		last = turn.catch(() => undefined);
		return turn;
	}

	return {
		take,
		/** Settles once nothing is under way. */
		async idle(): Promise<void> {
			while (waiting > 0) await last;
		},
	};
}
export type Turns = ReturnType<typeof openTurns>;
