import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import {
	guaranteeIn,
	toGuarantee,
	legalYears,
	noticeFor,
	toExtensionWording,
	yearsUntil,
} from '#domain/catalogue/guarantee.ts';
import { getT } from '#i18n/server.ts';

test.each([
	['IT', 2],
	['FR', 2],
	['DE', 2],
	['ES', 3],
	['PT', 3],
	['SE', 3],
	['JP', 2],
	['', 2],
])('a seller owes a customer in %j %i years by law', (country, years) => {
	expect(legalYears(country)).toBe(years);
});

test('the maker adds what is left of four years', () => {
	const named = { legal_years: 3, extension_years: 1, warranty_years: 4 };
	expect(toGuarantee('ES')).toEqual(named);
	expect(guaranteeIn('es')).toEqual(named);
	expect(guaranteeIn('en')).toEqual({ legal_years: 2, extension_years: 2, warranty_years: 4 });
});

test.each([
	['IT', 'Per 2 anni, e ancora 2'],
	['ES', 'Per 3 anni, e ancora 3'],
])('the shop’s own notice states the years of %s', (country, said) => {
	expect(noticeFor('Per {legal_years} anni, e ancora {legal_years}', country)).toBe(said);
	expect(noticeFor('Come prescritto', country)).toBe('Come prescritto');
});

test('years are counted from the day of purchase, whatever the day', () => {
	expect(yearsUntil('2028-02-29', '2030-02-28')).toBe(2);
});

test.each([
	[null, 'alone'],
	[3, 'beyond'],
	[4, 'left_out'],
	[6, 'left_out'],
])('beside a label of %j years the extension to four is worded: %s', (years, told) => {
	expect(toExtensionWording(years === null ? null : { years }, toGuarantee('IT'))).toBe(told);
});

test.each(LOCALES)('texts about both guarantees state both durations (%s)', (locale) => {
	const text = getT(locale, 'catalogue')('product.warrantyBeyond', { label: 3, years: 4 });
	expect(text.match(/\d+/g)?.toSorted()).toEqual(expect.arrayContaining(['3', '4']));
});
