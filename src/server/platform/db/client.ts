import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { nameStatements } from './statement-names.ts';

export type Db = NodePgDatabase;
/** Database inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
	db: Db;
	close(): Promise<void>;
}

/** A connection and a query together take less than the 5 s within which a host answers 503. */
export const CONNECT_LIMIT_MS = 2_000;
export const QUERY_LIMIT_MS = 4_000;
export const POOL_SIZE = 10;
/** Two answers composed at once, each with its concurrent queries. */
export const READ_POOL_SIZE = 4;

/**
 * Session settings, sent after connecting: a pooler (PgBouncer) refuses those that a client sends
 * during the connection. JIT is off, since compiling takes longer than any of our queries.
 */
const sessionSettings = (limit_ms: number): string =>
	`set jit to off; set statement_timeout to ${limit_ms}`;

/**
 * `isPatient` is for migrations and seeds, which may take as long as they need. `limitFactor`
 * multiplies the time limits of a host.
 */
export interface PoolOptions {
	isPatient?: boolean;
	connections?: number;
	limitFactor?: number;
}

export const openDatabase = (url: string, options: PoolOptions = {}): Database =>
	toDatabase(openPool(url, options));

/** Opens connections with the session settings and statement names of this host. */
export function openPool(
	url: string,
	{ isPatient = false, connections = POOL_SIZE, limitFactor = 1 }: PoolOptions = {},
): pg.Pool {
	const limit_ms = QUERY_LIMIT_MS * limitFactor;
	const pool = new pg.Pool({
		connectionString: url,
		max: isPatient ? 2 : connections,
		connectionTimeoutMillis: isPatient ? 10_000 : CONNECT_LIMIT_MS * limitFactor,
		idleTimeoutMillis: 30_000,
		...(isPatient ? {} : { query_timeout: limit_ms }),
		onConnect: (client) => client.query(sessionSettings(isPatient ? 0 : limit_ms)),
	});
	// An idle connection that breaks is dropped by the pool; the next request opens another.
	pool.on('error', () => undefined);
	// One that breaks while it is lent out has no listener but this, and would end the process.
	pool.on('connect', (client) => client.on('error', () => undefined));
	nameStatements(pool);
	return pool;
}

/** Returns a database over a pool, which `close` ends. */
export function toDatabase(pool: pg.Pool): Database {
	const db = drizzle(pool);
	db.transaction = transactionsOver(pool);
	POOLS.set(db, pool);
	return { db, close: () => pool.end() };
}

const POOLS = new WeakMap<Db, pg.Pool>();
function toPool(db: Db): pg.Pool {
	const pool = POOLS.get(db);
	if (!pool) throw new Error('Unknown database: expected one that openDatabase opened');
	return pool;
}

/** Connections of a database's pool; `waiting` are requests without one. */
export function toPoolState(db: Db): { total: number; idle: number; waiting: number } {
	const { totalCount, idleCount, waitingCount } = toPool(db);
	return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/**
 * Replaces Drizzle's transactions: those never release a connection whose `begin` fails, and return
 * one as sound whose server is silent. After ten of either the pool is empty until a restart.
 */
function transactionsOver(pool: pg.Pool): Db['transaction'] {
	return async (work, config) => {
		const client = await pool.connect();
		let isBroken = false;
		try {
			return await drizzle(failingOnce(client)).transaction(work, config);
		} catch (cause) {
			isBroken = isUnavailable(cause);
			throw cause;
		} finally {
			client.release(isBroken);
		}
	};
}

/**
 * Connection that sends no further query after a failed one: a rollback would wait behind the query
 * that hangs, for as long again.
 */
function failingOnce(client: pg.PoolClient): pg.PoolClient {
	let failure: unknown;
	const query = async (...args: unknown[]): Promise<unknown> => {
		if (failure !== undefined) throw failure;
		try {
			return await Reflect.apply(client.query, client, args);
		} catch (cause) {
			if (isUnavailable(cause)) failure = cause;
			throw cause;
		}
	};
	return Object.create(client, { query: { value: query } });
}

/**
 * Connection that sends one query at a time and queues concurrent ones. The driver still queues
 * them itself, but a later version will refuse them.
 */
function serializeQueries(client: pg.PoolClient): pg.PoolClient {
	let last: Promise<unknown> = Promise.resolve();
	const query = (...args: unknown[]): Promise<unknown> => {
		const answer = last.then((): unknown => Reflect.apply(client.query, client, args));
		last = answer.catch(() => undefined);
		return answer;
	};
	return Object.create(client, { query: { value: query } });
}

/** Aborts a transaction whose changes are all discarded. */
class Undone extends Error {
	override name = 'Undone';
}

/**
 * Reads the database as it would be after a change that is then discarded: `read` gets a `Db` over
 * the one connection that sees the change. Transactions begun on it become savepoints of this one.
 */
export async function readAfterChange<T>(
	db: Db,
	change: (tx: Tx) => Promise<void>,
	read: (db: Db) => Promise<T>,
): Promise<T> {
	let seen: { value: T } | undefined;
	const client = await toPool(db).connect();
	let isBroken = false;
	try {
		const own: Db = drizzle(serializeQueries(failingOnce(client)));
		await own.transaction(async (tx) => {
			await change(tx);
			own.transaction = (work) => tx.transaction(work);
			seen = { value: await read(own) };
			throw new Undone('nothing of it is kept');
		});
	} catch (cause) {
		isBroken = isUnavailable(cause);
		if (!(cause instanceof Undone)) throw cause;
	} finally {
		client.release(isBroken);
	}
	if (!seen) throw new Error('the query returned no row');
	return seen.value;
}

/**
 * Classes of SQLSTATE for a server that is not there, refuses us or is not able: connection,
 * credentials, no such database, resources, operator, system.
 */
const UNAVAILABLE = /^(?:08|28|3D|53|57|58|XX)/;
const SYSTEM_CODES = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'EPIPE',
	'ETIMEDOUT',
	'ENOTFOUND',
	'EHOSTUNREACH',
	'EAI_AGAIN',
]);
const CLIENT_MESSAGES = /timeout|terminated|Connection ended|not queryable/i;

/** True if an error means that the database cannot answer now, as opposed to a bug of the host. */
export function isUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error.cause !== undefined) return isUnavailable(error.cause);
	if (error instanceof AggregateError) return error.errors.some(isUnavailable);
	const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
	if (SYSTEM_CODES.has(code)) return true;
	if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(code);
	return CLIENT_MESSAGES.test(error.message);
}
