import { and, eq, inArray, lt } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { cleanUpCaptchas } from '#server/platform/captcha/captcha.ts';
import type { Db } from '#server/platform/db/client.ts';
import { mails, retention_rules } from '#server/forms/tables.ts';
import { cleanUpCounters } from '#server/platform/limits/limit.ts';
import { giveUpLostMails } from '#server/platform/mail/lost.ts';
import { cleanUpMailFiles } from '#server/platform/mail/cleanup.ts';
import { cleanUpUploads } from '#server/platform/uploads/cleanup.ts';
import { daysBefore, RULES } from './rules.ts';

export interface RetentionServices {
	db: Db;
	clock: () => Date;
	dataDir: string;
	/** Where mails are files; unset when a server takes them. */
	mailFolder?: string | undefined;
	log: (line: string) => void;
}

/** Deletes what has been kept long enough by the rules of the desk; records gone, by kind. */
export async function runRetention(services: RetentionServices): Promise<Record<string, number>> {
	const { db, clock, dataDir, mailFolder, log } = services;
	const now = clock();
	const gone: Record<string, number> = {};
	const rules = await db.select().from(retention_rules).where(eq(retention_rules.is_enabled, true));
	for (const { kind, days } of rules) {
		const before = daysBefore(now, days);
		if (kind === 'mails') gone.mails = await dropOldMails(db, before);
		const statements = RULES[kind]?.(before);
		if (!statements) continue;
		gone[kind] = await db.transaction(async (tx) => {
			let count = 0;
			for (const statement of statements) count += (await tx.execute(statement)).rows.length;
			return count;
		});
	}
	const lost = await giveUpLostMails(db, now);
	if (lost > 0) log(`mail: ${lost} were lost by the queue and wait at the desk`);
	await cleanUpCaptchas(db, now);
	await cleanUpCounters(db, now);
	await cleanUpUploads(db, dataDir);
	if (mailFolder !== undefined) await cleanUpMailFiles(db, mailFolder);
	const lines = Object.entries(gone).filter(([, count]) => count > 0);
	if (lines.length > 0) {
		log(`retention: deleted ${lines.map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
	}
	return gone;
}

async function dropOldMails(db: Db, before: Date): Promise<number> {
	const old = and(lt(mails.created_at, before), inArray(mails.state, ['sent', 'failed']));
	const rows = await db.delete(mails).where(old).returning({ id: mails.id });
	return rows.length;
}

/** Every night, in one of the hosts; and soon after a start, for hosts that sleep at night. */
const NIGHTLY = '17 3 * * *';
const START_PAUSE_S = 60 * 60;
const ASK_EVERY_S = 60;

export async function startRetention(boss: PgBoss, services: RetentionServices): Promise<void> {
	await boss.schedule('retention', NIGHTLY, null, { tz: 'Europe/Rome', missed: 'once' });
	await boss.send('retention', null, { singletonSeconds: START_PAUSE_S });
	await boss.work('retention', { pollingIntervalSeconds: ASK_EVERY_S }, async () => {
		await runRetention(services);
	});
}
