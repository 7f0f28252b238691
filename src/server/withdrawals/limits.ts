import type { Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { takeInTurn, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

/** Both acts of a statement, and corrections between them. */
const ACT: LimitRule = { name: 'withdrawal-act.address', limit: 30, window_s: 600 };
const ACT_NETWORK: LimitRule = { name: 'withdrawal-act.network', limit: 300, window_s: 600 };

export const WITHDRAWAL_LIMITS = [ACT, ACT_NETWORK];

export const takeAct = (db: Db, { address, network }: Client, now: Date): Promise<Taken> =>
	takeInTurn(
		db,
		[
			{ rule: ACT, subject: address },
			{ rule: ACT_NETWORK, subject: network },
		],
		now,
	);
