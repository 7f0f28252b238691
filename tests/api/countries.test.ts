import { expect, test } from 'vitest';
import { listCountries } from '#contract/content/endpoints.ts';
import { LOCALES } from '#contract/locales.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listCountries', ask);

test.each(LOCALES)('countries are sorted by their name in %s', async (locale) => {
	const countries = await readData(listCountries, await ask(`/api/countries?locale=${locale}`));
	const names = countries.map(({ name }) => name);
	expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
	expect(new Set(countries.map((country) => country.locale))).toEqual(new Set([locale]));
});

test.runIf(isEmbedded)('a country has its name in each language and its prefix', async () => {
	const names = async (locale: string) =>
		(await readData(listCountries, await ask(`/api/countries?locale=${locale}`))).map(
			({ name, phone_prefix }) => `${name} ${phone_prefix}`,
		);
	expect(await names('it')).toEqual([
		'Austria +43',
		'Germania +49',
		'Giappone +81',
		'Italia +39',
		'Regno Unito +44',
		'Svizzera +41',
	]);
	expect(await names('en')).toEqual([
		'Austria +43',
		'Germany +49',
		'Italy +39',
		'Japan +81',
		'Switzerland +41',
		'United Kingdom +44',
	]);
});
