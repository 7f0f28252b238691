import { createHash } from 'node:crypto';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import { waitAfter, type BackoffPolicy } from '#domain/security/backoff.ts';
import type { Client } from '#server/kernel/client.ts';
import type { Db, Tx } from '../db/client.ts';
import { countOne, giveBack, takeInTurn, type LimitRule, type Taken } from './limit.ts';
import { rate_counters } from './tables.ts';

/** Limits of a sign-in. Only failed attempts count. */
export interface TryRules {
	/** Prefix of the counters' names: `desk-sign-in`. */
	name: string;
	/** Limits over all accounts, against a sender that tries one account after another. */
	byAddress: LimitRule;
	byNetwork: LimitRule;
	/** Backoff at one account for one network. */
	here: BackoffPolicy & { window_s: number };
	/** Backoff at one account for all networks together that never signed in to it. */
	elsewhere: BackoffPolicy & { window_s: number };
}

/** Sign-in attempt: the typed account, existing or not, and its client. */
export interface Try {
	account: string;
	client: Client;
	now: Date;
}

const toSubject = (...parts: string[]) =>
	createHash('sha256').update(parts.join('\n')).digest('hex');

interface Step {
	rule: LimitRule;
	subject: string;
	backoff: BackoffPolicy;
}

/** Counters of an attempt: one for its network, one for all unknown networks together. */
function toSteps({ name, here, elsewhere }: TryRules, { account, client }: Try) {
	const step = (place: string, subject: string, { window_s, ...backoff }: TryRules['here']) => ({
		rule: { name: `${name}.${place}`, limit: backoff.free, window_s },
		subject,
		backoff,
	});
	return {
		here: step('here', toSubject(account, client.network), here),
		elsewhere: step('elsewhere', toSubject(account), elsewhere),
	};
}

/**
 * Counts an attempt before its password is checked, so that a hundred at once are not all the
 * first; returns whether it may be checked. Strangers cannot lock anybody out: in a network with an
 * earlier sign-in, only failures of that network delay the owner.
 */
export async function beginTry(db: Db, rules: TryRules, given: Try): Promise<Taken> {
	const { client, now } = given;
	const { byAddress, byNetwork } = rules;
	const shared = await takeInTurn(
		db,
		[
			{ rule: byAddress, subject: client.address },
			{ rule: byNetwork, subject: client.network },
		],
		now,
	);
	if (!shared.isAllowed) return shared;
	const { here, elsewhere } = toSteps(rules, given);
	const taken = await db.transaction((tx) => takeStep(tx, here, now));
	if (!taken.isAllowed || (await isKnown(db, rules, given))) return taken;
	return db.transaction(async (tx) => {
		const allowed = await takeStep(tx, elsewhere, now);
		if (!allowed.isAllowed) await giveBack(tx, here.rule, here.subject, now);
		return allowed;
	});
}

/** Deletes the attempt, the earlier failures of its network, and any wait. */
export async function noteSuccess(db: Db, rules: TryRules, given: Try): Promise<void> {
	const { client, now } = given;
	const { here, elsewhere } = toSteps(rules, given);
	const isStrange = !(await isKnown(db, rules, given));
	await db.transaction(async (tx) => {
		await giveBack(tx, rules.byAddress, client.address, now);
		await giveBack(tx, rules.byNetwork, client.network, now);
		await forget(tx, here.rule.name, here.subject);
		await forget(tx, toWaitName(here), here.subject);
		if (isStrange) {
			await giveBack(tx, elsewhere.rule, elsewhere.subject, now);
			await forget(tx, toWaitName(elsewhere), elsewhere.subject);
		}
		const known = { rule: toKnown(rules), subject: here.subject };
		await forget(tx, known.rule, known.subject);
		await tx
			.insert(rate_counters)
			.values({ ...known, window_start: now, count: 1 })
			.onConflictDoNothing();
	});
}

const toKnown = ({ name }: TryRules) => `${name}.known`;
const toWaitName = ({ rule }: Step) => `${rule.name}.wait`;

/** The counter's row stays locked to the end: concurrent attempts see each other's results. */
async function takeStep(tx: Tx, step: Step, now: Date): Promise<Taken> {
	const { rule, subject, backoff } = step;
	const failures = await countOne(tx, rule, subject, now);
	const [wait] = await tx
		.select({ until: max(rate_counters.window_start) })
		.from(rate_counters)
		.where(
			and(
				eq(rate_counters.rule, toWaitName(step)),
				eq(rate_counters.subject, subject),
				gt(rate_counters.window_start, now),
			),
		);
	if (wait?.until) {
		// An attempt that has to wait has not failed.
		await giveBack(tx, rule, subject, now);
		const retryAfter_s = Math.ceil((wait.until.getTime() - now.getTime()) / 1000);
		return { isAllowed: false, retryAfter_s };
	}
	const wait_s = waitAfter(failures, backoff);
	if (wait_s > 0) {
		await tx
			.insert(rate_counters)
			.values({
				rule: toWaitName(step),
				subject,
				window_start: new Date(now.getTime() + wait_s * 1000),
				count: 1,
			})
			.onConflictDoNothing();
	}
	return { isAllowed: true };
}

async function isKnown(db: Db, rules: TryRules, { account, client }: Try): Promise<boolean> {
	const [row] = await db
		.select({ known: sql`1` })
		.from(rate_counters)
		.where(
			and(
				eq(rate_counters.rule, toKnown(rules)),
				eq(rate_counters.subject, toSubject(account, client.network)),
			),
		)
		.limit(1);
	return row !== undefined;
}

async function forget(tx: Tx, rule: string, subject: string): Promise<void> {
	await tx
		.delete(rate_counters)
		.where(and(eq(rate_counters.rule, rule), eq(rate_counters.subject, subject)));
}
