import { lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { rate_counters } from '../db/schema-forms.ts';

/** How many of one thing one subject may do in a window that starts at a multiple of its length. */
export interface LimitRule {
	/** Name in the counters: `native-post.address`. */
	name: string;
	limit: number;
	window_s: number;
}

/** Whether one more is allowed, and if not, whole seconds until it is. */
export type Taken = { isAllowed: true } | { isAllowed: false; retryAfter_s: number };

/** Counts one and says whether it was within the limit. Refused ones count too. */
export async function takeOne(
	db: Db | Tx,
	rule: LimitRule,
	subject: string,
	now: Date,
): Promise<Taken> {
	const [row] = await db
		.insert(rate_counters)
		.values({ rule: rule.name, subject, window_start: windowStart(rule, now), count: 1 })
		.onConflictDoUpdate({
			target: [rate_counters.rule, rate_counters.subject, rate_counters.window_start],
			set: { count: sql`${rate_counters.count} + 1` },
		})
		.returning({ count: rate_counters.count });
	const isOver = row !== undefined && row.count > rule.limit;
	return isOver ? { isAllowed: false, retryAfter_s: secondsLeft(rule, now) } : { isAllowed: true };
}

/**
 * Counts one by each of several rules until one refuses. The sender's own comes first, then what is
 * shared: who is stopped at his own limit uses up nothing of his neighbours'.
 */
export async function takeInTurn(
	db: Db | Tx,
	asked: readonly { rule: LimitRule; subject: string }[],
	now: Date,
): Promise<Taken> {
	for (const { rule, subject } of asked) {
		const taken = await takeOne(db, rule, subject, now);
		if (!taken.isAllowed) return taken;
	}
	return { isAllowed: true };
}

function windowStart({ window_s }: LimitRule, now: Date): Date {
	const length = window_s * 1000;
	return new Date(Math.floor(now.getTime() / length) * length);
}

function secondsLeft(rule: LimitRule, now: Date): number {
	const end = windowStart(rule, now).getTime() + rule.window_s * 1000;
	return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}

/** Windows that began before this are over for every rule. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

/** Forgets counters that no rule looks at any more. */
export async function sweepCounters(db: Db, now: Date): Promise<void> {
	const before = new Date(now.getTime() - KEPT_MS);
	await db.delete(rate_counters).where(lt(rate_counters.window_start, before));
}
