import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETURN_DAYS, WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS } from '#domain/order-terms.ts';
import { LOCALES } from '#contract/locales.ts';
import { REGISTRATION_DAYS } from '#domain/warranty.ts';

/** A number of days as the five languages write it. */
const DAYS = /(\d+)\s?(?:giorni|days|días|jours|日(?!本))/g;

/** Texts that spell out the days of a rule, for a sentence reads better than its pieces. */
const TOLD: readonly [files: string, days: readonly number[]][] = [
	['src/i18n/locales/*/returns.json', [RETURN_DAYS]],
	['src/server/orders/papers/texts/??.ts', [WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS]],
	['src/server/withdrawals/mails/texts/??.ts', [WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS]],
	['src/server/withdrawals/page-texts.ts', [WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS]],
	['src/seed/pages/legal-terms-rights.ts', [RETURN_DAYS, WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS]],
	['src/server/wheels/mails/texts/??.ts', [REGISTRATION_DAYS]],
];

const told = TOLD.flatMap(([files, days]) =>
	globSync(files).map((file): [string, readonly number[]] => [file, days]),
);

test.each(told)('%s names no other days than the rule', (file, days) => {
	const named = [...readFileSync(file, 'utf8').matchAll(DAYS)].map(([, number]) => Number(number));
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((number) => !days.includes(number))).toEqual([]);
});

test('every language is among them', () => {
	for (const locale of LOCALES) {
		expect(told.filter(([file]) => file.includes(`/${locale}`)).length, locale).toBeGreaterThan(2);
	}
});
