import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { jobSchema, paySchema } from '#contract/content/pages.ts';
import { toJobCard } from '#content/editorial/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import { aJob, aSite } from '../../support/factories-content.ts';

const YEARLY = { min: 24_000_00, max: 29_000_00, currency: 'EUR', per: 'year' };

function card(given: object, locale: Locale = 'it') {
	const job = { ...aJob('wheel-builder', locale), ...given };
	const site = aSite((language) => ({ jobs: [aJob('wheel-builder', language)] }));
	return toJobCard(site, locale, v.parse(jobSchema, job));
}
const pay = (given: object, locale?: Locale) =>
	card({ pay: { ...YEARLY, ...given } }, locale).pay?.replace(/\s/g, ' ');

describe('the pay of a position', () => {
	test.each([
		['it', '24.000–29.000 € lordi l’anno'],
		['en', '€24,000–€29,000 gross a year'],
		['es', '24.000–29.000 € brutos al año'],
		['fr', '24 000–29 000 € bruts par an'],
		['ja', '年俸€24,000～€29,000（総支給額）'],
	] as const)('is a range with its period in %s', (locale, text) => {
		expect(pay({}, locale)).toBe(text);
	});

	test.each([
		[{ min: 1_950_00, max: 2_100_00, per: 'month' }, '1.950–2.100 € lordi al mese'],
		[{ min: 12_50, max: 14_20, per: 'hour' }, '12,50–14,20 € lordi l’ora'],
		[{ min: 2_000_00, max: 2_000_00, per: 'month' }, '2.000 € lordi al mese'],
		[{ min: 3_600_000, max: 4_200_000, currency: 'JPY' }, '3.600.000–4.200.000 JPY lordi l’anno'],
	])('of %o is %s', (given, text) => {
		expect(pay(given)).toBe(text);
	});

	test('may be missing', () => {
		expect(card({ pay: null }).pay).toBeNull();
	});

	test.each([{ min: 30_000_00 }, { min: -1 }, { min: 1.5 }, { per: 'day' }, { currency: 'euro' }])(
		'is refused with %o',
		(given) => {
			expect(v.is(paySchema, { ...YEARLY, ...given })).toBe(false);
		},
	);
});

describe('the employment of a position', () => {
	test.each([
		[['full_time'], 'Tempo pieno'],
		[['full_time', 'part_time'], 'Tempo pieno, part-time'],
		[[], ''],
	])('%j reads %j', (employment, text) => {
		expect(card({ employment }).employment).toBe(text);
	});
});
