import { createHash } from 'node:crypto';
import type { Client } from '#server/kernel/client.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import {
	giveBack,
	takeInTurn,
	takeOne,
	type LimitRule,
	type Taken,
} from '#server/platform/limits/limit.ts';

const DAY_S = 24 * 60 * 60;

/** Secrets that were none. */
const MISSES: Record<'address' | 'network', LimitRule> = {
	address: { name: 'wishlist-miss.address', limit: 20, window_s: 600 },
	network: { name: 'wishlist-miss.network', limit: 100, window_s: 600 },
};
/** Wishes to be told: as many as somebody marks in one evening, several times over. */
const ASKED: Record<'address' | 'network', LimitRule> = {
	address: { name: 'notice-asked.address', limit: 30, window_s: 600 },
	network: { name: 'notice-asked.network', limit: 150, window_s: 600 },
};
/** Somebody else's typing fills nobody's mailbox. */
const MAILS: Record<'confirm' | 'already', LimitRule> = {
	confirm: { name: 'notice.confirm', limit: 5, window_s: DAY_S },
	already: { name: 'notice.already', limit: 1, window_s: DAY_S },
};

export const WISHLIST_LIMITS = [MISSES, ASKED, MAILS].flatMap((rules) => Object.values(rules));

/** Most notices that one address waits for. */
export const MOST_WATCHED = 50;

const both = (rules: typeof MISSES, { address, network }: Client) => [
	{ rule: rules.address, subject: address },
	{ rule: rules.network, subject: network },
];

/** Counts a secret before it is looked up; a true one is given back by `noteHit`. */
export const takeGuess = (db: Db, client: Client, now: Date): Promise<Taken> =>
	takeInTurn(db, both(MISSES, client), now);

export async function noteHit(db: Db, client: Client, now: Date): Promise<void> {
	for (const { rule, subject } of both(MISSES, client)) await giveBack(db, rule, subject, now);
}

export const takeAsked = (db: Db, client: Client, now: Date): Promise<Taken> =>
	takeInTurn(db, both(ASKED, client), now);

/** Whether an address gets one more mail of a kind today. */
export async function takeMail(
	tx: Tx,
	kind: keyof typeof MAILS,
	email: string,
	now: Date,
): Promise<boolean> {
	const subject = createHash('sha256').update(email).digest('hex');
	return (await takeOne(tx, MAILS[kind], subject, now)).isAllowed;
}
