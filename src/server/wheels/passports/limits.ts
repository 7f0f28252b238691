import type { Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { clientLimit } from '#server/platform/limits/client-limit.ts';
import { takeOne, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

const OPEN: LimitRule = { name: 'passport-open.address', limit: 60, window_s: 600 };
const CHANGE: LimitRule = { name: 'passport-change.address', limit: 20, window_s: 600 };
const ASK = clientLimit('passport-ask', {
	address: { limit: 10, window_s: 600 },
	network: { limit: 60, window_s: 3_600 },
});
/** Maximum number of mails about one wheel, to protect mailboxes. */
const MAILS_OF_WHEEL: LimitRule = { name: 'passport-mail.wheel', limit: 6, window_s: 86_400 };

export const takeOpening = (db: Db, { address }: Client, now: Date): Promise<Taken> =>
	takeOne(db, OPEN, address, now);

export const takeChange = (db: Db, { address }: Client, now: Date): Promise<Taken> =>
	takeOne(db, CHANGE, address, now);

export const takeAsking = ASK.take;

export const takeMail = (db: Db, serial_number: string, now: Date): Promise<Taken> =>
	takeOne(db, MAILS_OF_WHEEL, serial_number, now);

export const PASSPORT_LIMITS = [OPEN, CHANGE, ...ASK.rules, MAILS_OF_WHEEL];
