import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import * as v from 'valibot';
import { installQueues, type QueueRules } from '../queue/queue.ts';
import { toCode, toRoot } from '#errors/disk-full.ts';
import { toReason, StartError } from '#errors/start-error.ts';
import { lockOrReport } from './lock-or-report.ts';
import { isUnavailable, openDatabase, type Db } from './client.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 1_919_2005;

const journalSchema = v.looseObject({
	entries: v.array(v.looseObject({ when: v.number(), tag: v.string() })),
});

/** Migration with its name and its creation time, which orders all of them. */
export interface Migration {
	tag: string;
	when: number;
}

const readJournal = async () =>
	v.parse(journalSchema, JSON.parse(await readFile(join(FOLDER, 'meta', '_journal.json'), 'utf8')));

/** True if a server was found that starts or stops: it is the right one, and will let us in. */
const isComing = (cause: unknown): boolean => /^57P0/.test(toCode(toRoot(cause)));

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
	new StartError(`DATABASE_URL: ${toAddress(url)} refused the connection (${whyNot(cause)})`, {
		cause,
	});

/** Gives `work` a folder of the migrations up to and with the one of the time `until`. */
async function withMigrationsUntil(
	until: number,
	work: (folder: string) => Promise<void>,
): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
	try {
		await cp(FOLDER, folder, { recursive: true });
		const journal = await readJournal();
		const entries = journal.entries.filter(({ when }) => when <= until);
		const shorter = JSON.stringify({ ...journal, entries });
		await writeFile(join(folder, 'meta', '_journal.json'), shorter);
		await work(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * Migrates a database to the schema of this code, or to an earlier one that a backup is of; of
 * several processes one does, the rest wait (`onWait`).
 */
export async function migrateDatabase(
	url: string,
	queues: Readonly<Record<string, QueueRules>>,
	{ until = Infinity, onWait = () => undefined }: { until?: number; onWait?: () => void } = {},
): Promise<void> {
	const { db, close } = openDatabase(url, { isPatient: true });
	try {
		await db.execute(sql`select 1`).catch((cause: unknown) => {
			throw cannotEnter(url, cause);
		});
		await db.transaction(async (tx) => {
			await lockOrReport(tx, MIGRATION_LOCK, onWait);
			const run = (migrationsFolder: string) => migrate(db, { migrationsFolder });
			await (until === Infinity ? run(FOLDER) : withMigrationsUntil(until, run));
			await installQueues(url, queues);
		});
	} catch (cause) {
		if (cause instanceof StartError) throw cause;
		throw new StartError(`Migration of ${toAddress(url)} failed: ${whyNot(cause)}`, { cause });
	} finally {
		await close();
	}
}

/** Newest migration of this code. */
async function newestMigration(): Promise<Migration> {
	const { entries } = await readJournal();
	const newest = entries.toSorted((one, other) => other.when - one.when)[0];
	if (!newest) throw new Error('no migrations');
	return { tag: newest.tag, when: newest.when };
}

/** Throws one line unless this code can make a schema of that migration. */
export async function assertKnown({ tag, when }: Migration): Promise<void> {
	const { entries } = await readJournal();
	if (entries.some((entry) => entry.when === when && entry.tag === tag)) return;
	throw new StartError(
		`The backup is of the migration ${tag}, which this code does not have: restore with the code that made it, or newer`,
	);
}

/** Returns the newest migration of this code if it is the database's too; else throws one line. */
export async function assertSchema(client: pg.ClientBase): Promise<Migration> {
	const migration = await newestMigration();
	const [applied] = await client
		.query('select max(created_at)::float8 as at from drizzle.__drizzle_migrations')
		.then(({ rows }) => rows)
		.catch(() => []);
	if (applied?.at === migration.when) return migration;
	throw new StartError(
		applied?.at
			? `The schema of the database is not that of this code (${migration.tag}): use the code that it runs with`
			: 'The database holds no shop: start the shop once',
	);
}

/** True if the newest migration of this code has run in the database. */
export async function isCurrent(db: Db): Promise<boolean> {
	const newest = (await newestMigration()).when;
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

function toAddress(url: string): string {
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
		: toReason(cause);
}
