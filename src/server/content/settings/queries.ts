import { UNMEASURED } from '#contract/content/settings.ts';
import type { Locale } from '#contract/locales.ts';
import { toNoticeLocale } from '#domain/catalogue/guarantee.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { settings } from '../tables.ts';
import { textsIn } from '#server/platform/db/localized.ts';

/** Settings in their own table, and the official notice of the guarantee that they name. */
async function readSettings(db: Db | Tx, asked: Locale) {
	const [row] = await db.select().from(settings).limit(1);
	if (!row) return null;
	const { locale, text } = textsIn(row.texts, asked);
	const { share_capital, group_note, guarantee_notice, guarantee_artwork: _, ...names } = text;
	const told = {
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
			parent_company: row.data.company.parent_company ?? null,
			share_capital,
			group_note,
		},
	};
	return { told, artwork: row.texts[toNoticeLocale(asked)]?.guarantee_artwork ?? null };
}

/** Settings in a language; null while there are none. */
export const findSettings = async (db: Db | Tx, asked: Locale) =>
	(await readSettings(db, asked))?.told ?? null;

/** Sender of mails. */
export async function findSender(db: Db | Tx, locale: Locale) {
	const read = await readSettings(db, locale);
	if (!read) throw new Error('the row of settings is missing: mails need the sender');
	const { told, artwork } = read;
	return {
		brand: told.site_name,
		company: told.company,
		guarantee: { words: told.guarantee_notice, artwork },
	};
}
