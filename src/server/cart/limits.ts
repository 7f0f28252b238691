import type { Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { giveBack, takeInTurn, type LimitRule, type Taken } from '#server/platform/limits/limit.ts';

/** Edits of carts. Nobody presses a button more than twice a second for ten minutes. */
const WRITES: Record<'address' | 'network', LimitRule> = {
	address: { name: 'cart-write.address', limit: 1_200, window_s: 600 },
	network: { name: 'cart-write.network', limit: 12_000, window_s: 600 },
};

/** Codes that were none: people mistype, programs guess. */
const MISSES: Record<'address' | 'network', LimitRule> = {
	address: { name: 'cart-code.address', limit: 10, window_s: 600 },
	network: { name: 'cart-code.network', limit: 60, window_s: 600 },
};

export const CART_LIMITS = [...Object.values(WRITES), ...Object.values(MISSES)];

const asked = (rules: typeof WRITES, { address, network }: Client) => [
	{ rule: rules.address, subject: address },
	{ rule: rules.network, subject: network },
];

export const takeWrite = (db: Db, client: Client, now: Date): Promise<Taken> =>
	takeInTurn(db, asked(WRITES, client), now);

/** Counts a code before it is looked up, so that a hundred at once are not all the first. */
export const takeGuess = (db: Db, client: Client, now: Date): Promise<Taken> =>
	takeInTurn(db, asked(MISSES, client), now);

/** A code that exists was no guess. */
export async function noteHit(db: Db, client: Client, now: Date): Promise<void> {
	for (const { rule, subject } of asked(MISSES, client)) await giveBack(db, rule, subject, now);
}
