import type { Client } from '#server/kernel/client.ts';
import type { Db } from '../db/client.ts';
import { giveBack, takeInTurn, type LimitRule, type Taken } from './limit.ts';

/** How many of one thing are allowed in so many seconds. */
type Most = Pick<LimitRule, 'limit' | 'window_s'>;

/** What one sender may do, and all of his network together. */
export interface ClientLimit {
	rules: readonly LimitRule[];
	/** Counts one, with the sender's own rule first. */
	take: (db: Db, client: Client, now: Date) => Promise<Taken>;
	/** Takes back one that was counted at the same moment. */
	giveBack: (db: Db, client: Client, now: Date) => Promise<void>;
}

/** Its counters are called `<name>.address` and `<name>.network`. */
export function clientLimit(name: string, most: Record<keyof Client, Most>): ClientLimit {
	const address: LimitRule = { name: `${name}.address`, ...most.address };
	const network: LimitRule = { name: `${name}.network`, ...most.network };
	const asked = (client: Client) => [
		{ rule: address, subject: client.address },
		{ rule: network, subject: client.network },
	];
	return {
		rules: [address, network],
		take: (db, client, now) => takeInTurn(db, asked(client), now),
		async giveBack(db, client, now) {
			for (const { rule, subject } of asked(client)) await giveBack(db, rule, subject, now);
		},
	};
}
