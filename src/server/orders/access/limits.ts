import type { Tx } from '#server/platform/db/client.ts';
import { clientLimit } from '#server/platform/limits/client-limit.ts';
import type { LimitRule } from '#server/platform/limits/limit.ts';
import { mayMail } from '#server/platform/limits/mail-limit.ts';

/** Orders that are placed or paid again: enough for a family's evening, not for a script. */
export const PLACING = clientLimit('order-place', {
	address: { limit: 60, window_s: 600 },
	network: { limit: 600, window_s: 600 },
});
/** Requests for a mailed link, and registrations of bought wheels. */
const ASK = clientLimit('order-ask', {
	address: { limit: 30, window_s: 600 },
	network: { limit: 300, window_s: 3_600 },
});
/** Link secrets that are tried. */
const OPEN = clientLimit('order-open', {
	address: { limit: 60, window_s: 600 },
	network: { limit: 300, window_s: 3_600 },
});
/** Mails that strangers can trigger to one address. */
const MAILS: LimitRule = { name: 'order-mails.recipient', limit: 5, window_s: 3_600 };

export const takePlacing = PLACING.take;
export const takeAsking = ASK.take;
export const takeOpening = OPEN.take;

export const mayMailOrders = (tx: Tx, email: string, now: Date): Promise<boolean> =>
	mayMail(tx, MAILS, email, now);

export const ORDER_LIMITS = [...PLACING.rules, ...ASK.rules, ...OPEN.rules, MAILS];
