import { expect, test } from 'vitest';
import { rootLocale } from '#edge/locale.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { UNKNOWN_LANGUAGE } from '../../support/unknown-language.ts';

test.each([
	['ja', 'ja'],
	[`${UNKNOWN_LANGUAGE},fr;q=0.8`, 'fr'],
	['en-GB', 'en'],
	['EN-us, it;q=0.9', 'en'],
	['it;q=0.1, es;q=0.9, fr;q=0.5', 'es'],
	['fr;q=0, en;q=0.2', 'en'],
	['fr ; q=0.4 , en ; q = 0.6', 'en'],
	['fr, en', 'fr'],
	['fr;q=0', 'it'],
	['*', 'it'],
	[UNKNOWN_LANGUAGE, 'it'],
	['', 'it'],
	[',,;;q=,=', 'it'],
	['fr;q=banana, en;q=0.1', 'en'],
	['fr;q=7, en;q=0.1', 'en'],
	['fr;q=-1', 'it'],
	['../../etc/passwd', 'it'],
	['ja'.repeat(4000), 'it'],
])('Accept-Language "%.40s" selects %s', (header, locale) => {
	expect(acceptedLocale(header)).toBe(locale);
});

test('without Accept-Language the default language is selected', () => {
	expect(acceptedLocale(null)).toBe('it');
});

test.each([
	['i18n_redirected=ja', 'ja'],
	['a=1; i18n_redirected=fr; b=2', 'fr'],
	[`i18n_redirected=${UNKNOWN_LANGUAGE}`, 'en'],
	['i18n_redirected=', 'en'],
	['xi18n_redirected=fr', 'en'],
])('a stored known language wins: %s selects %s', (cookie, locale) => {
	expect(rootLocale(new Headers({ cookie, 'accept-language': 'en' }))).toBe(locale);
});
