import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Used captchas, kept until they would have expired anyway. */
export const captcha_uses = pgTable('captcha_uses', {
	key: text('key').primaryKey(),
	expires_at: instant('expires_at').notNull(),
});
