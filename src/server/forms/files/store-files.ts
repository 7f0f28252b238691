import type { FileStore } from '#server/platform/files/file-store.ts';
import type { IncomingFile } from '#server/platform/uploads/incoming.ts';
import { toUploadKey } from '#server/platform/uploads/store.ts';

/**
 * Takes incoming files over before their rows are written: a slow store must hold no connection of
 * the database. Files whose rows are never committed are deleted by the nightly clean-up.
 */
export async function storeFiles(
	store: FileStore,
	files: readonly Pick<IncomingFile, 'path' | 'stored_name'>[],
): Promise<void> {
	for (const { path, stored_name } of files) await store.take(toUploadKey(stored_name), path);
}

/** Deletes stored files of which no row was written. */
export async function dropFiles(
	store: FileStore,
	files: readonly Pick<IncomingFile, 'stored_name'>[],
): Promise<void> {
	for (const { stored_name } of files) await store.remove(toUploadKey(stored_name));
}
