import { nextTimeInRome } from './local-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Delay of a missed run after a start, which is busy enough. */
const AFTER_START_MS = 10 * MINUTE_MS;
/** Pause before a failed run is repeated. */
const AGAIN_MS = 20 * MINUTE_MS;
/** Most tries in one night; after as many failures the job waits for the next night. */
const TRIES = 3;

export interface Nightly {
	due: Date;
	/** Tries of this night, so far. */
	tries: number;
}

/**
 * Next run of a nightly job in a process that has just started.
 * A missed night is made up for: a machine that is off at night would never run the job.
 */
export function firstRunAt(time: string, started: Date, last: Date | null): Nightly {
	const isMissed = last !== null && started.getTime() - last.getTime() > DAY_MS;
	const due = isMissed
		? new Date(started.getTime() + AFTER_START_MS)
		: nextTimeInRome(time, started);
	return { due, tries: 0 };
}

/** Next run after a try that succeeded (`isDone`) or failed. */
export function nextRunAt(time: string, { tries }: Nightly, isDone: boolean, now: Date): Nightly {
	if (isDone || tries + 1 >= TRIES) return { due: nextTimeInRome(time, now), tries: 0 };
	return { due: new Date(now.getTime() + AGAIN_MS), tries: tries + 1 };
}
