import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { madeAt } from '#server/platform/db/columns.ts';

export const test_rides = pgTable('test_rides', {
	id: uuid('id').primaryKey().defaultRandom(),
	email: text('email').notNull(),
	wheel: text('wheel').notNull(),
	created_at: madeAt(),
});
