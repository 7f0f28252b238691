import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import * as v from 'valibot';
import { toPoolState } from '#server/platform/db/client.ts';
import { readStoreState } from '#server/platform/files/store-state.ts';
import type { Services } from '#server/platform/services.ts';

type Measured = Pick<Services, 'db' | 'readDb' | 'dataDir' | 'files'> & {
	metrics: { registry: Registry };
};

const rowSchema = v.object({
	measure: v.string(),
	label: v.string(),
	count: v.number(),
	oldest_s: v.nullable(v.number()),
});

/**
 * Everything that waits, in one statement. Of what has ended: payments and publications of the last
 * day, work that was given up in the last week.
 */
const BOOKS = sql`
	with waiting (queue, created_at, is_dead) as (
		select 'mails', created_at, state = 'failed' from mails
			where state in ('queued', 'sending') or (state = 'failed' and created_at > now() - interval '7 days')
		union all select 'hooks', created_at, state = 'failed' from hook_deliveries
			where state in ('waiting', 'trying', 'failed')
		union all select 'payment_events', created_at, false from payment_events where done_at is null
		union all select 'refunds', created_at, status = 'failed' from order_refunds
			where status = 'pending' or (status = 'failed' and created_at > now() - interval '7 days')
		union all select 'file_deletions', created_at, false from doomed_files
	)
	select 'queue' as measure, queue as label, count(*) filter (where not is_dead)::int as count,
			extract(epoch from now() - min(created_at) filter (where not is_dead))::float8 as oldest_s
		from waiting group by queue
	union all select 'dead', queue, count(*) filter (where is_dead)::int, null from waiting group by queue
	union all select 'publications', state, count(*)::int,
			extract(epoch from now() - min(coalesce(published_at, created_at)))::float8
		from publications where ended_at is null or ended_at > now() - interval '1 day' group by state
	union all select 'payments', status, count(*)::int,
			extract(epoch from now() - min(created_at))::float8
		from order_payments
		where status in ('open', 'pending') or created_at > now() - interval '1 day' group by status
	union all select 'processes', d.does, count(r.id)::int, null
		from (values ('answers'), ('works')) as d (does) left join running_hosts r
			on r.seen_at > clock_timestamp() - interval '15 seconds'
				and case d.does when 'answers' then r.role = 'host' else r.is_working end
		group by d.does
	union all select 'edges', edge->>'is', count(*)::int, null
		from site_reports, jsonb_array_elements(report->'edges') edge
		where type = 'site.edges' group by edge->>'is'
	union all select 'leads', at, (expires_at > clock_timestamp())::int, null from publisher_leases`;

const QUEUES = ['mails', 'hooks', 'payment_events', 'refunds', 'file_deletions'];

/**
 * Declares the values measured at each request of the metrics, and returns the function that
 * measures them.
 */
export function createMeasures({
	metrics,
	db,
	readDb,
	dataDir,
	files,
}: Measured): () => Promise<void> {
	const registers = [metrics.registry];
	const gauge = <T extends string>(name: string, help: string, ...labelNames: T[]) =>
		new Gauge<T>({ name, help, labelNames, registers });
	const up = gauge('shop_database_up', '1 if the database has answered.');
	const pool = gauge(
		'shop_database_connections',
		'Connections of a pool; waiting are requests.',
		...(['pool', 'state'] as const),
	);
	const waiting = gauge('shop_queue_waiting', 'Work to be done, by queue.', 'queue');
	const age = gauge('shop_queue_oldest_seconds', 'Age of the oldest work, by queue.', 'queue');
	const dead = gauge('shop_queue_dead', 'Work that was given up, by queue.', 'queue');
	const publications = gauge(
		'shop_publications',
		'Publications by state; those that ended of the last day.',
		'state',
	);
	const publicationAge = gauge(
		'shop_publication_oldest_seconds',
		'Age of the oldest publication by state.',
		'state',
	);
	const payments = gauge(
		'shop_payments',
		'Payment attempts by state; those that ended of the last day.',
		'state',
	);
	const paymentAge = gauge(
		'shop_payment_oldest_seconds',
		'Age of the oldest payment attempt by state.',
		'state',
	);
	const processes = gauge(
		'shop_processes',
		'Processes that have reported themselves: those that answer requests, those that run jobs.',
		'does',
	);
	const leads = gauge('shop_publisher_leads', '1 if a publisher leads; absent without publishers.');
	const edges = gauge('shop_edges', 'Edges on other machines, as the publisher saw them.', 'state');
	const free = gauge('shop_disk_free_bytes', 'Free space of DATA_DIR.');
	const size = gauge('shop_disk_size_bytes', 'Size of the disk of DATA_DIR.');
	const kind = files.folder === null ? 'bucket' : 'folder';
	const filesUp = gauge('shop_files_up', '1 if the store of FILES_URL answers.', 'kind');
	const filesFree = gauge('shop_files_free_bytes', 'Free space of a folder of FILES_URL.', 'kind');
	const filesSize = gauge('shop_files_size_bytes', 'Size of its disk.', 'kind');

	async function readFiles(): Promise<void> {
		for (const each of [filesFree, filesSize]) each.reset();
		const { isUp, space } = await readStoreState(files);
		filesUp.set({ kind }, isUp ? 1 : 0);
		if (space === null) return;
		filesFree.set({ kind }, space.free);
		filesSize.set({ kind }, space.size);
	}

	async function readBooks(): Promise<void> {
		for (const each of [publications, publicationAge, payments, paymentAge, edges]) each.reset();
		leads.remove();
		for (const queue of QUEUES) for (const each of [waiting, age, dead]) each.set({ queue }, 0);
		const rows = await db.execute(BOOKS).then(
			(answer) => answer.rows,
			() => null,
		);
		up.set(rows ? 1 : 0);
		for (const { measure, label, count, oldest_s } of v.parse(v.array(rowSchema), rows ?? [])) {
			const oldest = oldest_s ?? 0;
			if (measure === 'queue') {
				waiting.set({ queue: label }, count);
				age.set({ queue: label }, oldest);
			} else if (measure === 'dead') dead.set({ queue: label }, count);
			else if (measure === 'publications') {
				publications.set({ state: label }, count);
				publicationAge.set({ state: label }, oldest);
			} else if (measure === 'processes') processes.set({ does: label }, count);
			else if (measure === 'leads') leads.set(count);
			else if (measure === 'edges') edges.set({ state: label }, count);
			else {
				payments.set({ state: label }, count);
				paymentAge.set({ state: label }, oldest);
			}
		}
	}

	return async () => {
		for (const [name, one] of [
			['write', db],
			['read', readDb],
		] as const) {
			const { total, idle, waiting: requests } = toPoolState(one);
			pool.set({ pool: name, state: 'busy' }, total - idle);
			pool.set({ pool: name, state: 'idle' }, idle);
			pool.set({ pool: name, state: 'waiting' }, requests);
		}
		const disk = await statfs(dataDir).catch(() => null);
		free.set(disk ? disk.bavail * disk.bsize : 0);
		size.set(disk ? disk.blocks * disk.bsize : 0);
		await Promise.all([readBooks(), readFiles()]);
	};
}
