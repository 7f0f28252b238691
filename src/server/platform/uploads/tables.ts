import { pgTable, text } from 'drizzle-orm/pg-core';
import { madeAt } from '../db/columns.ts';

/** Names of files whose rows went; a job takes the bytes away. */
export const files_to_delete = pgTable('doomed_files', {
	stored_name: text('stored_name').primaryKey(),
	created_at: madeAt(),
});
