import { isDeepStrictEqual } from 'node:util';
import { and, inArray, isNotNull, notInArray } from 'drizzle-orm';
import { reportPublishing, type Report } from '#contract/publishing/reports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { sendDifferenceMail, sendFailureMail } from './mails/send.ts';
import { isOfShop, keepLastOfShop } from './publications/of-shop.ts';
import { publisherRoute } from './publisher-route.ts';
import { heard_messages, publications, releases, site_reports } from './tables.ts';

type Of<T extends Report['type']> = Extract<Report, { type: T }>;
type Services_ = Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>;
type State = (typeof publications.$inferSelect)['state'];

/** Publications in one of these states, locked until the transaction ends. */
const held = (tx: Tx, ids: readonly string[], states: readonly State[]) =>
	tx
		.select()
		.from(publications)
		.where(
			and(
				inArray(publications.id, [...ids]),
				inArray(publications.state, [...states]),
				isNotNull(publications.published_at),
			),
		)
		.orderBy(publications.id)
		.for('update');

async function set(
	tx: Tx,
	rows: readonly { id: string }[],
	values: Partial<typeof publications.$inferInsert>,
): Promise<void> {
	if (rows.length === 0) return;
	const ids = rows.map(({ id }) => id);
	await tx.update(publications).set(values).where(inArray(publications.id, ids));
}

async function rendering(tx: Tx, { publication_ids }: Of<'publication.rendering'>, now: Date) {
	const rows = await held(tx, publication_ids, ['queued']);
	await set(tx, rows, { state: 'rendering', rendering_at: now });
}

/** Marks publications as live. A late report is equally true: live is the final state. */
async function live(tx: Tx, report: Of<'publication.live'>, now: Date): Promise<void> {
	const { publication_ids, release_id, release_before_id, pages, ms } = report;
	const rows = await held(tx, publication_ids, ['queued', 'rendering', 'failed']);
	const values = { state: 'live', ended_at: now, release_id, release_before_id, pages } as const;
	await set(tx, rows, { ...values, render_ms: ms, fault: null });
	const ofShop = rows.filter(isOfShop);
	if (ofShop.length > 0) await keepLastOfShop(tx, ofShop);
}

async function failed(
	tx: Tx,
	services: Services_,
	{ publication_ids, fault, ms }: Of<'publication.failed'>,
	now: Date,
): Promise<void> {
	const rows = await held(tx, publication_ids, ['queued', 'rendering']);
	await set(tx, rows, { state: 'failed', ended_at: now, fault, render_ms: ms });
	// A retry together with later changes may fail in the same way: one mail is enough.
	const news = rows.filter((row) => !isDeepStrictEqual(row.fault, fault));
	await sendFailureMail(tx, services, news, fault);
}

/** Keeps the last report of each type about the whole site. */
async function keepReport(tx: Tx, row: typeof site_reports.$inferInsert): Promise<void> {
	const { at, report } = row;
	await tx
		.insert(site_reports)
		.values(row)
		.onConflictDoUpdate({ target: site_reports.type, set: { at, report } });
}

/** Differences are already corrected when this arrives; their cause should be looked for. */
async function compared(
	tx: Tx,
	services: Services_,
	{ type, release_id, files, differing, list }: Of<'site.compared'>,
	at: Date,
): Promise<void> {
	const report = { release_id, files, differing, list };
	await keepReport(tx, { type, at, report });
	if (differing > 0) await sendDifferenceMail(tx, services, report);
}

/** Stores the releases that can be served now; those no longer named cannot be. */
async function keepReleases(tx: Tx, kept: NonNullable<Report['releases']>): Promise<void> {
	const ids = kept.map(({ id }) => id);
	await tx.delete(releases).where(ids.length > 0 ? notInArray(releases.id, ids) : undefined);
	for (const { id, at, is_current } of kept) {
		const values = { made_at: new Date(at), is_current };
		await tx
			.insert(releases)
			.values({ id, ...values })
			.onConflictDoUpdate({ target: releases.id, set: values });
	}
}

async function act(tx: Tx, services: Services_, report: Report, now: Date): Promise<void> {
	switch (report.type) {
		case 'publication.rendering':
			await rendering(tx, report, now);
			break;
		case 'publication.live':
			await live(tx, report, now);
			break;
		case 'publication.failed':
			await failed(tx, services, report, now);
			break;
		case 'site.compared':
			await compared(tx, services, report, now);
			break;
		case 'site.deployed': {
			const { type, release_id, fault } = report;
			await keepReport(tx, { type, at: now, report: { release_id, fault } });
			break;
		}
		case 'site.edges': {
			const { type, release_id, edges } = report;
			await keepReport(tx, { type, at: now, report: { release_id, edges } });
			break;
		}
		case 'releases':
			break;
	}
	if (report.releases) await keepReleases(tx, report.releases);
}

export const reportRoutes = {
	/** Acts once on each message; a repeated one is acknowledged, so that its sender stops. */
	reportPublishing: publisherRoute(reportPublishing, async (call) => {
		const { db, body, message, clock } = call;
		const at = clock();
		const isNew = await db.transaction(async (tx) => {
			const fresh = await tx
				.insert(heard_messages)
				.values({ id: message.id.slice(0, 200), at })
				.onConflictDoNothing()
				.returning({ id: heard_messages.id });
			if (fresh.length === 0) return false;
			await act(tx, call, body, at);
			return true;
		});
		return { heard: isNew };
	}),
};
