import { replacePicture } from '#contract/publishing/pictures.ts';
import { documentsShowing, findPicture, withPicture } from '#server/content/ports.ts';
import { auditedWrite, fault, refuse } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { lockDraft, findLive, writeDraft } from './drafts/store.ts';
import type { EntryName } from './faults.ts';
import { draftsWith, mentions } from './kept-documents.ts';
import { lockPublishing } from './make-live.ts';
import { drafts } from './tables.ts';

/** Entries that show a picture, live or in a draft, each once and always in the same order. */
async function showing(tx: Tx, picture: string): Promise<EntryName[]> {
	const found = [
		...(await documentsShowing(tx, picture)),
		...(await draftsWith(tx, mentions(drafts.document, picture))),
	];
	const names = new Map(found.map(({ entity, id }) => [`${entity}/${id}`, { entity, id }]));
	return [...names].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

interface Exchange {
	from: string;
	to: string;
}

/** Replaces the picture in a draft; returns its revision, or null if the picture was deleted. */
async function repoint(
	tx: Tx,
	name: EntryName,
	exchange: Exchange,
	who: { by: string; at: Date },
): Promise<number | null> {
	const draft = await lockDraft(tx, name);
	const live = await findLive(tx, name);
	const document = withPicture(name.entity, draft?.document ?? live, exchange);
	if (!document) return null;
	return writeDraft(tx, name, draft, { document, ...who, ...(draft ? {} : { base: live }) });
}

/**
 * Replaces a picture in drafts. The file is never overwritten: kept releases go on showing the one
 * that they were printed with, and so do scheduled publications.
 */
export const pictureRoutes = {
	replacePicture: staffRoute(replacePicture, async (call) => {
		const exchange: Exchange = { from: call.param('id'), to: call.body.by };
		return auditedWrite(call, async ({ tx, staff, now }, note) => {
			// Otherwise publications that go live meanwhile would show the old one.
			await lockPublishing(tx);
			if (!(await findPicture(tx, exchange.from))) return refuse('not_found');
			const isOther = exchange.from !== exchange.to;
			if (!isOther || !(await findPicture(tx, exchange.to))) {
				return fault('by', 'target_missing');
			}
			const changed = [];
			for (const name of await showing(tx, exchange.from)) {
				const revision = await repoint(tx, name, exchange, { by: staff.email, at: now });
				if (revision !== null) changed.push({ ...name, revision });
			}
			await note({
				action: 'replace',
				resource: 'picture',
				record_id: exchange.from,
				changes: { picture: exchange },
			});
			return changed;
		});
	}),
};
