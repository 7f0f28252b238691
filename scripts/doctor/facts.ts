import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { Config } from '#config.ts';
import { toPaymentKeys } from '../../src/server/payments/keys.ts';
import { openStripe } from '../../src/server/payments/stripe/client.ts';
import type { Db } from '../../src/server/platform/db/client.ts';
import type { FileStore } from '../../src/server/platform/files/file-store.ts';
import { assertUsable, toFileStore } from '../../src/server/platform/files/open-store.ts';
import { readSpace } from '../../src/server/platform/files/store-state.ts';

const SMTP_LIMIT_MS = 10_000;

/** Result of a try: null where it went well, else the reason; undefined where there is nothing to try. */
type Tried = string | null | undefined;

const booksSchema = v.object({
	now_ms: v.number(),
	mails_late: v.number(),
	mails_failed: v.number(),
	hooks_late: v.number(),
	hooks_failed: v.number(),
	publications_late: v.number(),
	last_publication_failed: v.boolean(),
	compared_at_ms: v.nullable(v.number()),
	differing: v.nullable(v.number()),
	refunds_late: v.number(),
	refunds_to_check: v.number(),
	payments_late: v.number(),
	events_late: v.number(),
	nightly_at_ms: v.nullable(v.number()),
	/** Hosts and workers that have reported themselves lately. */
	processes: v.array(
		v.object({
			role: v.picklist(['host', 'worker']),
			is_working: v.boolean(),
			at: v.string(),
			clock_apart_ms: v.number(),
		}),
	),
	/** Publisher that leads; null where none does, and none ever has asked if `has_publisher` is false. */
	leader_at: v.nullable(v.string()),
	has_publisher: v.boolean(),
	/** Edges on other machines that the publisher found behind or silent. */
	edges_behind: v.array(v.string()),
});

/** State of a shop: facts of its database, and results of probes. */
export interface Facts extends Omit<v.InferOutput<typeof booksSchema>, 'now_ms'> {
	/** Clock of the database less that of this machine, ms. */
	clock_apart_ms: number;
	/** Free space of DATA_DIR in bytes; null where it is unknown. */
	disk_free: number | null;
	/** Store of files: where it is, the result of a probe, and free space of a folder in bytes. */
	files: { place: string; refusal: string | null; free: number | null };
	smtp: Tried;
	stripe: Tried;
	takes_test_payments: boolean;
}

/** Everything that waits longer than it should, in one statement: one moment for all of it. */
const BOOKS = sql`
	select
		extract(epoch from clock_timestamp())::float8 * 1000 as now_ms,
		(select count(*)::int from mails
			where state in ('queued', 'sending') and created_at < now() - interval '1 hour') as mails_late,
		(select count(*)::int from mails
			where state = 'failed' and created_at > now() - interval '7 days') as mails_failed,
		(select count(*)::int from hook_deliveries
			where state in ('waiting', 'trying') and created_at < now() - interval '15 minutes') as hooks_late,
		(select count(*)::int from hook_deliveries where state = 'failed') as hooks_failed,
		(select count(*)::int from publications
			where state in ('queued', 'rendering')
				and coalesce(published_at, created_at) < now() - interval '15 minutes') as publications_late,
		coalesce((select state = 'failed' from publications
			where ended_at is not null order by ended_at desc limit 1), false) as last_publication_failed,
		(select extract(epoch from at)::float8 * 1000 from site_reports
			where type = 'site.compared') as compared_at_ms,
		(select (report->>'differing')::int from site_reports where type = 'site.compared') as differing,
		(select count(*)::int from order_refunds
			where status = 'pending' and created_at < now() - interval '1 hour') as refunds_late,
		(select count(*)::int from order_refunds where needs_check) as refunds_to_check,
		(select count(*)::int from order_payments
			where status in ('open', 'pending') and expires_at < now() - interval '1 hour') as payments_late,
		(select count(*)::int from payment_events
			where done_at is null and created_at < now() - interval '1 hour') as events_late,
		(select extract(epoch from max(completed_on))::float8 * 1000 from pgboss.job
			where name = 'retention' and state = 'completed') as nightly_at_ms,
		(select coalesce(jsonb_agg(jsonb_build_object('role', role, 'is_working', is_working,
				'at', at, 'clock_apart_ms', clock_apart_ms) order by role, at), '[]')
			from running_hosts where seen_at > clock_timestamp() - interval '15 seconds') as processes,
		(select at from publisher_leases where expires_at > clock_timestamp()) as leader_at,
		exists (select from publisher_leases) as has_publisher,
		array(select edge->>'name' from site_reports, jsonb_array_elements(report->'edges') edge
			where type = 'site.edges' and edge->>'is' in ('behind', 'silent') order by 1) as edges_behind`;

const toReason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

async function trySmtp(url: string | undefined): Promise<Tried> {
	if (url === undefined) return undefined;
	const limits = {
		connectionTimeout: SMTP_LIMIT_MS,
		greetingTimeout: SMTP_LIMIT_MS,
		dnsTimeout: SMTP_LIMIT_MS,
		socketTimeout: SMTP_LIMIT_MS,
	};
	const server = createTransport({ url, ...limits });
	try {
		await server.verify();
		return null;
	} catch (cause) {
		return toReason(cause);
	} finally {
		server.close();
	}
}

async function freeSpace(dataDir: string): Promise<number | null> {
	const found = await statfs(dataDir).catch(() => null);
	return found && found.bavail * found.bsize;
}

/** Writes a probe to the store, reads, lists and deletes it. */
async function tryFiles(store: FileStore): Promise<Facts['files']> {
	const refusal = await assertUsable(store).then(() => null, toReason);
	const space = await readSpace(store);
	return { place: store.place, refusal, free: space?.free ?? null };
}

/**
 * Reads the state of a shop whose schema is that of this code. Moves no money, and leaves nothing
 * changed behind.
 */
export async function readFacts(settings: Config, db: Db, clock: () => Date): Promise<Facts> {
	const before = clock().getTime();
	const { rows } = await db.execute(BOOKS);
	const after = clock().getTime();
	const { now_ms, ...books } = v.parse(booksSchema, rows[0]);
	const payments = toPaymentKeys(settings);
	const tryStripe = async (): Promise<Tried> => {
		if (payments.stripe === null) return undefined;
		return openStripe(payments.stripe)
			.run((stripe) => stripe.balance.retrieve())
			.then(() => null, toReason);
	};
	const [disk_free, files, smtp, stripe] = await Promise.all([
		freeSpace(settings.DATA_DIR),
		tryFiles(toFileStore(settings)),
		trySmtp(settings.SMTP_URL),
		tryStripe(),
	]);
	return {
		...books,
		clock_apart_ms: now_ms - (before + after) / 2,
		disk_free,
		files,
		smtp,
		stripe,
		takes_test_payments: payments.test,
	};
}
