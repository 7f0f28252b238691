import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';

const WORDS = import.meta.glob<Record<string, Record<string, string>>>(
	'../../../src/i18n/locales/*/{checkout,orders}.json',
	{ eager: true, import: 'default' },
);
const toWords = (locale: Locale, namespace: 'checkout' | 'orders') =>
	WORDS[`../../../src/i18n/locales/${locale}/${namespace}.json`] ?? {};

test.each(LOCALES)('the last step quotes the order button’s label (%s)', (locale) => {
	const { notice } = toWords(locale, 'checkout');
	const button = toWords(locale, 'orders')['act']?.['withdraw'] ?? 'no word';
	expect(notice?.['withdrawalText_other']).toContain(button);
});
