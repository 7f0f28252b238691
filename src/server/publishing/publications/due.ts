import { and, asc, eq, lte } from 'drizzle-orm';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import type { PublishFaultCode } from '#contract/publishing/faults.ts';
import { toFailure } from '#server/platform/failure.ts';
import { isUnavailable, type Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { findFault } from '../faults.ts';
import { lockPublishing } from '../make-live.ts';
import { sendRefusalMail } from '../mails/send.ts';
import { drafts, publications } from '../tables.ts';
import { goLive, type Publishing } from './go-live.ts';
import { changePublication, listItems, type ItemRow, type PublicationRow } from './record.ts';

export type DueServices = Publishing &
	Pick<Services, 'db' | 'log' | 'outbox' | 'senderIn' | 'siteUrl'>;

class Undone extends Error {
	override name = 'Undone';
	readonly faults: readonly DocumentFault[];
	constructor(faults: readonly DocumentFault[]) {
		super('undone');
		this.faults = faults;
	}
}

/** Makes one publication live, or returns its issues and changes nothing. */
async function attempt(
	tx: Tx,
	services: DueServices,
	publication: PublicationRow,
	items: readonly ItemRow[],
): Promise<readonly DocumentFault[]> {
	try {
		await tx.transaction(async (inner) => {
			const gone = await goLive(inner, services, publication, items);
			if ('faults' in gone) throw new Undone(gone.faults);
		});
		return [];
	} catch (cause) {
		if (cause instanceof Undone) return cause.faults;
		if (isUnavailable(cause)) throw cause;
		// Fails for good: retries would hold up those after it, and a person has to look at it.
		services.log(
			`publication ${publication.id}: ${cause instanceof Error ? toFailure(cause) : String(cause)}`,
		);
		return items
			.slice(0, 1)
			.map((item) =>
				findFault(
					{ entity: item.entity, id: item.entity_id },
					{ code: 'internal' satisfies PublishFaultCode },
				),
			);
	}
}

async function makeNextLive(tx: Tx, services: DueServices): Promise<boolean> {
	await lockPublishing(tx);
	const now = services.clock();
	const [publication] = await tx
		.select()
		.from(publications)
		.where(and(eq(publications.state, 'scheduled'), lte(publications.publish_at, now)))
		.orderBy(asc(publications.publish_at), asc(publications.created_at))
		.limit(1)
		.for('update');
	if (!publication) return false;
	const { id } = publication;
	const faults = await attempt(tx, services, publication, await listItems(tx, [id]));
	if (faults.length > 0) {
		await tx.update(drafts).set({ publication_id: null }).where(eq(drafts.publication_id, id));
		const values = { state: 'failed', faults, ended_at: now } as const;
		await sendRefusalMail(tx, services, await changePublication(tx, id, values), faults);
	}
	return true;
}

/**
 * Makes due publications live, in the order of their times and each in its own transaction: after a
 * night without power all of them, once.
 */
export async function makeDueLive(services: DueServices): Promise<number> {
	let made = 0;
	while (await services.db.transaction((tx) => makeNextLive(tx, services))) made += 1;
	return made;
}
