import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fitRuleCreate, fitRuleResource } from '#contract/fit/desk.ts';
import { dayInRome } from '#domain/time/days.ts';
import { creationWriter, deskKind, fault } from '#server/desk/ports.ts';
import type { StoredTexts } from '#server/platform/db/columns.ts';
import { fit_rules } from './tables.ts';

const TRANSLATIONS = ['en', 'es', 'fr', 'ja'] as const;

/** Fit rules at the desk: versions are added, never changed. */
export const fitRuleKind = deskKind(fitRuleResource, {
	table: fit_rules,
	columns: {
		id: fit_rules.id,
		rule: fit_rules.rule,
		subject: fit_rules.subject,
		name: fit_rules.name,
		value: fit_rules.value,
		freehub: sql`coalesce(${fit_rules.freehub}, '')`,
		adapter: sql`(${fit_rules.texts} -> 'it' ->> 'adapter')`,
		source: fit_rules.source,
		is_own: fit_rules.is_own,
		is_withdrawn: fit_rules.is_withdrawn,
		valid_from: fit_rules.valid_from,
		reason: sql`(${fit_rules.texts} -> 'it' ->> 'reason')`,
	},
	writer: {
		create: creationWriter(fitRuleCreate, async ({ tx, now }, body) => {
			const { rule, subject, freehub, value, name, adapter, reason } = body;
			const isGroupset = rule === 'groupset';
			if (isGroupset && freehub === '') return fault('freehub', 'required');
			if (isGroupset && name === '') return fault('name', 'required');
			if (!isGroupset && value === null) return fault('value', 'required');
			const hasSubject =
				rule === 'groupset' || rule === 'hookless_tyre' || rule === 'race_rim_height';
			if (hasSubject && subject === '') return fault('subject', 'required');
			if (rule === 'hookless_tyre' && !/^\d+$/.test(subject)) return fault('subject', 'regex');
			const id = randomUUID();
			const texts: StoredTexts<{ reason: string; adapter: string }> = { it: { reason, adapter } };
			for (const locale of TRANSLATIONS) {
				const text = body[`reason_${locale}`];
				if (text !== '') texts[locale] = { reason: text, adapter };
			}
			await tx.insert(fit_rules).values({
				id,
				rule,
				subject: hasSubject ? subject : '',
				name: isGroupset ? name : '',
				value: isGroupset ? null : value,
				freehub: isGroupset ? freehub : null,
				source: body.source,
				is_own: body.is_own,
				is_withdrawn: body.is_withdrawn,
				valid_from: dayInRome(now),
				made_at: now,
				texts,
			});
			return { id };
		}),
	},
});
