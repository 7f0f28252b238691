import { asc } from 'drizzle-orm';
import type { FitRule } from '#contract/fit/rules.ts';
import type { Locale } from '#contract/locales.ts';
import type { IsoDate } from '#contract/units.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { textsIn } from '#server/platform/db/localized.ts';
import { fit_rules } from './tables.ts';

/** All versions of the fit rules, the oldest first. */
export async function findFitRules(db: Db | Tx, asked: Locale): Promise<FitRule[]> {
	const rows = await db
		.select()
		.from(fit_rules)
		.orderBy(asc(fit_rules.valid_from), asc(fit_rules.made_at), asc(fit_rules.id));
	return rows.map((row) => {
		const { locale, text } = textsIn(row.texts, asked);
		return {
			id: row.id,
			locale,
			rule: row.rule,
			subject: row.subject,
			name: row.name,
			value: row.value,
			freehub: row.freehub,
			part: row.part,
			adapter: text.adapter,
			source: row.source,
			is_own: row.is_own,
			is_withdrawn: row.is_withdrawn,
			valid_from: row.valid_from as IsoDate,
			reason: text.reason,
		};
	});
}
