import { desc, eq } from 'drizzle-orm';
import * as contract from '#contract/publishing/publications.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { problem } from '#server/kernel/problem.ts';
import { auditedWrite, refuse, type Refusal } from '#server/desk/ports.ts';
import { askForHook, askForRelease } from '../hooks/ask.ts';
import { publishingRoute, type PublishingCall } from '../route.ts';
import { drafts, releases, site_reports } from '../tables.ts';
import { findPage } from './list.ts';
import {
	changePublication,
	findPublication,
	lockPublication,
	toAnswer,
	type PublicationRow,
} from './record.ts';

type Change = (tx: Tx, row: PublicationRow, now: Date) => Promise<PublicationRow | Refusal>;

/** Changes a publication under a lock, with an entry in the audit log. */
const changing = (action: string, change: Change) => async (call: PublishingCall) =>
	auditedWrite<Awaited<ReturnType<typeof toAnswer>>>(call, async ({ tx, now }, note) => {
		const row = await lockPublication(tx, call.param('id'));
		if (!row) return refuse('not_found');
		const changed = await change(tx, row, now);
		if (!('id' in changed)) return changed;
		await note({ action, resource: 'publications', record_id: row.id });
		return toAnswer(tx, changed);
	});

const cancel: Change = async (tx, { id, state }, now) => {
	if (state !== 'scheduled') return refuse('conflict');
	await tx.update(drafts).set({ publication_id: null }).where(eq(drafts.publication_id, id));
	return changePublication(tx, id, { state: 'cancelled', ended_at: now });
};

/** Retries a publication: schedules it if it was never live, else notifies the publisher. */
const retry =
	(call: PublishingCall): Change =>
	async (tx, { id, state, published_at }, now) => {
		if (published_at === null) {
			if (state !== 'failed') return refuse('conflict');
			await call.wake(tx, 'publications');
			const anew = { state: 'scheduled', publish_at: now, faults: [], ended_at: null } as const;
			return changePublication(tx, id, anew);
		}
		if (state === 'live') return refuse('conflict');
		if (call.buildHook.url === null) return refuse('unavailable');
		await askForHook(tx, now);
		await call.wake(tx, 'build_hooks');
		return changePublication(tx, id, { state: 'queued', ended_at: null });
	};

export const publicationRoutes = {
	listPublications: publishingRoute(contract.listPublications, ({ readDb, query, clock }) =>
		findPage(readDb, query, clock()),
	),

	getPublication: publishingRoute(contract.getPublication, async ({ readDb, param }) => {
		const row = await findPublication(readDb, param('id'));
		return row && toAnswer(readDb, row);
	}),

	cancelPublication: publishingRoute(contract.cancelPublication, changing('cancel', cancel)),

	retryPublication: publishingRoute(contract.retryPublication, (call) =>
		changing('retry', retry(call))(call),
	),

	listReleases: publishingRoute(contract.listReleases, async ({ readDb }) => {
		const rows = await readDb.select().from(releases).orderBy(desc(releases.made_at));
		return rows.map(({ id, made_at, is_current }) => ({
			id,
			at: made_at.toISOString(),
			is_current,
		}));
	}),

	getSiteState: publishingRoute(contract.getSiteState, async ({ readDb }) => {
		const rows = await readDb.select().from(site_reports);
		const told = rows.map(({ report, at }) => ({ ...report, at: at.toISOString() }));
		return {
			compared: told.find((one) => 'differing' in one) ?? null,
			deployed: told.find((one) => 'fault' in one) ?? null,
			edges: told.find((one) => 'edges' in one) ?? null,
		};
	}),

	serveRelease: publishingRoute(contract.serveRelease, async (call) => {
		const id = call.param('id');
		if (call.buildHook.url === null) return problem('unavailable');
		return auditedWrite(call, async ({ tx, now }, note) => {
			const [release] = await tx.select().from(releases).where(eq(releases.id, id));
			if (!release) return refuse('not_found');
			await askForRelease(tx, id, now);
			await call.wake(tx, 'build_hooks');
			await note({ action: 'serve', resource: 'releases', record_id: id });
			return { id };
		});
	}),
};
