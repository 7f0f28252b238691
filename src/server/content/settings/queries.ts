import { UNMEASURED } from '#contract/content/settings.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { settings } from '../tables.ts';
import { textsIn } from '#server/platform/db/localized.ts';

/** Settings in their own table. */
export async function findSettings(db: Db | Tx, asked: Locale) {
	const [row] = await db.select().from(settings).limit(1);
	if (!row) return null;
	const { locale, text } = textsIn(row.texts, asked);
	const { share_capital, group_note, guarantee_notice, ...names } = text;
	return {
		id: row.id,
		updated_at: row.updated_at.toISOString(),
		locale,
		...names,
		...row.data,
		measurement: row.data.measurement ?? UNMEASURED,
		// A translation is no substitute for the wording that a country's decree prescribes.
		guarantee_notice: locale === asked ? (guarantee_notice ?? null) : null,
		company: {
			...row.data.company,
			representative: row.data.company.representative ?? null,
			share_capital,
			group_note,
		},
	};
}

/** Sender of mails. */
export async function findSender(db: Db | Tx, locale: Locale) {
	const settings = await findSettings(db, locale);
	if (!settings) throw new Error('there are no settings to write mail with');
	return { brand: settings.site_name, company: settings.company };
}
