import type { Tx } from '#server/platform/db/client.ts';
import { clientLimit } from '#server/platform/limits/client-limit.ts';
import type { LimitRule } from '#server/platform/limits/limit.ts';
import { mayMail } from '#server/platform/limits/mail-limit.ts';

const DAY_S = 24 * 60 * 60;

/** Limit of invalid secrets. */
const MISSES = clientLimit('wishlist-miss', {
	address: { limit: 20, window_s: 600 },
	network: { limit: 100, window_s: 600 },
});
/** Limit of requests for notices: as many as a person marks in one evening, several times over. */
const ASKED = clientLimit('notice-asked', {
	address: { limit: 30, window_s: 600 },
	network: { limit: 150, window_s: 600 },
});
/** Limits of mails to one address, so that strangers cannot fill a mailbox. */
const MAILS: Record<'confirm' | 'already', LimitRule> = {
	confirm: { name: 'notice.confirm', limit: 5, window_s: DAY_S },
	already: { name: 'notice.already', limit: 1, window_s: DAY_S },
};

export const WISHLIST_LIMITS = [...MISSES.rules, ...ASKED.rules, ...Object.values(MAILS)];

/** Most open notices of one address. */
export const MOST_WATCHED = 50;

/** Counts a secret before it is looked up; `noteHit` gives a valid one back. */
export const takeGuess = MISSES.take;
export const noteHit = MISSES.giveBack;
export const takeAsked = ASKED.take;

/** Counts a mail of a kind to an address; true if it may be sent today. */
export const takeMail = (
	tx: Tx,
	kind: keyof typeof MAILS,
	email: string,
	now: Date,
): Promise<boolean> => mayMail(tx, MAILS[kind], email, now);
