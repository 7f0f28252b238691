import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Db } from '#server/platform/db/client.ts';
import type { QueueRules } from '#server/platform/queue/queue.ts';
import type { Assembled, Module } from '../module.ts';
import { runCleanups } from './cleanups.ts';
import { retention_rules } from './tables.ts';

export type RetentionServices = Pick<
	Assembled,
	'db' | 'clock' | 'files' | 'dataDir' | 'mailFolder' | 'log' | 'modules'
>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rules in the order of the capabilities. */
const declaredBy = (modules: readonly Module[]) =>
	modules.flatMap(({ contract }) =>
		Object.entries(contract.retention).map(([kind, days]) => ({ kind, days })),
	);

/** Adds the declared rules to the desk with their days, where staff may change them. */
export async function addMissingRules(db: Db, modules: readonly Module[]): Promise<void> {
	const rows = declaredBy(modules);
	if (rows.length === 0) return;
	await db.insert(retention_rules).values(rows).onConflictDoNothing();
}

/** Deletes records by the rules of the desk; returns the number of deleted ones, by kind. */
export async function runRetention(services: RetentionServices): Promise<Record<string, number>> {
	const { db, clock, modules, log } = services;
	const now = clock().getTime();
	const gone: Record<string, number> = {};
	await addMissingRules(db, modules);
	const rules = await db.select().from(retention_rules).where(eq(retention_rules.is_enabled, true));
	const getDays = new Map(rules.map(({ kind, days }) => [kind, days]));
	const isInUse = inUseBy(modules);
	for (const { kind } of declaredBy(modules)) {
		const days = getDays.get(kind);
		if (days === undefined) continue;
		const asked = { before: new Date(now - days * DAY_MS), isInUse };
		const statements = modules.flatMap(({ retention }) => retention[kind]?.(asked) ?? []);
		if (statements.length === 0) continue;
		gone[kind] = await db.transaction(async (tx) => {
			let count = 0;
			for (const statement of statements) count += (await tx.execute(statement)).rows.length;
			return count;
		});
	}
	await runCleanups(services);
	const lines = Object.entries(gone).filter(([, count]) => count > 0);
	if (lines.length > 0) {
		log(`retention: deleted ${lines.map(([kind, count]) => `${count} ${kind}`).join(', ')}`, {
			component: 'retention',
		});
	}
	return gone;
}

function inUseBy(modules: readonly Module[]): (column: SQL) => SQL {
	const selects = modules.flatMap(({ personal }) => personal?.addressesInUse ?? []);
	return (column) => {
		const memberships = selects.map((select) => sql`${column} in (${select})`);
		return memberships.length === 0 ? sql`false` : sql`(${sql.join(memberships, sql` or `)})`;
	};
}

/** Every night, in one of the hosts; and soon after a start, for hosts that sleep at night. */
const NIGHTLY = '17 3 * * *';
const START_PAUSE_S = 60 * 60;
const ASK_EVERY_S = 60;

export const RETENTION_QUEUE = {
	retryLimit: 5,
	retryDelay: 60,
	retryBackoff: true,
	// `npm run doctor` looks for the last one, a night and more ago.
	deleteAfterSeconds: 48 * 60 * 60,
	expireInSeconds: 10 * 60,
	notify: false,
} as const satisfies QueueRules;

export async function startRetention(boss: PgBoss, services: RetentionServices): Promise<void> {
	await addMissingRules(services.db, services.modules);
	await boss.schedule('retention', NIGHTLY, null, { tz: 'Europe/Rome', missed: 'once' });
	await boss.send('retention', null, { singletonSeconds: START_PAUSE_S });
	await boss.work('retention', { pollingIntervalSeconds: ASK_EVERY_S }, async () => {
		await runRetention(services);
	});
}
