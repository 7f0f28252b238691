import type { Log } from '#http/log.ts';
import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { BuildHook } from '#contract/publishing/hooks.ts';
import { signWebhook } from '#domain/security/webhook.ts';
import { nextStep, type HookAnswer } from '#domain/security/webhook-tries.ts';
import { toReason } from '#errors/start-error.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { isOfShop } from '../publications/of-shop.ts';
import { hook_deliveries, publication_items, publications } from '../tables.ts';
import { isOpen } from './ask.ts';
import { findReceiver } from './receiver.ts';
import type { BuildHookTarget } from './target.ts';

export interface HookServices {
	db: Db;
	buildHook: BuildHookTarget;
	clock: () => Date;
	log: Log;
}

type Delivery = typeof hook_deliveries.$inferSelect;
type Claimed = Delivery & { body: string };
type Addressed = Claimed & { url: string };

/** Time limit of a receiver's answer. */
const ANSWER_LIMIT_MS = 15_000;
/** After this a message whose sender died is sent again, under the same id. */
const LEASE_MS = ANSWER_LIMIT_MS + 5_000;
const MOST_PUBLICATIONS = 1_000;
const MOST_DOCUMENTS = 100;
const MAX_REASON_LENGTH = 500;

type Row = typeof publications.$inferSelect;

/** True if staff requested a retry of a failed one; otherwise it is included in the next change. */
const isAskedAgain = ({ state, fault, ended_at }: Pick<Row, 'state' | 'fault' | 'ended_at'>) =>
	state === 'queued' && fault !== null && ended_at === null;

/** Documents that some publications changed, at most as many as a message holds. */
function listDocuments(
	tx: Tx,
	ids: readonly string[],
): Promise<NonNullable<BuildHook['data']['documents']>> {
	const { publication_id, entity, entity_id } = publication_items;
	return tx
		.select({ publication_id, entity, id: entity_id })
		.from(publication_items)
		.where(inArray(publication_id, [...ids]))
		.orderBy(publication_id, entity, entity_id)
		.limit(MOST_DOCUMENTS)
		.execute();
}

/** Publications that the printed site does not show yet. Failed ones are retried with new ones. */
async function openPublications(tx: Tx): Promise<BuildHook['data']> {
	const isUnprinted = and(
		inArray(publications.state, ['queued', 'rendering', 'failed']),
		isNotNull(publications.published_at),
	);
	const rows = await tx
		.select()
		.from(publications)
		.where(isUnprinted)
		.orderBy(
			desc(publications.published_at),
			desc(publications.publish_at),
			desc(publications.created_at),
		)
		.limit(MOST_PUBLICATIONS);
	const ids = rows.map(({ id }) => id).reverse();
	if (ids.length > 0) {
		await tx
			.update(publications)
			.set({ state: 'queued' })
			.where(and(inArray(publications.id, ids), eq(publications.state, 'failed')));
	}
	const documents = await listDocuments(tx, ids.slice(-MOST_DOCUMENTS));
	const again_ids = rows.filter(isAskedAgain).map(({ id }) => id);
	const shop_ids = rows.filter(isOfShop).map(({ id }) => id);
	return {
		publication_ids: ids,
		...(again_ids.length > 0 ? { again_ids } : {}),
		...(shop_ids.length > 0 ? { shop_ids } : {}),
		...(documents.length > 0 ? { documents } : {}),
	};
}

async function lastCommit(tx: Tx): Promise<number> {
	const { rows } = await tx.execute<{ seq: number | null }>(
		sql`select max(seq) as seq from content_commits`,
	);
	return rows[0]?.seq ?? 0;
}

async function compose(tx: Tx, delivery: Delivery, now: Date): Promise<string> {
	const { type, release_id } = delivery;
	const open = type === 'content.published' ? await openPublications(tx) : { publication_ids: [] };
	const hook: BuildHook = {
		type,
		timestamp: now.toISOString() as BuildHook['timestamp'],
		data: { ...open, ...(release_id === null ? {} : { release_id }) },
	};
	return JSON.stringify(hook);
}

/**
 * Claims the next due message for one sender alone. Its bytes are made at the first try and stay
 * the same; a message that covers more replaces an undelivered one of its kind.
 */
