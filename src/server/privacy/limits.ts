import type { Db } from '#server/platform/db/client.ts';
import { takeOne, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

/** An export queries every capability, and a few copies of the same data are enough. */
const OWN_DATA: LimitRule = { name: 'own-data.customer', limit: 10, window_s: 3_600 };

export const takeOwnData = (db: Db, customerId: string, now: Date): Promise<Taken> =>
	takeOne(db, OWN_DATA, customerId, now);

export const PRIVACY_LIMITS = [OWN_DATA];
