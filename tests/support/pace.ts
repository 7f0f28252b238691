/** Duration of one round on the idle machine that the limits were set on, in ms. */
const ROUND_MS = 34;
const ROUNDS = 30;

/** Typical work of tests: makes objects, serialises them, parses them again. */
function work(): number {
	const made = Array.from({ length: 20_000 }, (_, at) => ({ at, text: `${at}`, of: [at] }));
	const read = JSON.parse(JSON.stringify(made)) as typeof made;
	return read.filter(({ at }) => at % 3 === 0).length;
}

/**
 * Measures how many times longer that work takes here and now, beside other processes; at least
 * one.
 */
function measured(): number {
	const start = performance.now();
	let done = 0;
	for (let round = 0; round < ROUNDS; round += 1) done += work();
	const spent = performance.now() - start;
	return done > 0 ? Math.max(1, spent / (ROUNDS * ROUND_MS)) : 1;
}

// Measured once a suite: the processes that it starts read it there.
process.env['TEST_PACE'] ??= measured().toFixed(2);

/**
 * Scales a limit in ms, after which something counts as hanging: as given on a machine as quick and
 * as idle as the one it was set on, and as many times longer as this one takes for the same work
 * when a suite starts.
 */
export const limit = (ms: number): number => Math.round(ms * Number(process.env['TEST_PACE']));
