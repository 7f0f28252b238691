import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import type { Log } from '#http/log.ts';
import { StartError, toReason } from '#errors/start-error.ts';
import type { Db, Tx } from '../db/client.ts';
import { toDigest } from '../link-secrets.ts';
import { running_hosts } from './tables.ts';

const LOCK = 1_986_2038;
const REPORT_EVERY_MS = 5_000;
/** A process that has not reported itself for so long does not count. */
const GONE_AFTER_S = 15;
/** Difference of clocks from which sessions, links and payments end at a wrong time. */
const CLOCK_APART_MS = 5_000;

const NOW = sql`clock_timestamp()`;
const IS_RUNNING = sql`${running_hosts.seen_at} > clock_timestamp() - make_interval(secs => ${GONE_AFTER_S})`;

/** A host answers requests; a worker only runs jobs. */
export type Role = (typeof running_hosts.$inferSelect)['role'];

interface Self {
	role: Role;
	isWorking: boolean;
	/** Secrets that sign messages to the publisher. */
	secrets: readonly string[];
	clock: () => Date;
	log: Log;
}

export interface RunningHosts {
	/** Number of hosts that answer requests, this one included; 1 or more. */
	count: () => number;
	/** Reports this process once more. */
	report: () => Promise<void>;
	/** Withdraws this process. */
	leave: () => Promise<void>;
}

/**
 * Throws one line if a running process signs by other secrets: it belongs to another site on the
 * same database, and each would publish a part of the shop.
 */
async function assertSameSite(tx: Tx, secrets: readonly string[]): Promise<void> {
	if (secrets.length === 0) return;
	const others = await tx.select().from(running_hosts).where(IS_RUNNING);
	const other = others.find(
		(one) => one.secrets.length > 0 && !one.secrets.some((secret) => secrets.includes(secret)),
	);
	if (!other) return;
	throw new StartError(
		`BUILD_HOOK_SECRET: ${other.at} runs on this database with another secret, so each would publish a part of the shop: set the same secret on all hosts and publishers, or another database for a second shop`,
	);
}

/** Reports this process to the database, now and every few seconds. */
export async function joinHosts(db: Db, { clock, log, ...given }: Self): Promise<RunningHosts> {
	const id = randomUUID();
	const secrets = given.secrets.map(toDigest);
	const at = `${hostname()}:${process.pid}`;
	const row = {
		id,
		role: given.role,
		is_working: given.isWorking,
		at,
		secrets,
		started_at: NOW,
		seen_at: NOW,
	};
	let others = 0;
	let isLate = false;
	let timer: NodeJS.Timeout | undefined;

	/** Moment of the database, and the distance of our clock to the middle of the question. */
	async function clockApart(tx: Db | Tx): Promise<number> {
		const before = clock().getTime();
		const { rows } = await tx.execute<{ now_ms: number }>(
			sql`select extract(epoch from ${NOW})::float8 * 1000 as now_ms`,
		);
		return (before + clock().getTime()) / 2 - (rows[0]?.now_ms ?? before);
	}

	async function report(): Promise<void> {
		const clock_apart_ms = await clockApart(db);
		const isApart = Math.abs(clock_apart_ms) > CLOCK_APART_MS;
		if (isApart && !isLate) {
			log(
				`clock: ${Math.round(clock_apart_ms / 1000)} s from the database's: let both keep time by NTP`,
				{ level: 'error', component: 'clock' },
			);
		}
		isLate = isApart;
		await db
			.insert(running_hosts)
			.values({ ...row, clock_apart_ms })
			.onConflictDoUpdate({ target: running_hosts.id, set: { clock_apart_ms, seen_at: NOW } });
		const { rows } = await db.execute<{ hosts: number }>(sql`
			with gone as (delete from running_hosts where seen_at < ${NOW} - interval '1 hour')
			select count(*)::int as hosts from running_hosts
			where ${IS_RUNNING} and role = 'host' and id <> ${id}`);
		others = rows[0]?.hosts ?? 0;
	}

	function keepReporting(): void {
		timer = setTimeout(() => {
			// The former number applies while the database is down.
			void report()
				.catch((cause: unknown) => {
					log(`hosts: not reported: ${toReason(cause)}`, { level: 'warn', component: 'hosts' });
				})
				.then(keepReporting);
		}, REPORT_EVERY_MS).unref();
	}

	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
		await assertSameSite(tx, secrets);
		await tx.insert(running_hosts).values({ ...row, clock_apart_ms: 0 });
	});
	await report();
	keepReporting();
	return {
		count: () => others + 1,
		report,
		async leave() {
			clearTimeout(timer);
			// Without the database it is forgotten after a while.
			await db
				.delete(running_hosts)
				.where(eq(running_hosts.id, id))
				.catch(() => undefined);
		},
	};
}
