import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { mails } from './tables.ts';

const MAIL_FILE = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml(?:\.part)?$/;

/**
 * Deletes the files of mails that are no longer kept, and files that a crash left half-written. A
 * mail has its row before its file.
 */
export async function cleanUpMailFiles(db: Db, folder: string): Promise<void> {
	const names = await readdir(folder).catch(() => []);
	const files = names.flatMap((name) => {
		const id = MAIL_FILE.exec(name)?.[1];
		return id === undefined ? [] : [{ name, id }];
	});
	if (files.length === 0) return;
	const ids = files.map(({ id }) => id);
	const rows = await db.select({ id: mails.id }).from(mails).where(inArray(mails.id, ids));
	const kept = new Set(rows.map(({ id }) => id));
	for (const { name, id } of files)
		if (!kept.has(id)) await rm(join(folder, name), { force: true });
}
