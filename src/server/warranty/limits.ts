import type { Client } from '../client.ts';
import type { Db } from '../db/client.ts';
import { takeOfEach, takeOne, type LimitRule, type Taken } from '../limits/limit.ts';

/**
 * Enough for a shop that registers what it sold today, far too little to go through the numbers of
 * one model.
 */
const PER_ADDRESS: LimitRule = { name: 'warranty-check.address', limit: 60, window_s: 600 };
const PER_NETWORK: LimitRule = { name: 'warranty-check.network', limit: 120, window_s: 3_600 };
const PER_NETWORK_A_DAY: LimitRule = { name: 'warranty-check.day', limit: 400, window_s: 86_400 };

/** Counts one question about a serial, whether it comes as a check or with a registration. */
export async function takeCheck(db: Db, client: Client, now: Date): Promise<Taken> {
	// Who is stopped at his own limit does not use up his neighbours'.
	const own = await takeOne(db, PER_ADDRESS, client.address, now);
	if (!own.isAllowed) return own;
	const shared = [PER_NETWORK, PER_NETWORK_A_DAY];
	return takeOfEach(
		db,
		shared.map((rule) => ({ rule, subject: client.network })),
		now,
	);
}
