import { secondsLeft, windowStart, type LimitRule, type Taken } from './limit.ts';

/** Subjects counted one by one; with more of them in a window the rest count together. */
const MAX_SUBJECTS = 20_000;
const THE_REST = '';

/** Counts one more of a subject and returns the outcome. */
export type Counter = (subject: string, now: Date) => Taken;

/**
 * Counts in the memory of this process, where a row in the database would cost more. Of several
 * hosts behind a balancer each grants its share of the limit; a restart resets the counters.
 */
export function createCounter(rule: LimitRule, hostCount = () => 1): Counter {
	const counts = new Map<string, number>();
	let window = 0;
	return (subject, now) => {
		const current = windowStart(rule, now).getTime();
		if (current !== window) {
			counts.clear();
			window = current;
		}
		const isKnown = counts.has(subject) || counts.size < MAX_SUBJECTS;
		const counted = isKnown ? subject : THE_REST;
		const count = (counts.get(counted) ?? 0) + 1;
		counts.set(counted, count);
		return count > Math.ceil(rule.limit / hostCount())
			? { isAllowed: false, retryAfter_s: secondsLeft(rule, now) }
			: { isAllowed: true };
	};
}
