import type { Locale } from '#contract/locales.ts';
import { countryName } from '#i18n/country-name.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { countries } from '../tables-catalogue.ts';

/** Countries sorted by their name in a language. */
export async function findCountries(db: Db, locale: Locale) {
	const { code, phone_prefix } = countries;
	const rows = await db.select({ code, phone_prefix }).from(countries);
	const { compare } = new Intl.Collator(locale);
	return rows
		.map((row) => ({ ...row, name: countryName(row.code, locale), locale }))
		.sort((a, b) => compare(a.name, b.name));
}

/** Telephone prefixes of the countries that a form may name, by their codes. */
export async function phonePrefixes(db: Db | Tx): Promise<Map<string, string>> {
	const { code, phone_prefix } = countries;
	const rows = await db.select({ code, phone_prefix }).from(countries);
	return new Map(rows.map((row) => [row.code, row.phone_prefix]));
}

/** Codes of every country, sorted. */
export async function findCountryCodes(db: Db | Tx): Promise<string[]> {
	const { code } = countries;
	const rows = await db.select({ code }).from(countries).orderBy(code);
	return rows.map((row) => row.code);
}
