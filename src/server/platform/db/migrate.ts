import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import * as v from 'valibot';
import { installQueues, type QueueRules } from '../queue/queue.ts';
import { codeOf, rootOf } from '#server/kernel/disk-full.ts';
import { reasonOf, StartError } from '#server/kernel/start-error.ts';
import { isUnavailable, openDatabase, type Db } from './client.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 1_919_2005;

const journalSchema = v.object({ entries: v.array(v.object({ when: v.number() })) });

/** True if a server was found that starts or stops: it is the right one, and will let us in. */
const isComing = (cause: unknown): boolean => /^57P0/.test(codeOf(rootOf(cause)));

/** Checks that an address is right before anything waits for the database. */
export async function assertReachable(url: string): Promise<void> {
	const { db, close } = openDatabase(url, { isPatient: true });
	try {
		await db.execute(sql`select 1`);
	} catch (cause) {
		if (!isComing(cause)) throw cannotEnter(url, cause);
	} finally {
		await close();
	}
}

const cannotEnter = (url: string, cause: unknown): StartError =>
	new StartError(`DATABASE_URL: ${addressOf(url)} does not let us in (${whyNot(cause)})`, {
		cause,
	});

/** Migrates a database to the schema of this code; of several processes one does, the rest wait. */
export async function migrateDatabase(
	url: string,
	queues: Readonly<Record<string, QueueRules>>,
): Promise<void> {
	const { db, close } = openDatabase(url, { isPatient: true });
	try {
		await db.execute(sql`select 1`).catch((cause: unknown) => {
			throw cannotEnter(url, cause);
		});
		await db.transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
			await migrate(db, { migrationsFolder: FOLDER });
			await installQueues(url, queues);
		});
	} catch (cause) {
		if (cause instanceof StartError) throw cause;
		throw new StartError(`Migration of ${addressOf(url)} failed: ${whyNot(cause)}`, { cause });
	} finally {
		await close();
	}
}

/** True if the newest migration of this code has run in the database. */
export async function isCurrent(db: Db): Promise<boolean> {
	const journal = v.parse(
		journalSchema,
		JSON.parse(await readFile(`${FOLDER}/meta/_journal.json`, 'utf8')),
	);
	const newest = Math.max(...journal.entries.map((entry) => entry.when));
	try {
		const { rows } = await db.execute<{ is_current: boolean }>(
			sql`select coalesce(max(created_at) >= ${newest}, false) as is_current
				from drizzle.__drizzle_migrations`,
		);
		return rows[0]?.is_current ?? false;
	} catch (cause) {
		if (isUnavailable(cause)) throw cause;
		return false;
	}
}

function addressOf(url: string): string {
	try {
		const { host, pathname } = new URL(url);
		return `${host}${pathname}`;
	} catch {
		return 'the given address';
	}
}

/** Drizzle wraps the server's message; the operator needs that and not the query. */
function whyNot(cause: unknown): string {
	return cause instanceof Error && cause.cause !== undefined
		? whyNot(cause.cause)
		: reasonOf(cause);
}
