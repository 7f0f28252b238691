import type * as v from 'valibot';
import { ERROR_STATUS } from '#contract/errors.ts';
import {
	type AnyDocument,
	discardDraft,
	MAX_DOCUMENT_BYTES,
	type revisionConflictSchema,
	saveDraft,
} from '#contract/publishing/drafts.ts';
import { whyNotStorable } from '#domain/documents/storable.ts';
import { auditedWrite } from '#server/desk/ports.ts';
import { staffRoute, type StaffCall } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { findEntry } from '../entry-name.ts';
import { faultsIn, type EntryName } from '../faults.ts';
import { drafts } from '../tables.ts';
import {
	type DraftRow,
	lockDraft,
	isSameDraft,
	findLive,
	readVersion,
	writeDraft,
} from './store.ts';

/** Refuses an outdated save with all that the editor needs to merge both versions. */
async function behind(tx: Tx, name: EntryName, draft: DraftRow | null): Promise<Response> {
	const live = await findLive(tx, name);
	const body: v.InferInput<typeof revisionConflictSchema> = {
		type: 'about:blank',
		status: ERROR_STATUS.revision_conflict,
		code: 'revision_conflict',
		theirs: draft?.document ?? live,
		base: draft ? draft.base : live,
		revision: draft?.revision ?? 0,
		live_version: readVersion(live),
		by: draft?.by ?? null,
		at: draft?.at.toISOString() ?? null,
	};
	return new Response(JSON.stringify(body), {
		status: ERROR_STATUS.revision_conflict,
		headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
	});
}

interface Saved {
	revision: number;
	document: AnyDocument;
	live_version?: string | null | undefined;
}

/**
 * Saves a draft over the revision that it was made from and no other: one statement decides, so
 * that of two concurrent saves the second gets the conflict.
 */
async function save(
	tx: Tx,
	name: EntryName,
	{ revision, document, live_version }: Saved,
	{ by, at }: { by: string; at: Date },
): Promise<number | Response> {
	const draft = await lockDraft(tx, name);
	if ((draft?.revision ?? 0) !== revision) return behind(tx, name, draft);
	const isRebased = live_version !== undefined;
	const live = draft === null || isRebased ? await findLive(tx, name) : null;
	if (isRebased && readVersion(live) !== live_version) return behind(tx, name, draft);
	const base = draft === null || isRebased ? { base: live } : {};
	const written = await writeDraft(tx, name, draft, { document, by, at, ...base });
	return written ?? behind(tx, name, await lockDraft(tx, name));
}

const tooLarge = (document: AnyDocument) =>
	Buffer.byteLength(JSON.stringify(document)) > MAX_DOCUMENT_BYTES;

async function discard(call: StaffCall<{ revision: number }>, name: EntryName) {
	return auditedWrite(call, async ({ tx }, note) => {
		const draft = await lockDraft(tx, name);
		if (draft?.revision !== call.query.revision) return behind(tx, name, draft);
		await tx.delete(drafts).where(isSameDraft(name));
		await note({ action: 'discard', resource: 'drafts', record_id: `${name.entity}/${name.id}` });
		return { id: name.id };
	});
}

export const saveRoutes = {
	saveDraft: staffRoute(saveDraft, async ({ db, body, staff, clock, param }) => {
		const name = findEntry(param);
		if (!name) return null;
		const why = whyNotStorable(body.document);
		if (why) return problem('validation_failed', [{ path: 'document', code: why }]);
		if (tooLarge(body.document)) return problem('payload_too_large');
		// The base of a first draft cannot be guessed: the live document may have changed since.
		if (body.revision === 0 && body.live_version === undefined) {
			return problem('validation_failed', [{ path: 'live_version', code: 'required' }]);
		}
		const who = { by: staff.email, at: clock() };
		const saved = await db.transaction((tx) => save(tx, name, body, who));
		if (saved instanceof Response) return saved;
		return { revision: saved, faults: await faultsIn(db, name, body.document) };
	}),

	discardDraft: staffRoute(discardDraft, async (call) => {
		const name = findEntry(call.param);
		return name && discard(call, name);
	}),
};
