import { createHash } from 'node:crypto';
import type { Client } from '#server/kernel/client.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { takeInTurn, takeOne, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

/** Orders that are placed or paid for again: a family's evening, not a script's. */
const PLACE: LimitRule = { name: 'order-place.address', limit: 60, window_s: 600 };
const PLACE_NETWORK: LimitRule = { name: 'order-place.network', limit: 600, window_s: 600 };
/** Somebody who asks for a link, and secrets that are tried. */
const ASK: LimitRule = { name: 'order-ask.address', limit: 30, window_s: 600 };
const ASK_NETWORK: LimitRule = { name: 'order-ask.network', limit: 300, window_s: 3_600 };
const OPEN: LimitRule = { name: 'order-open.address', limit: 60, window_s: 600 };
const OPEN_NETWORK: LimitRule = { name: 'order-open.network', limit: 300, window_s: 3_600 };
/** Mails that strangers can bring to one address. */
const MAILS: LimitRule = { name: 'order-mails.recipient', limit: 5, window_s: 3_600 };

const both = (own: LimitRule, shared: LimitRule) => (db: Db, client: Client, now: Date) =>
	takeInTurn(
		db,
		[
			{ rule: own, subject: client.address },
			{ rule: shared, subject: client.network },
		],
		now,
	);

export const takePlacing: (db: Db, client: Client, now: Date) => Promise<Taken> = both(
	PLACE,
	PLACE_NETWORK,
);
export const takeAsking = both(ASK, ASK_NETWORK);
export const takeOpening = both(OPEN, OPEN_NETWORK);

/** Whether one more mail may go to an address that somebody typed. */
export async function mayMail(tx: Tx, email: string, now: Date): Promise<boolean> {
	const subject = createHash('sha256').update(email).digest('hex');
	return (await takeOne(tx, MAILS, subject, now)).isAllowed;
}

export const ORDER_LIMITS = [PLACE, PLACE_NETWORK, ASK, ASK_NETWORK, OPEN, OPEN_NETWORK, MAILS];
