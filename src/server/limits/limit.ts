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
	return takeOfEach(db, [{ rule, subject }], now);
}

/** The same for several rules at once, in one query; the longest wait counts. */
export async function takeOfEach(
	db: Db | Tx,
	asked: readonly { rule: LimitRule; subject: string }[],
	now: Date,
): Promise<Taken> {
	const rows = asked.map(({ rule, subject }) => ({
		rule: rule.name,
		subject,
		window_start: windowStart(rule, now),
		count: 1,
	}));
	const counted = await db
		.insert(rate_counters)
		// In one order for all, so that two calls never wait for each other.
		.values(rows.toSorted((a, b) => compare(a.rule, b.rule) || compare(a.subject, b.subject)))
		.onConflictDoUpdate({
			target: [rate_counters.rule, rate_counters.subject, rate_counters.window_start],
			set: { count: sql`${rate_counters.count} + 1` },
		})
		.returning({
			rule: rate_counters.rule,
			subject: rate_counters.subject,
			count: rate_counters.count,
		});
	const waits = asked.flatMap(({ rule, subject }) => {
		const count =
			counted.find((row) => row.rule === rule.name && row.subject === subject)?.count ?? 0;
		return count > rule.limit ? [secondsLeft(rule, now)] : [];
	});
	return waits.length === 0
		? { isAllowed: true }
		: { isAllowed: false, retryAfter_s: Math.max(...waits) };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

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
