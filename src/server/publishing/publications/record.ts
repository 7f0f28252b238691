import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type { publicationSchema } from '#contract/publishing/publications.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { hook_deliveries, publication_items, publications } from '../tables.ts';

export type PublicationRow = typeof publications.$inferSelect;
export type ItemRow = typeof publication_items.$inferSelect;
type Answer = v.InferInput<typeof publicationSchema>;

export const listItems = (db: Db | Tx, ids: readonly string[]) =>
	ids.length === 0
		? Promise.resolve([])
		: db
				.select()
				.from(publication_items)
				.where(inArray(publication_items.publication_id, [...ids]))
				.orderBy(asc(publication_items.entity), asc(publication_items.entity_id));

/** Last message about unprinted changes; it covers all of them. */
async function lastHook(db: Db | Tx): Promise<Answer['hook']> {
	const [hook] = await db
		.select()
		.from(hook_deliveries)
		.where(eq(hook_deliveries.type, 'content.published'))
		.orderBy(desc(hook_deliveries.created_at))
		.limit(1);
	if (!hook) return null;
	const { state, tries, last_error } = hook;
	const isOpen = state === 'waiting' || state === 'trying';
	return { state, tries, last_error, next_try_at: isOpen ? hook.next_try_at.toISOString() : null };
}

const UNDER_WAY = ['queued', 'rendering'];

/** Publications in the form of the desk. */
export async function toAnswers(db: Db | Tx, rows: readonly PublicationRow[]): Promise<Answer[]> {
	const items = await listItems(
		db,
		rows.map(({ id }) => id),
	);
	const hook = rows.some(({ state }) => UNDER_WAY.includes(state)) ? await lastHook(db) : null;
	return rows.map(({ locale: _, ...row }) => ({
		...row,
		faults: [...row.faults],
		created_at: row.created_at.toISOString(),
		publish_at: row.publish_at?.toISOString() ?? null,
		published_at: row.published_at?.toISOString() ?? null,
		rendering_at: row.rendering_at?.toISOString() ?? null,
		ended_at: row.ended_at?.toISOString() ?? null,
		items: items
			.filter(({ publication_id }) => publication_id === row.id)
			.map(({ entity, entity_id: id, revision, title, is_removed: remove }) => ({
				entity,
				id,
				revision,
				title,
				remove,
			})),
		hook: UNDER_WAY.includes(row.state) ? hook : null,
	}));
}

export async function toAnswer(db: Db | Tx, row: PublicationRow): Promise<Answer> {
	const [answer] = await toAnswers(db, [row]);
	if (!answer) throw new Error('the query returned no publication');
	return answer;
}

export async function findPublication(db: Db | Tx, id: string): Promise<PublicationRow | null> {
	if (!isUuid(id)) return null;
	const [row] = await db.select().from(publications).where(eq(publications.id, id));
	return row ?? null;
}

/** Reads a publication and locks its row until the transaction ends. */
export async function lockPublication(tx: Tx, id: string): Promise<PublicationRow | null> {
	if (!isUuid(id)) return null;
	const [row] = await tx.select().from(publications).where(eq(publications.id, id)).for('update');
	return row ?? null;
}

export async function changePublication(
	tx: Tx,
	id: string,
	values: Partial<PublicationRow>,
): Promise<PublicationRow> {
	const [row] = await tx
		.update(publications)
		.set(values)
		.where(eq(publications.id, id))
		.returning();
	if (!row) throw new Error(`publication ${id} is missing`);
	return row;
}

const isUuid = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/**
 * Id of a pending publication that holds a document of the entry; with `after`, only of one that is
 * due later than that.
 */
export async function scheduledWith(
	tx: Tx,
	entity: ItemRow['entity'],
	id: string,
	after: Date | null = null,
): Promise<string | null> {
	const [row] = await tx
		.select({ id: publications.id })
		.from(publication_items)
		.innerJoin(publications, eq(publications.id, publication_items.publication_id))
		.where(
			and(
				eq(publication_items.entity, entity),
				eq(publication_items.entity_id, id),
				eq(publication_items.is_removed, false),
				eq(publications.state, 'scheduled'),
				after ? gt(publications.publish_at, after) : undefined,
			),
		);
	return row?.id ?? null;
}
