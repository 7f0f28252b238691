import type { Tx } from '#server/platform/db/client.ts';
import { clientLimit } from '#server/platform/limits/client-limit.ts';
import type { LimitRule } from '#server/platform/limits/limit.ts';
import { mayMail } from '#server/platform/limits/mail-limit.ts';

const DAY_S = 24 * 60 * 60;

/** Secrets that were none. */
const MISSES = clientLimit('wishlist-miss', {
	address: { limit: 20, window_s: 600 },
	network: { limit: 100, window_s: 600 },
});
/** Wishes to be told: as many as somebody marks in one evening, several times over. */
const ASKED = clientLimit('notice-asked', {
	address: { limit: 30, window_s: 600 },
	network: { limit: 150, window_s: 600 },
});
/** Somebody else's typing fills nobody's mailbox. */
const MAILS: Record<'confirm' | 'already', LimitRule> = {
	confirm: { name: 'notice.confirm', limit: 5, window_s: DAY_S },
	already: { name: 'notice.already', limit: 1, window_s: DAY_S },
};

export const WISHLIST_LIMITS = [...MISSES.rules, ...ASKED.rules, ...Object.values(MAILS)];

/** Most notices that one address waits for. */
export const MOST_WATCHED = 50;

/** Counts a secret before it is looked up; a true one is given back by `noteHit`. */
export const takeGuess = MISSES.take;
export const noteHit = MISSES.giveBack;
export const takeAsked = ASKED.take;

/** Whether an address gets one more mail of a kind today. */
export const takeMail = (
	tx: Tx,
	kind: keyof typeof MAILS,
	email: string,
	now: Date,
): Promise<boolean> => mayMail(tx, MAILS[kind], email, now);
