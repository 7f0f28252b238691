import type { Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { takeInTurn, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

/** Previews and requests: a form that is looked at from all sides, not a script. */
const ASK: LimitRule = { name: 'return-ask.address', limit: 120, window_s: 600 };
const ASK_NETWORK: LimitRule = { name: 'return-ask.network', limit: 1_200, window_s: 600 };

export const RETURN_LIMITS = [ASK, ASK_NETWORK];

export const takeAsking = (db: Db, { address, network }: Client, now: Date): Promise<Taken> =>
	takeInTurn(
		db,
		[
			{ rule: ASK, subject: address },
			{ rule: ASK_NETWORK, subject: network },
		],
		now,
	);
