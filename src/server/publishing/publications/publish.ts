import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import { publish, type publicationRefusedSchema } from '#contract/publishing/publications.ts';
import { SHOP_ZONE, instantInRome } from '#domain/time/local-time.ts';
import { writeAudit } from '#server/identity/audit.ts';
import { problem } from '#server/kernel/problem.ts';
import { createLimiter } from '#server/platform/limiter.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { lockPublishing } from '../make-live.ts';
import { publishingRoute, type PublishingCall } from '../route.ts';
import { drafts, publication_items, publications } from '../tables.ts';
import { type Asked, gather, type Gathered } from './gather.ts';
import { goLive } from './go-live.ts';
import { findPublication, listItems, toAnswer, type PublicationRow } from './record.ts';

/** Rolls a transaction back because of faults. */
class Refused extends Error {
	override name = 'Refused';
	readonly faults: readonly DocumentFault[];
	constructor(faults: readonly DocumentFault[]) {
		super('refused');
		this.faults = faults;
	}
}

function refusal(faults: readonly DocumentFault[]): Response {
	const body: v.InferInput<typeof publicationRefusedSchema> = {
		type: 'about:blank',
		status: ERROR_STATUS.validation_failed,
		code: 'validation_failed',
		fields: faults.map(({ entity, id, path, code }) => ({ path: `${entity}/${id}.${path}`, code })),
		faults: [...faults],
	};
	return new Response(JSON.stringify(body), {
		status: ERROR_STATUS.validation_failed,
		headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
	});
}

const toWord = (entity: string, id: string, revision: number, isRemoved: boolean) =>
	`${isRemoved ? '-' : ''}${entity}/${id}@${revision}`;

/**
 * Publication that this idempotency key has created; undefined if it is new, null if the key
 * belongs to another request. The key is the row's id: no two rows can have it.
 */
async function publishedBy(
	db: Db | Tx,
	{ staff, body }: PublishingCall<Asked>,
): Promise<PublicationRow | null | undefined> {
	const row = body.key === undefined ? null : await findPublication(db, body.key);
	if (!row) return undefined;
	// Not `findMoment`, which rejects past times: this one may have passed since the first request.
	const meant = body.publish_at === null ? null : instantInRome(body.publish_at);
	const publish_at = meant?.is === 'instant' ? meant.at.getTime() : undefined;
	const asked = body.items.map(({ entity, id, revision, remove }) =>
		toWord(entity, id, revision, remove),
	);
	const kept = (await listItems(db, [row.id])).map((item) =>
		toWord(item.entity, item.entity_id, item.revision, item.is_removed),
	);
	const isSame =
		row.created_by === staff.email &&
		row.title === (body.title || null) &&
		row.publish_at?.getTime() === publish_at &&
		asked.toSorted().join() === kept.toSorted().join();
	return isSame ? row : null;
}

const KEY_IS_USED = [{ path: 'key', code: 'used' }];

/** Instant of a local time; a refusal if it is past, skipped by Rome's clocks, or ambiguous. */
function findMoment(given: string | null, now: Date): Date | null | Response {
	if (given === null) return null;
	const refuse = (code: string, ...choices: string[]) =>
		problem('validation_failed', [
			{ path: 'publish_at', code },
			...choices.map((time) => ({ path: 'publish_at', code: `take_${time}` })),
		]);
	const meant = instantInRome(given);
	switch (meant.is) {
		case 'no_time':
			return refuse('time');
		case 'skipped':
			return refuse('no_such_time', meant.offer);
		case 'twice':
			return refuse('time_comes_twice', ...meant.choices.map(({ clock }) => clock));
		case 'instant':
			return meant.at > now ? meant.at : refuse('in_the_past');
	}
}

async function store(
	tx: Tx,
	{ staff, body, clock }: PublishingCall<Asked>,
	publish_at: Date | null,
	items: readonly Gathered[],
): Promise<PublicationRow> {
	const [row] = await tx
		.insert(publications)
		.values({
			...(body.key === undefined ? {} : { id: body.key }),
			title: body.title || null,
			state: publish_at ? 'scheduled' : 'queued',
			created_at: clock(),
			created_by: staff.email,
			locale: body.locale,
			publish_at,
			zone: publish_at && SHOP_ZONE,
		})
		.returning();
	if (!row) throw new Error('the publication was not stored');
	const { id: publication_id } = row;
	await tx.insert(publication_items).values(items.map((item) => ({ ...item, publication_id })));
	await writeAudit(tx, staff, clock(), {
		action: publish_at ? 'schedule' : 'publish',
		resource: 'publications',
		record_id: publication_id,
		changes: {
			items: {
				from: null,
				to: items.map(
					({ entity, entity_id, is_removed }) => `${is_removed ? '-' : ''}${entity}/${entity_id}`,
				),
			},
		},
	});
	return row;
}

/** Stores a scheduled publication and marks its drafts. A trial run, rolled back, checks it now. */
async function schedule(
	tx: Tx,
	call: PublishingCall<Asked>,
	row: PublicationRow,
	items: readonly Gathered[],
): Promise<PublicationRow> {
	await tx
		.transaction(async (trial) => {
			const gone = await goLive(trial, { ...call, wake: async () => undefined }, row, items);
			throw new Refused('faults' in gone ? gone.faults : []);
		})
		.catch((cause: unknown) => {
			if (!(cause instanceof Refused) || cause.faults.length > 0) throw cause;
		});
	for (const { entity, entity_id, revision } of items) {
		await tx
			.update(drafts)
			.set({ publication_id: row.id })
			.where(
				and(
					eq(drafts.entity, entity),
					eq(drafts.entity_id, entity_id),
					eq(drafts.revision, revision),
				),
			);
	}
	return row;
}

/** A little less than the time limit of an answer. */
const MAX_WAIT_MS = 20_000;

/** One at a time, before the database: a waiting request would hold a connection of the pool. */
const inTurn = createLimiter(1, { maxWait_ms: MAX_WAIT_MS });

export const publishRoutes = {
	publish: publishingRoute(publish, async (call) => {
		const { db, body, clock } = call;
		const known = await publishedBy(db, call);
		if (known !== undefined) {
			return known ? toAnswer(db, known) : problem('conflict', KEY_IS_USED);
		}
		const publish_at = findMoment(body.publish_at, clock());
		if (publish_at instanceof Response) return publish_at;
		try {
			return await inTurn(() =>
				db.transaction(async (tx) => {
					// Before drafts are locked: replacing a picture takes locks in this order, too.
					await lockPublishing(tx);
					// Checked again: of two requests at once the second has waited for the first.
					const made = await publishedBy(tx, call);
					if (made !== undefined) {
						return made ? toAnswer(tx, made) : problem('conflict', KEY_IS_USED);
					}
					const { gathered, faults } = await gather(tx, body.items, publish_at);
					if (faults.length > 0) throw new Refused(faults);
					const row = await store(tx, call, publish_at, gathered);
					if (publish_at) return toAnswer(tx, await schedule(tx, call, row, gathered));
					const gone = await goLive(tx, call, row, gathered);
					if ('faults' in gone) throw new Refused(gone.faults);
					return toAnswer(tx, gone.row);
				}),
			);
		} catch (cause) {
			if (cause instanceof Refused) return refusal(cause.faults);
			throw cause;
		}
	}),
};
