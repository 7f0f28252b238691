import { expect, test } from 'vitest';
import { listLocales } from '#contract/content/endpoints.ts';
import { LOCALES } from '#contract/locales.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';

const ask = hostUnderTest();
conforms('listLocales', ask);

test('the default language comes first, each under its own name', async () => {
	const locales = await readData(listLocales, await ask('/api/locales'));
	expect(locales.map(({ code }) => code)).toEqual(LOCALES);
	expect(locales.map(({ name }) => name)).toEqual([
		'Italiano',
		'English',
		'Español',
		'Français',
		'日本語',
	]);
});
