import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/client.ts';
import { countries } from '../tables-catalogue.ts';

/** Countries by their name in a language. */
export async function findCountries(db: Db, locale: Locale) {
	const { code, phone_prefix } = countries;
	const rows = await db.select({ code, phone_prefix }).from(countries);
	const names = new Intl.DisplayNames(locale, { type: 'region' });
	const { compare } = new Intl.Collator(locale);
	return rows
		.map((row) => ({ ...row, name: names.of(row.code) ?? row.code, locale }))
		.sort((a, b) => compare(a.name, b.name));
}

/** Codes of the countries that a form may name. */
export async function countryCodes(db: Db): Promise<Set<string>> {
	const rows = await db.select({ code: countries.code }).from(countries);
	return new Set(rows.map(({ code }) => code));
}
