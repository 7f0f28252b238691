import { getTableColumns } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { media } from '#server/platform/media/tables.ts';

/** Every picture by name; there are some hundred of them and each answer shows many. */
export async function loadPictures(db: Db | Tx) {
	const { id, file, width, height, alt } = getTableColumns(media);
	const rows = await db.select({ id, file, width, height, alt }).from(media);
	return new Map(rows.map((row) => [row.id, row]));
}
export type Pictures = Awaited<ReturnType<typeof loadPictures>>;
