import { pgTable, text } from 'drizzle-orm/pg-core';
import { madeAt } from '../db/columns.ts';

/** Names of files without a row; a job deletes the bytes. */
export const files_to_delete = pgTable('doomed_files', {
	stored_name: text('stored_name').primaryKey(),
	created_at: madeAt(),
});
