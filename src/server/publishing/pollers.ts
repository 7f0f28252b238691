import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { hasAnnouncementChanged } from '#server/content/ports.ts';
import type { QueueRules } from '#server/platform/queue/queue.ts';
import { askForHook, isHookDue } from './hooks/ask.ts';
import { findReceiver } from './hooks/receiver.ts';
import { createAwaiting, sendDueHooks, type HookServices } from './hooks/send.ts';
import { makeDueLive, type DueServices } from './publications/due.ts';
import { publishForShop } from './publications/of-shop.ts';

const HOUR_S = 60 * 60;
const POLLER_RULES = {
	retryLimit: 0,
	deleteAfterSeconds: HOUR_S,
	expireInSeconds: 5 * 60,
	notify: true,
} as const satisfies QueueRules;
/** Pending work is stored in tables; the queue only triggers a lookup. */
export const PUBLICATION_QUEUE = POLLER_RULES;
export const HOOK_QUEUE = POLLER_RULES;

/** Time without changes before a message, so that a burst of them makes one message. */
const QUIET_S = 2;
/** Longest delay of a message while changes go on. */
const MAX_DELAY_S = 10;

/** True if content such as a price has changed without a message and has come to rest. */
async function hasUnreportedChange({ db }: Pick<DueServices, 'db'>): Promise<boolean> {
	const { rows } = await db.execute<{ is_untold: boolean | null }>(sql`
		select max(c.at) < now() - make_interval(secs => ${QUIET_S})
			or min(c.at) < now() - make_interval(secs => ${MAX_DELAY_S}) as is_untold
		from content_commits c
		where c.seq > (select coalesce(max(told_up_to), 0) from hook_deliveries)
			and not exists (select from hook_deliveries
				where state = 'waiting' and type = 'content.published')`);
	return rows[0]?.is_untold ?? false;
}

/** True if an announcement has begun or ended by itself since the last message. */
async function hasPeriodTurned({ db, clock }: Pick<DueServices, 'db' | 'clock'>): Promise<boolean> {
	const { rows } = await db.execute<{ since: Date | string | null }>(
		sql`select max(created_at) as since from hook_deliveries where type = 'content.published'`,
	);
	const since = rows[0]?.since ?? null;
	return since !== null && hasAnnouncementChanged(db, { since: new Date(since), now: clock() });
}

/** Runs everything that may be due, once. */
export async function runDueWork(services: DueServices): Promise<void> {
	await makeDueLive(services);
	const { db, buildHook, clock, wake } = services;
	if (buildHook.url === null) return;
	if ((await hasUnreportedChange(services)) || (await hasPeriodTurned(services))) {
		await db.transaction(async (tx) => {
			await publishForShop(tx, clock());
			await askForHook(tx, clock());
		});
	}
	if (await isHookDue(db, clock())) await db.transaction((tx) => wake(tx, 'build_hooks'));
}

const EVERY_MINUTE = '* * * * *';
/** Interval between rounds; each runs on one host only. */
const INTERVAL_S = 2;
const POLL_EVERY_S = 1;

/** Starts the poller. Each round schedules the next; a clock restarts it if its host has died. */
export async function startPublications(boss: PgBoss, services: DueServices): Promise<void> {
	await boss.schedule('publications', EVERY_MINUTE);
	// Delayed jobs send no notification: the next round must be polled for.
	const asking = {
		pollingIntervalSeconds: POLL_EVERY_S,
		notifyPollingIntervalSeconds: POLL_EVERY_S,
	};
	await boss.work('publications', asking, async () => {
		await boss.sendThrottled('publications', null, { startAfter: INTERVAL_S }, INTERVAL_S);
		await runDueWork(services);
	});
	// Not throttled: within the same two seconds its round could not ask for the next.
	await boss.send('publications', null);
}

export async function startHooks(boss: PgBoss, services: HookServices): Promise<void> {
	const isAwake = createAwaiting();
	await boss.work('build_hooks', { pollingIntervalSeconds: POLL_EVERY_S }, async () => {
		const url = await findReceiver(services);
		// Due messages stay due: the next round checks again.
		if (url !== null && (await isAwake(url))) await sendDueHooks(services);
	});
}
