import { expect, test } from 'vitest';
import { askedCountry, COUNTRY_PARAM } from '#contract/chosen-country.ts';

test.each([
	[`?${COUNTRY_PARAM}=DE`, 'DE'],
	[`?variant=K50-B&${COUNTRY_PARAM}=JP`, 'JP'],
	[`?${COUNTRY_PARAM}=JP&variant=K50-B`, 'JP'],
	// The store locator's filter, and a link that somebody bookmarked before.
	['?country=DE', null],
	['?country=XX&kind=bakery', null],
	[`?${COUNTRY_PARAM}=DEU`, null],
	[`?${COUNTRY_PARAM}=de`, null],
	[`?${COUNTRY_PARAM}=`, null],
	[`?not_${COUNTRY_PARAM}=DE`, null],
	['', null],
])('the query %j asks for the prices of %j', (search, country) => {
	expect(askedCountry(search)).toBe(country);
});
