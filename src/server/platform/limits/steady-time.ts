import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work ever takes, so that timing does not reveal its outcome. */
const STEADY_MS = 250;

/** Runs the work and answers after a fixed minimum time, whatever the work. */
export async function inSteadyTime<T>(work: () => Promise<T>): Promise<T> {
	const [done] = await Promise.all([work(), wait(STEADY_MS)]);
	return done;
}
