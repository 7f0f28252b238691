import { boolean, date, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { FIT_RULES } from '#contract/fit/rules.ts';
import { instant, rowFields, texts } from '#server/platform/db/columns.ts';

/** Versions of the fit rules. Rows are only added: each replaces an older one of its key. */
export const fit_rules = pgTable('fit_rules', {
	id: text('id').primaryKey(),
	rule: text('rule', { enum: FIT_RULES }).notNull(),
	subject: text('subject').notNull(),
	name: text('name').notNull(),
	value: doublePrecision('value'),
	freehub: text('freehub'),
	part: text('part'),
	source: text('source').notNull(),
	is_own: boolean('is_own').notNull(),
	is_withdrawn: boolean('is_withdrawn').notNull().default(false),
	valid_from: date('valid_from', { mode: 'string' }).notNull(),
	/** Orders the versions of one day. */
	made_at: instant('made_at').notNull(),
	texts: texts<{ reason: string; adapter: string }>(),
	...rowFields,
});
