import { nextTimeInRome } from './local-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A start has enough to do without what it makes up for. */
const AFTER_START_MS = 10 * MINUTE_MS;
/** Pause before what came to nothing is done again. */
const AGAIN_MS = 20 * MINUTE_MS;
/** So often in one night; what came to nothing as often waits for the next. */
const TRIES = 3;

export interface Nightly {
	due: Date;
	/** Of this night, so far. */
	tries: number;
}

/**
 * When something nightly is due by a process that has just started. A night that was missed is made
 * up for: a machine that is off at night would never do it.
 */
export function nightlyFrom(time: string, started: Date, last: Date | null): Nightly {
	const isMissed = last !== null && started.getTime() - last.getTime() > DAY_MS;
	const due = isMissed
		? new Date(started.getTime() + AFTER_START_MS)
		: nextTimeInRome(time, started);
	return { due, tries: 0 };
}

/** When it is due again, after a try that was `done` or came to nothing. */
export function nightlyAfter(
	time: string,
	{ tries }: Nightly,
	isDone: boolean,
	now: Date,
): Nightly {
	if (isDone || tries + 1 >= TRIES) return { due: nextTimeInRome(time, now), tries: 0 };
	return { due: new Date(now.getTime() + AGAIN_MS), tries: tries + 1 };
}
