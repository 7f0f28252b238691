import type { SQL } from 'drizzle-orm';
import type { Client } from '#server/kernel/client.ts';
import type { Db } from '../db/client.ts';
import { giveBack, takeAndRead, takeInTurn, type LimitRule, type Taken } from './limit.ts';

/** Most events within a number of seconds. */
type Most = Pick<LimitRule, 'limit' | 'window_s'>;

/** Limits of one address, and of its whole network. */
export interface ClientLimit {
	rules: readonly LimitRule[];
	/** Counts one event, by the rule of the address first. */
	take: (db: Db, client: Client, now: Date) => Promise<Taken>;
	/** Counts one event, and reads an expression by the same statement. */
	takeAndRead: <T>(
		db: Db,
		client: Client,
		now: Date,
		expression: SQL<T>,
	) => Promise<{ taken: Taken; read: T | null }>;
	/** Takes back one event that was counted at the same moment. */
	giveBack: (db: Db, client: Client, now: Date) => Promise<void>;
}

/** Creates the two limits; their counters are called `<name>.address` and `<name>.network`. */
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
		takeAndRead: (db, client, now, expression) => takeAndRead(db, asked(client), now, expression),
		async giveBack(db, client, now) {
			for (const { rule, subject } of asked(client)) await giveBack(db, rule, subject, now);
		},
	};
}
