import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work takes in any case, so that both ends of it look alike from outside. */
const STEADY_MS = 250;

/** Does something and answers no sooner than after a fixed time, whatever there was to do. */
export async function inSteadyTime<T>(work: () => Promise<T>): Promise<T> {
	const [done] = await Promise.all([work(), wait(STEADY_MS)]);
	return done;
}
