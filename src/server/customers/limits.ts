import type { Db, Tx } from '#server/platform/db/client.ts';
import { clientLimit } from '#server/platform/limits/client-limit.ts';
import { takeOne, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';
import { mayMail } from '#server/platform/limits/mail-limit.ts';
import { signInTries } from '#server/platform/limits/sign-in-tries.ts';

export const SIGN_IN = signInTries('shop-sign-in');
export const PASSWORD = signInTries('shop-password');

const ASK = clientLimit('shop-ask', {
	address: { limit: 60, window_s: 600 },
	network: { limit: 300, window_s: 3_600 },
});
const OPEN = clientLimit('shop-link', {
	address: { limit: 60, window_s: 600 },
	network: { limit: 300, window_s: 3_600 },
});
const WHEEL: LimitRule = { name: 'shop-wheel.customer', limit: 30, window_s: 3_600 };
/** Mails that strangers can trigger to one address; after an hour its owner is served again. */
const MAILS: LimitRule = { name: 'shop-mails.recipient', limit: 5, window_s: 3_600 };

/** Counts a request for a link. */
export const takeAsking = ASK.take;
/** Counts a secret before it is looked up. */
export const takeOpening = OPEN.take;

export const takeWheel = (db: Db, customerId: string, now: Date): Promise<Taken> =>
	takeOne(db, WHEEL, customerId, now);

export const mayMailCustomer = (tx: Tx, email: string, now: Date): Promise<boolean> =>
	mayMail(tx, MAILS, email, now);

export const CUSTOMER_LIMITS = [
	...[SIGN_IN, PASSWORD].flatMap(({ byAddress, byNetwork }) => [byAddress, byNetwork]),
	...ASK.rules,
	...OPEN.rules,
	WHEEL,
	MAILS,
];
