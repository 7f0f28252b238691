import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { type Db, openDatabase } from '../../../src/server/platform/db/client.ts';
import { embeddedUrl } from '../../support/embedded-database.ts';
import { aProcess, aWorker, onceReady, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { isEmbedded, type Ask } from '../../support/host.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';
import { anSmtpServer } from '../../support/smtp.ts';
import { submitForm } from '../../support/submit-form.ts';

async function aDatabaseOf(dataDir: string): Promise<Db> {
	const { db, close } = openDatabase(await embeddedUrl(dataDir, 'site'));
	onTestFinished(close);
	return db;
}

/** Mails by state, ended nightly jobs, and connections that wait for notices of new jobs. */
async function workIn(db: Db) {
	const { rows } = await db.execute<{ queued: number; nights: number; listening: number }>(sql`
		select (select count(*)::int from mails where state = 'queued' and tries = 0) as queued,
			(select count(*)::int from pgboss.job where name = 'retention') as nights,
			(select count(*)::int from pg_stat_activity
				where datname = current_database() and query ilike 'listen %') as listening`);
	return rows[0];
}

describe.runIf(isEmbedded)('a host that runs no jobs', { timeout: PROCESS_LIMIT_MS }, () => {
	test('leaves mails and nightly jobs to the worker, running or not', async () => {
		const DATA_DIR = await aSeededFolder();
		const smtp = await anSmtpServer();
		const own = { DATA_DIR, SMTP_URL: smtp.url, CAPTCHA_COST: '1' };
		const host = await aProcess({ ...own, HOST_WORK: 'off' });
		expect(host.url, host.errors()).not.toBeNull();
		const ask: Ask = (path, init) => fetch(`${host.url}${path}`, init);
		const submit = async () =>
			expect((await onceReady(() => submitForm(ask, 'contact'))).status).toBe(200);
		const db = await aDatabaseOf(DATA_DIR);
		// Jobs of the host that made the folder.
		await db.execute(sql`delete from pgboss.job where name = 'retention'`);
		await submit();
		const posted = await workIn(db);
		expect(posted).toMatchObject({ nights: 0, listening: 0 });
		expect(posted?.queued).toBeGreaterThan(0);

		const worker = await aWorker(own);
		expect(worker.url, worker.errors()).not.toBeNull();
		await smtp.expectTaken(posted?.queued ?? 0, PROCESS_LIMIT_MS / 2);
		await vi.waitFor(
			async () => {
				const { rows } = await db.execute(
					sql`select state from pgboss.job where name = 'retention' and state = 'completed'`,
				);
				expect(rows).toHaveLength(1);
			},
			{ timeout: PROCESS_LIMIT_MS / 2, interval: 200 },
		);
		expect((await workIn(db))?.listening).toBe(1);

		worker.kill('SIGTERM');
		expect(await worker.ended).toBe(0);
		await submit();
		expect(await workIn(db)).toMatchObject({ queued: posted?.queued, listening: 0 });
		expect(smtp.taken).toHaveLength(posted?.queued ?? 0);
		expect((await ask('/api/readyz')).status).toBe(200);
	});

	test('refuses a setting other than on and off in one line', async () => {
		const host = await aProcess({ HOST_WORK: 'no' });
		expect(await host.ended).toBe(1);
		expect(host.errors()).toBe('HOST_WORK: expected on or off, got "no"\n');
	});
});
