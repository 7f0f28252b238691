import { toSlug } from '#domain/text/slug.ts';
import { auditedWrite } from '#server/desk/ports.ts';
import type { StaffCall } from '#server/identity/staff-route.ts';
import type { MadeMaster } from '#server/platform/media/master.ts';
import { lockMasters, storeMaster } from '#server/platform/media/masters.ts';
import { media } from '#server/platform/media/tables.ts';
import { findByDigest, type MediaRow } from './picture.ts';

const LONGEST_NAME = 60;
const DIGITS = 8;

/**
 * Permanent id of a picture: from its file name, for people, and its digest, so that no two share
 * an id, not even with a picture of a later seed.
 */
function toId(fileName: string, digest: string): string {
	const slug = toSlug(fileName.replace(/\.[a-z0-9]{2,5}$/i, '')).slice(0, LONGEST_NAME);
	return [slug.replace(/-+$/, ''), digest.slice(0, DIGITS)].filter(Boolean).join('-');
}

export interface Stored {
	row: MediaRow;
	isNew: boolean;
}

/**
 * Stores a master and its row. A second upload of the same picture returns the existing one, also
 * when both are concurrent: the second waits for the lock and finds the first.
 */
export async function storePicture(
	call: StaffCall,
	fileName: string,
	master: MadeMaster,
): Promise<Stored | Response> {
	const known = await findByDigest(call.db, master.digest);
	if (known) return { row: known, isNew: false };
	return auditedWrite(call, async ({ tx, now }, note) => {
		await lockMasters(tx);
		const meanwhile = await findByDigest(tx, master.digest);
		if (meanwhile) return { row: meanwhile, isNew: false };
		const { width, height, digest } = master;
		const id = toId(fileName, digest);
		// A file without its row is deleted at night; a row without its file would be a hole.
		const source = await storeMaster(call.files, master);
		const [row] = await tx
			.insert(media)
			.values({ id, file: `${id}.webp`, width, height, source, digest, uploaded_at: now })
			.returning();
		if (!row) throw new Error('the picture was not stored');
		await note({ action: 'upload', resource: 'picture', record_id: id });
		return { row, isNew: true };
	});
}
