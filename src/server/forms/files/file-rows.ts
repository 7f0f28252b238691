import type { Tx } from '#server/platform/db/client.ts';
import type { IncomingFile } from '#server/platform/uploads/incoming.ts';
import { uploads } from '../tables.ts';

type FileRow = Pick<
	typeof uploads.$inferSelect,
	'id' | 'field' | 'file_name' | 'mime' | 'size' | 'stored_name'
>;

/** Inserts rows of files; the caller stores the bytes before they are committed. */
export async function insertFiles(
	tx: Tx,
	submission_id: string,
	files: readonly IncomingFile[],
	created_at: Date,
): Promise<FileRow[]> {
	if (files.length === 0) return [];
	return tx
		.insert(uploads)
		.values(
			files.map(({ field, file_name, type, size, stored_name }) => ({
				submission_id,
				field,
				file_name,
				mime: type,
				size,
				stored_name,
				created_at,
			})),
		)
		.returning({
			id: uploads.id,
			field: uploads.field,
			file_name: uploads.file_name,
			mime: uploads.mime,
			size: uploads.size,
			stored_name: uploads.stored_name,
		});
}
