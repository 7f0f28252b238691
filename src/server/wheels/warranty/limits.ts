import type { Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { takeInTurn, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

/**
 * Enough for a shop that registers what it sold today, far too little to go through the numbers of
 * one model.
 */
const PER_ADDRESS: LimitRule = { name: 'warranty-check.address', limit: 60, window_s: 600 };
const PER_NETWORK: LimitRule = { name: 'warranty-check.network', limit: 120, window_s: 3_600 };
const PER_NETWORK_A_DAY: LimitRule = { name: 'warranty-check.day', limit: 400, window_s: 86_400 };

/** Counts one question about a serial, in a check or in a registration. */
export const takeCheck = (db: Db, { address, network }: Client, now: Date): Promise<Taken> =>
	takeInTurn(
		db,
		[
			{ rule: PER_ADDRESS, subject: address },
			{ rule: PER_NETWORK, subject: network },
			{ rule: PER_NETWORK_A_DAY, subject: network },
		],
		now,
	);

export const CHECK_LIMITS = [PER_ADDRESS, PER_NETWORK, PER_NETWORK_A_DAY];
