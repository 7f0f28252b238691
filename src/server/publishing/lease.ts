import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { type LeaseRequest, takeLease } from '#contract/publishing/lease.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { askForHook } from './hooks/ask.ts';
import { publisherRoute } from './publisher-route.ts';
import { hook_deliveries, publications } from './tables.ts';
import { publisher_leases } from './tables-lease.ts';

/** After this a leader that is silent has lost its lease; it renews four times as often. */
const LEASE_MS = 8_000;
const SITE = 'site';

/** Time of the database: the clocks of hosts and publishers may differ. */
const NOW = sql`clock_timestamp()`;
const END = sql`clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000})`;
const FENCE = sql`floor(extract(epoch from clock_timestamp()) * 1000)`;

/** Takes or renews the lease in one statement; undefined while another publisher holds it. */
async function take(tx: Tx, { holder, folder, at, hook_url }: LeaseRequest) {
	const lease = publisher_leases;
	const isSame = sql`${lease.holder} = excluded.holder`;
	const [row] = await tx
		.insert(lease)
		.values({
			site: SITE,
			holder,
			folder,
			at,
			hook_url,
			fence: FENCE,
			taken_at: NOW,
			expires_at: END,
		})
		.onConflictDoUpdate({
			target: lease.site,
			set: {
				holder,
				folder,
				at,
				hook_url,
				fence: sql`case when ${isSame} then ${lease.fence}
					else greatest(${lease.fence} + 1, excluded.fence) end`,
				taken_at: sql`case when ${isSame} then ${lease.taken_at} else excluded.taken_at end`,
				expires_at: END,
			},
			setWhere: sql`${isSame} or ${lease.expires_at} <= ${NOW}`,
		})
		.returning();
	return row;
}

/** Sends pending messages to a new leader: the former one may have ended. */
async function tellAgain(tx: Tx, now: Date): Promise<void> {
	await tx
		.update(hook_deliveries)
		.set({ next_try_at: now })
		.where(eq(hook_deliveries.state, 'trying'));
	const [open] = await tx
		.select({ id: publications.id })
		.from(publications)
		.where(
			and(
				inArray(publications.state, ['queued', 'rendering']),
				isNotNull(publications.published_at),
			),
		)
		.limit(1);
	if (open) await askForHook(tx, now);
}

/** Answers a publisher that asks for the lease. */
async function answer(db: Db, asked: LeaseRequest, now: Date) {
	return db.transaction(async (tx) => {
		const [before] = await tx.select().from(publisher_leases);
		const own = await take(tx, asked);
		if (own) {
			if (before && before.holder !== own.holder) await tellAgain(tx, now);
			return { turn: 'leading' as const, fence: own.fence, leader_at: own.at };
		}
		const [leader] = await tx.select().from(publisher_leases);
		if (!leader) throw new Error('the lease of the publisher is gone');
		const turn = leader.folder === asked.folder ? ('waiting' as const) : ('elsewhere' as const);
		return { turn, fence: leader.fence, leader_at: leader.at };
	});
}

/** Ends the lease of a publisher that stops: another one leads as soon as it asks. */
async function end(db: Db, { holder, at }: LeaseRequest) {
	const [row] = await db
		.update(publisher_leases)
		.set({ expires_at: NOW })
		.where(and(eq(publisher_leases.holder, holder), gt(publisher_leases.expires_at, NOW)))
		.returning();
	return { turn: 'waiting' as const, fence: row?.fence ?? 0, leader_at: row?.at ?? at };
}

export const leaseRoutes = {
	takeLease: publisherRoute(takeLease, async ({ db, body, clock }) => {
		const found = body.is_ending ? await end(db, body) : await answer(db, body, clock());
		return { ...found, lease_ms: LEASE_MS };
	}),
};
