import type { Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { giveBack, takeInTurn, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

/** Secrets that were none. Links break on the way, of people and of programs that follow them. */
const MISSES: Record<'address' | 'network', LimitRule> = {
	address: { name: 'newsletter-miss.address', limit: 20, window_s: 600 },
	network: { name: 'newsletter-miss.network', limit: 100, window_s: 600 },
};

export const MISS_LIMITS = Object.values(MISSES);

const asked = ({ address, network }: Client) => [
	{ rule: MISSES.address, subject: address },
	{ rule: MISSES.network, subject: network },
];

/** Counts a secret before it is looked up; a true one is given back by `noteHit`. */
export const takeGuess = (db: Db, client: Client, now: Date): Promise<Taken> =>
	takeInTurn(db, asked(client), now);

export async function noteHit(db: Db, client: Client, now: Date): Promise<void> {
	for (const { rule, subject } of asked(client)) await giveBack(db, rule, subject, now);
}
