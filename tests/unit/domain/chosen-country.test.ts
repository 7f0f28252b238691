import { expect, test } from 'vitest';
import {
	askedCountry,
	COUNTRY_PARAM,
	linkedCountry,
	OWN_COUNTRY_PARAM,
} from '#contract/chosen-country.ts';

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
])('the query %j selects the prices of %j', (search, country) => {
	expect(askedCountry(search)).toBe(country);
});

test.each([
	[`?${OWN_COUNTRY_PARAM}=JP`, 'JP'],
	[`?p=kleos-rd-50&${OWN_COUNTRY_PARAM}=JP`, 'JP'],
	[`?${COUNTRY_PARAM}=JP`, null],
	[`?${OWN_COUNTRY_PARAM}=yen`, null],
	['', null],
])('the query %j sets the country %j', (search, country) => {
	expect(linkedCountry(search)).toBe(country);
	if (country !== null) expect(askedCountry(search)).toBeNull();
});
