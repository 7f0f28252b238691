import type { Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { takeInTurn, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

/** Steps of orders: a form that is sent once a second for ten minutes. */
const STEP: LimitRule = { name: 'checkout-step.address', limit: 600, window_s: 600 };
const STEP_NETWORK: LimitRule = { name: 'checkout-step.network', limit: 6_000, window_s: 600 };

export const CHECKOUT_LIMITS = [STEP, STEP_NETWORK];

export const takeWrite = (db: Db, { address, network }: Client, now: Date): Promise<Taken> =>
	takeInTurn(
		db,
		[
			{ rule: STEP, subject: address },
			{ rule: STEP_NETWORK, subject: network },
		],
		now,
	);
