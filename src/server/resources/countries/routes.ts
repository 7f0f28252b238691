import { listCountries } from '#contract/endpoints.ts';
import { countries } from '../../db/schema.ts';
import { route } from '../../route.ts';

export const countryRoutes = {
	listCountries: route(listCountries, async ({ db, query: { locale } }) => {
		const { code, phone_prefix } = countries;
		const rows = await db.select({ code, phone_prefix }).from(countries);
		const names = new Intl.DisplayNames(locale, { type: 'region' });
		const { compare } = new Intl.Collator(locale);
		return rows
			.map((row) => ({ ...row, name: names.of(row.code) ?? row.code, locale }))
			.sort((a, b) => compare(a.name, b.name));
	}),
};