async function claim(db: Db, now: Date): Promise<Claimed | null> {
	return db.transaction(async (tx) => {
		const [due] = await tx
			.select()
			.from(hook_deliveries)
			.where(and(isOpen, lte(hook_deliveries.next_try_at, now)))
			.orderBy(desc(hook_deliveries.state), asc(hook_deliveries.created_at))
			.limit(1)
			.for('update', { skipLocked: true });
		if (!due) return null;
		const isFirst = due.body === null;
		if (isFirst) {
			await tx
				.update(hook_deliveries)
				.set({ state: 'replaced' })
				.where(
					and(
						eq(hook_deliveries.type, due.type),
						eq(hook_deliveries.state, 'trying'),
						ne(hook_deliveries.id, due.id),
					),
				);
		}
		const body = due.body ?? (await compose(tx, due, now));
		const [claimed] = await tx
			.update(hook_deliveries)
			.set({
				state: 'trying',
				body,
				tries: due.tries + 1,
				next_try_at: new Date(now.getTime() + LEASE_MS),
				...(isFirst && due.type === 'content.published'
					? { told_up_to: await lastCommit(tx) }
					: {}),
			})
			.where(eq(hook_deliveries.id, due.id))
			.returning();
		return claimed ? { ...claimed, body } : null;
	});
}

async function post(
	{ buildHook, clock }: HookServices,
	{ id, body, url }: Addressed,
	limit_ms: number,
): Promise<{ answer: HookAnswer | null; reason: string }> {
	const bytes = new TextEncoder().encode(body);
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				...signWebhook(buildHook.secrets, { id: `msg_${id}`, sentAt: clock() }, bytes),
			},
			body: bytes,
			redirect: 'manual',
			signal: AbortSignal.timeout(limit_ms),
		});
		await response.body?.cancel();
		const { status, headers } = response;
		return { answer: { status, retryAfter: headers.get('retry-after') }, reason: `HTTP ${status}` };
	} catch (cause) {
		return { answer: null, reason: toReason(cause) };
	}
}

async function finish(services: HookServices, claimed: Addressed, limit_ms: number): Promise<void> {
	const { db, clock, log } = services;
	const { answer, reason } = await post(services, claimed, limit_ms);
	const now = clock();
	const next = nextStep(answer, claimed.tries, now, Math.random());
	const last_error = next.step === 'delivered' ? null : reason.slice(0, MAX_REASON_LENGTH);
	const outcome = {
		delivered: { state: 'delivered', delivered_at: now } as const,
		give_up: { state: 'failed' } as const,
		try_again: { next_try_at: next.step === 'try_again' ? next.at : now } as const,
	}[next.step];
	if (last_error)
		log(`build hook ${claimed.type}: try ${claimed.tries}: ${last_error}`, {
			level: 'warn',
			component: 'publishing',
			object: claimed.id,
		});
	// A message that was replaced meanwhile, or claimed by another sender after the lease, stays.
	await db
		.update(hook_deliveries)
		.set({ ...outcome, last_error })
		.where(
			and(
				eq(hook_deliveries.id, claimed.id),
				eq(hook_deliveries.state, 'trying'),
				eq(hook_deliveries.tries, claimed.tries),
			),
		);
}

/** Longest time that a host which has just started waits for its receiver. */
const AWAKE_LIMIT_MS = 120_000;
const LOOK_LIMIT_MS = 2_000;
const NOT_YET = new Set([502, 503, 504]);

async function answers(url: string): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(LOOK_LIMIT_MS);
		const { status, body } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
		await body?.cancel();
		return !NOT_YET.has(status);
	} catch {
		return false;
	}
}

/**
 * Creates a check whether messages may be sent. Host and publisher start together, and a failed
 * first try costs minutes: none is made before the receiver has answered, for two minutes at most.
 */
export function createAwaiting(
	now: () => number = () => performance.now(),
): (url: string) => Promise<boolean> {
	const started = now();
	let isAwake = false;
	return async (url) => {
		isAwake ||= now() - started >= AWAKE_LIMIT_MS || (await answers(url));
		return isAwake;
	};
}

/** Sends all messages that are due, one after the other. */
export async function sendDueHooks(
	services: HookServices,
	limit_ms = ANSWER_LIMIT_MS,
): Promise<number> {
	let sent = 0;
	for (;;) {
		const url = await findReceiver(services);
		const claimed = url === null ? null : await claim(services.db, services.clock());
		if (url === null || claimed === null) return sent;
		await finish(services, { ...claimed, url }, limit_ms);
		sent += 1;
	}
}
