import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';

const WORDS = import.meta.glob<Record<string, Record<string, string>>>(
	'../../../src/i18n/locales/*/{checkout,orders}.json',
	{ eager: true, import: 'default' },
);
const wordsOf = (locale: Locale, namespace: 'checkout' | 'orders') =>
	WORDS[`../../../src/i18n/locales/${locale}/${namespace}.json`] ?? {};

test.each(LOCALES)(
	'the last step names the button of the order as it is written (%s)',
	(locale) => {
		const { notice } = wordsOf(locale, 'checkout');
		const button = wordsOf(locale, 'orders')['act']?.['withdraw'] ?? 'no word';
		expect(notice?.['withdrawalText_other']).toContain(button);
	},
);
