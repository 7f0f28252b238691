import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import {
	changePicture,
	deletePicture,
	listPictures,
	listPictureUses,
	MOST_PICTURE_BYTES,
	PICTURE_KINDS,
	type pictureInUseSchema,
	type PictureUse,
	uploadPicture,
} from '#contract/content/library.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { auditedWrite, refuse } from '#server/desk/ports.ts';
import { staffRouteOver } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import { readBytes } from '#http/raw-body.ts';
import { makeMaster } from '#server/platform/media/master.ts';
import { media } from '#server/platform/media/tables.ts';
import type { Assembled } from '../../module.ts';
import { changeRow } from './change.ts';
import type { KeptDocuments } from './kept-documents.ts';
import { findPicture, findPictures, lockPicture, toLibraryPicture } from './picture.ts';
import { storePicture } from './upload.ts';
import { countUses, listUses } from './uses.ts';

const staffRoute = staffRouteOver<Assembled>();

/** Default without a capability that keeps documents: only live ones exist. */
const NOTHING_KEPT: KeptDocuments = {
	drafts: async () => [],
	mentioning: async () => [],
	hold: async () => undefined,
};
const keptIn = ({ modules }: Pick<Assembled, 'modules'>): KeptDocuments =>
	modules.find(({ keptDocuments }) => keptDocuments !== null)?.keptDocuments ?? NOTHING_KEPT;

/** Number of entries that show a picture, live or in a draft. */
async function countRows(call: Assembled, id: string): Promise<number> {
	const uses = await listUses(call.db, keptIn(call), id);
	const shown = uses.filter(({ place }) => place === 'live' || place === 'draft');
	return new Set(shown.map(({ entity, id: entry }) => `${entity}/${entry}`)).size;
}

function inUse(uses: readonly PictureUse[]): Response {
	const body: v.InferInput<typeof pictureInUseSchema> = {
		type: 'about:blank',
		status: ERROR_STATUS.conflict,
		code: 'conflict',
		fields: uses.map(({ entity, id, path }) => ({
			path: `${entity}/${id}.${path}`,
			code: 'in_use',
		})),
		uses: [...uses],
	};
	return new Response(JSON.stringify(body), {
		status: ERROR_STATUS.conflict,
		headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
	});
}

/** Routes of the picture library: list, uses, upload, change and removal. */
export const libraryRoutes = {
	listPictures: staffRoute(listPictures, async (call) => {
		const [rows, counts] = await Promise.all([
			findPictures(call.readDb),
			countUses(call.readDb, keptIn(call)),
		]);
		return rows.map((row) => toLibraryPicture(row, counts.get(row.id) ?? 0));
	}),

	uploadPicture: staffRoute(uploadPicture, async (call) => {
		const { context, query } = call;
		const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim();
		if (type !== 'application/octet-stream') return problem('unsupported_media_type');
		if ((await call.disk.trouble()) !== null) return problem('unavailable');
		const sent = await readBytes(context.req.raw, MOST_PICTURE_BYTES);
		if (sent === null) return problem('payload_too_large');
		const master = await makeMaster(sent, PICTURE_KINDS);
		if (typeof master === 'string') {
			return problem('validation_failed', [{ path: 'file', code: master }]);
		}
		const stored = await storePicture(call, query.name, master);
		if (stored instanceof Response) return stored;
		const { row, isNew } = stored;
		const uses = isNew ? 0 : await countRows(call, row.id);
		return { picture: toLibraryPicture(row, uses), is_new: isNew };
	}),

	changePicture: staffRoute(changePicture, async (call) => {
		const id = call.param('id');
		const changed = await auditedWrite(call, async ({ tx }, note) => {
			const made = await changeRow(tx, id, call.body);
			if (!made) return refuse('not_found');
			const { changes } = made;
			if (Object.keys(changes).length > 0)
				await note({ action: 'change', resource: 'picture', record_id: id, changes });
			return made;
		});
		if (changed instanceof Response) return changed;
		return toLibraryPicture(changed.row, await countRows(call, id));
	}),

	listPictureUses: staffRoute(listPictureUses, async (call) => {
		const id = call.param('id');
		const row = await findPicture(call.readDb, id);
		return row && listUses(call.readDb, keptIn(call), id);
	}),

	deletePicture: staffRoute(deletePicture, async (call) => {
		const id = call.param('id');
		const kept = keptIn(call);
		const gone = await auditedWrite(call, async ({ tx }, note) => {
			// Nothing is published meanwhile; saving a draft cannot be prevented.
			await kept.hold(tx);
			const row = await lockPicture(tx, id);
			if (!row) return refuse('not_found');
			if (row.digest === null) return refuse('conflict');
			const uses = await listUses(tx, kept, id);
			if (uses.length > 0) return { uses };
			await tx.delete(media).where(eq(media.id, id));
			await note({ action: 'delete', resource: 'picture', record_id: id });
			return { uses };
		});
		if (gone instanceof Response) return gone;
		return gone.uses.length > 0 ? inUse(gone.uses) : { id };
	}),
};
