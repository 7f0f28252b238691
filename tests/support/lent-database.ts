import pg from 'pg';
import * as v from 'valibot';
import {
	openPool,
	POOL_SIZE,
	READ_POOL_SIZE,
	toDatabase,
	type Db,
} from '../../src/server/platform/db/client.ts';
import { copyTemplate } from './copy-template.ts';
import { LentPool } from './lent-pool.ts';
import { isWhole } from './scope.ts';

/**
 * Connections of a lent database, for writing and reading. In `npm run verify` as many as a host
 * has; in `npm test` there are fewer: requests still compete, and fewer servers read the catalogs
 * again.
 */
const CONNECTIONS = isWhole
	? { writing: POOL_SIZE, reading: READ_POOL_SIZE }
	: { writing: 3, reading: 1 };

/** A copy of the fixture whose connections outlive the test that borrows it. */
interface Copy {
	url: string;
	limitFactor: number;
	writing: pg.Pool;
	reading: pg.Pool;
	/** The oldest transaction that may have changed rows since the copy equalled the fixture. */
	base: string;
	drop: () => Promise<void>;
}

export interface LentDatabase {
	url: string;
	db: Db;
	readDb: Db;
	/** Drops the database while it is in use. */
	drop: () => Promise<void>;
	/** Refuses further queries, waits for those under way, and keeps the copy for the next test. */
	giveBack: () => Promise<void>;
}

const free: Copy[] = [];

const oneRow = <T extends v.ObjectEntries>(entries: T) => v.tuple([v.object(entries)]);

async function readBase(pool: pg.Pool): Promise<string> {
	const { rows } = await pool.query('select pg_snapshot_xmax(pg_current_snapshot())::text as base');
	return v.parse(oneRow({ base: v.string() }), rows)[0].base;
}

async function openCopy(limitFactor: number): Promise<Copy> {
	const { url, drop } = await copyTemplate();
	const writing = openPool(url, { connections: CONNECTIONS.writing, limitFactor });
	const reading = openPool(url, { connections: CONNECTIONS.reading, limitFactor });
	return { url, limitFactor, writing, reading, base: await readBase(writing), drop };
}

async function end({ writing, reading, drop }: Copy): Promise<void> {
	await Promise.all([writing.end(), reading.end()]);
	await drop();
}

/** Returns whether the copy equals the fixture again and has no other connection. */
async function isRestored(copy: Copy): Promise<boolean> {
	const { rows } = await copy.writing.query(
		`select (select count(*)::int from pg_stat_activity
			where datname = current_database() and backend_type = 'client backend') as connected,
			pg_advisory_unlock_all()::text`,
	);
	const [{ connected }] = v.parse(oneRow({ connected: v.number() }), rows);
	if (connected > copy.writing.totalCount + copy.reading.totalCount) return false;
	const { rows: answers } = await copy.writing.query('select kept.restore($1) as changed', [
		copy.base,
	]);
	const [{ changed }] = v.parse(
		oneRow({ changed: v.nullable(v.array(v.nullable(v.string()))) }),
		answers,
	);
	if (changed === null) return false;
	if (changed.length === 0) return true;
	const emptied = changed.filter((name) => name !== null);
	if (emptied.length > 0) {
		// Without an order rows come as they were written, as from a new copy: into empty pages.
		await copy.writing.query(
			`vacuum (skip_database_stats, index_cleanup on) ${emptied.join(', ')}`,
		);
	}
	copy.base = await readBase(copy.writing);
	return true;
}

/** Lends a database that equals the fixture: one that an earlier test gave back, or a new copy. */
export async function lendDatabase(limitFactor: number): Promise<LentDatabase> {
	const at = free.findLastIndex((copy) => copy.limitFactor === limitFactor);
	const copy = free.splice(at, at === -1 ? 0 : 1)[0] ?? (await openCopy(limitFactor));
	const writing = toDatabase(new LentPool(copy.writing));
	const reading = toDatabase(new LentPool(copy.reading));
	let isThere = true;
	async function restore(): Promise<void> {
		await Promise.all([writing.close(), reading.close()]);
		const isKept = isThere && (await isRestored(copy).catch(() => false));
		if (isKept) free.push(copy);
		else await end(copy);
	}
	let restoring: Promise<void> | undefined;
	return {
		url: copy.url,
		db: writing.db,
		readDb: reading.db,
		async drop() {
			isThere = false;
			await copy.drop();
		},
		giveBack: () => (restoring ??= restore()),
	};
}
