const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Waits after the first try, the second and so on, as Standard Webhooks 1.0.0 proposes them. */
export const WAITS_S = [
	5,
	5 * MINUTE_S,
	30 * MINUTE_S,
	2 * HOUR_S,
	5 * HOUR_S,
	10 * HOUR_S,
	14 * HOUR_S,
	20 * HOUR_S,
	24 * HOUR_S,
] as const;

/** Share by which a wait may be longer, so that what failed together is not retried together. */
const JITTER = 0.1;
const LONGEST_WAIT_S = 24 * HOUR_S;

/** Answer of a receiver; null in its place where there was none. */
export interface HookAnswer {
	status: number;
	retryAfter: string | null;
}

export type NextStep =
	| { step: 'delivered' }
	/** Stops retrying: the receiver answered 410, or every attempt failed. */
	| { step: 'give_up' }
	| { step: 'try_again'; at: Date };

/** Parses seconds or an HTTP date; null for anything else. */
function toSeconds(retryAfter: string, now: Date): number | null {
	if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
	const at = Date.parse(retryAfter);
	return Number.isNaN(at) ? null : Math.max(0, (at - now.getTime()) / 1000);
}

/**
 * Decides what follows a try. Only 2xx is success (a redirect is not), 410 ends the delivery,
 * anything else is retried, no sooner than the receiver asks. `chance` is from 0 to 1.
 */
export function nextStep(
	answer: HookAnswer | null,
	tries: number,
	now: Date,
	chance: number,
): NextStep {
	if (answer && answer.status >= 200 && answer.status < 300) return { step: 'delivered' };
	const wait_s = WAITS_S[tries - 1];
	if (answer?.status === 410 || wait_s === undefined) return { step: 'give_up' };
	const asked_s = (answer?.retryAfter && toSeconds(answer.retryAfter, now)) || 0;
	const longest_s = Math.max(wait_s * (1 + JITTER * chance), Math.min(asked_s, LONGEST_WAIT_S));
	return { step: 'try_again', at: new Date(now.getTime() + longest_s * 1000) };
}
