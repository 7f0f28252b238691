import { and, eq, like, lt, notLike, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { toInstant } from '../db/instant.ts';
import { problem } from '#server/kernel/problem.ts';
import { rate_counters } from './tables.ts';

/** Most events of one subject in a window that starts at a multiple of its length. */
export interface LimitRule {
	/** Name in the counters: `native-post.address`. */
	name: string;
	limit: number;
	window_s: number;
}

/** Outcome of counting one more: allowed, or refused with the whole seconds until it is allowed. */
export type Taken = { isAllowed: true } | { isAllowed: false; retryAfter_s: number };

export type Refusal = Extract<Taken, { isAllowed: false }>;

/** Answer to a refused call. */
export function tooMany({ retryAfter_s }: Refusal): Response {
	return problem('too_many_requests', undefined, { 'retry-after': String(retryAfter_s) });
}

/** Counts one and returns the number in this window, this one included. */
export async function countOne(
	db: Db | Tx,
	rule: LimitRule,
	subject: string,
	now: Date,
): Promise<number> {
	const [row] = await db
		.insert(rate_counters)
		.values({ rule: rule.name, subject, window_start: windowStart(rule, now), count: 1 })
		.onConflictDoUpdate({
			target: [rate_counters.rule, rate_counters.subject, rate_counters.window_start],
			set: { count: sql`${rate_counters.count} + 1` },
		})
		.returning({ count: rate_counters.count });
	if (!row) throw new Error(`limit ${rule.name}: the count was not stored`);
	return row.count;
}

/** Takes back one that was counted at the same moment. */
export async function giveBack(
	db: Db | Tx,
	rule: LimitRule,
	subject: string,
	now: Date,
): Promise<void> {
	await db
		.update(rate_counters)
		.set({ count: sql`greatest(${rate_counters.count} - 1, 0)` })
		.where(
			and(
				eq(rate_counters.rule, rule.name),
				eq(rate_counters.subject, subject),
				eq(rate_counters.window_start, windowStart(rule, now)),
			),
		);
}

/** Counts one and returns whether it is within the limit. Refused ones count too. */
export async function takeOne(
	db: Db | Tx,
	rule: LimitRule,
	subject: string,
	now: Date,
): Promise<Taken> {
	const isOver = (await countOne(db, rule, subject, now)) > rule.limit;
	return isOver ? { isAllowed: false, retryAfter_s: secondsLeft(rule, now) } : { isAllowed: true };
}

interface Asked {
	rule: LimitRule;
	subject: string;
}

const toName = (turn: number) => sql.identifier(`turn_${turn}`);

/** Counts one by a rule if the rule before it has let it pass. */
function toTurn(asked: readonly Asked[], turn: number, now: Date): SQL {
	const { rule, subject } = asked[turn] ?? {};
	if (!rule) throw new Error(`nothing is asked at turn ${turn}`);
	const before = asked[turn - 1];
	const passed = before
		? sql`from ${toName(turn - 1)} where ${toName(turn - 1)}.count <= ${before.rule.limit}`
		: sql``;
	return sql`${toName(turn)} as (
		insert into ${rate_counters} (rule, subject, window_start, count)
		select ${rule.name}::text, ${subject}::text, ${toInstant(windowStart(rule, now))}, 1 ${passed}
		on conflict (rule, subject, window_start) do update set count = ${rate_counters.count} + 1
		returning count
	)`;
}

/**
 * Counts one by each of several rules until one refuses, in one statement. The sender's own rule
 * comes first, then shared ones: a sender at its own limit uses up nothing of its neighbours'.
 */
export async function takeInTurn(db: Db | Tx, asked: readonly Asked[], now: Date): Promise<Taken> {
	return (await takeAndRead(db, asked, now, sql`null`)).taken;
}

/** Counts as `takeInTurn` does, and reads an expression by the same statement. */
export async function takeAndRead<T>(
	db: Db | Tx,
	asked: readonly Asked[],
	now: Date,
	expression: SQL<T>,
): Promise<{ taken: Taken; read: T | null }> {
	const turns = sql.join(
		asked.map((_, turn) => toTurn(asked, turn, now)),
		sql`, `,
	);
	const counts = sql.join(
		asked.map((_, turn) => sql`(select count from ${toName(turn)})`),
		sql`, `,
	);
	const { rows } = await db.execute<{ counts: (number | null)[]; read: T }>(
		sql`with ${turns} select array[${counts}] as counts, ${expression} as read`,
	);
	const [row] = rows;
	const refusing = asked.find(({ rule }, turn) => (row?.counts[turn] ?? 0) > rule.limit);
	const taken: Taken = refusing
		? { isAllowed: false, retryAfter_s: secondsLeft(refusing.rule, now) }
		: { isAllowed: true };
	return { taken, read: row?.read ?? null };
}

export function windowStart({ window_s }: LimitRule, now: Date): Date {
	const length = window_s * 1000;
	return new Date(Math.floor(now.getTime() / length) * length);
}

export function secondsLeft(rule: LimitRule, now: Date): number {
	const end = windowStart(rule, now).getTime() + rule.window_s * 1000;
	return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Windows that began before this are over for every rule. */
const KEPT_MS = 2 * DAY_MS;
/** Days for which a network of a sign-in is known, by a digest of network and account. */
export const KNOWN_DAYS = 60;

/** Deletes counters that no rule needs any more. */
export async function cleanUpCounters(db: Db, now: Date): Promise<void> {
	const olderThan = (kept_ms: number) =>
		lt(rate_counters.window_start, new Date(now.getTime() - kept_ms));
	const { rule } = rate_counters;
	await db
		.delete(rate_counters)
		.where(
			or(
				and(notLike(rule, '%.known'), olderThan(KEPT_MS)),
				and(like(rule, '%.known'), olderThan(KNOWN_DAYS * DAY_MS)),
			),
		);
}
