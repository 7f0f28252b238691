import { createHash } from 'node:crypto';
import type { Client } from '#server/kernel/client.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { takeInTurn, takeOne, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';
import { usualTries } from '#server/platform/limits/usual-tries.ts';

export const SIGN_IN = usualTries('shop-sign-in');
export const PASSWORD = usualTries('shop-password');

const ASK: LimitRule = { name: 'shop-ask.address', limit: 60, window_s: 600 };
const ASK_NETWORK: LimitRule = { name: 'shop-ask.network', limit: 300, window_s: 3_600 };
const OPEN: LimitRule = { name: 'shop-link.address', limit: 60, window_s: 600 };
const OPEN_NETWORK: LimitRule = { name: 'shop-link.network', limit: 300, window_s: 3_600 };
const WHEEL: LimitRule = { name: 'shop-wheel.customer', limit: 30, window_s: 3_600 };
/** Mails that strangers can bring to one address; an hour later its owner is served again. */
const MAILS: LimitRule = { name: 'shop-mails.recipient', limit: 5, window_s: 3_600 };

const both = (own: LimitRule, shared: LimitRule) => (db: Db, client: Client, now: Date) =>
	takeInTurn(
		db,
		[
			{ rule: own, subject: client.address },
			{ rule: shared, subject: client.network },
		],
		now,
	);

/** Counts somebody who asks for a link. */
export const takeAsking = both(ASK, ASK_NETWORK);
/** Counts a secret before it is looked up. */
export const takeOpening = both(OPEN, OPEN_NETWORK);

export const takeWheel = (db: Db, customerId: string, now: Date): Promise<Taken> =>
	takeOne(db, WHEEL, customerId, now);

/** Whether one more mail may go to an address that somebody typed. */
export async function mayMail(tx: Tx, email: string, now: Date): Promise<boolean> {
	const subject = createHash('sha256').update(email).digest('hex');
	return (await takeOne(tx, MAILS, subject, now)).isAllowed;
}

export const CUSTOMER_LIMITS = [
	...[SIGN_IN, PASSWORD].flatMap(({ byAddress, byNetwork }) => [byAddress, byNetwork]),
	ASK,
	ASK_NETWORK,
	OPEN,
	OPEN_NETWORK,
	WHEEL,
	MAILS,
];
