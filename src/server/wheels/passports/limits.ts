import type { Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { takeInTurn, takeOne, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

const OPEN: LimitRule = { name: 'passport-open.address', limit: 60, window_s: 600 };
const CHANGE: LimitRule = { name: 'passport-change.address', limit: 20, window_s: 600 };
const ASK: LimitRule = { name: 'passport-ask.address', limit: 10, window_s: 600 };
const ASK_NETWORK: LimitRule = { name: 'passport-ask.network', limit: 60, window_s: 3_600 };
/** Mails that one wheel may bring about, so that nobody's letter box is filled with them. */
const MAILS_OF_WHEEL: LimitRule = { name: 'passport-mail.wheel', limit: 6, window_s: 86_400 };

export const takeOpening = (db: Db, { address }: Client, now: Date): Promise<Taken> =>
	takeOne(db, OPEN, address, now);

export const takeChange = (db: Db, { address }: Client, now: Date): Promise<Taken> =>
	takeOne(db, CHANGE, address, now);

export const takeAsking = (db: Db, { address, network }: Client, now: Date): Promise<Taken> =>
	takeInTurn(
		db,
		[
			{ rule: ASK, subject: address },
			{ rule: ASK_NETWORK, subject: network },
		],
		now,
	);

export const takeMail = (db: Db, serial_number: string, now: Date): Promise<Taken> =>
	takeOne(db, MAILS_OF_WHEEL, serial_number, now);

export const PASSPORT_LIMITS = [OPEN, CHANGE, ASK, ASK_NETWORK, MAILS_OF_WHEEL];
