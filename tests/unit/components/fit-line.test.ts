import { expect, test } from 'vitest';
import { fitLine } from '#components/product/options/fit-line.ts';
import { chooseText, fitTexts } from '#components/product/options/fit-texts.ts';
import { carriedQuery, wantedValues } from '#domain/catalogue/carried-filter.ts';
import { SEED_LOCALES } from '#seed/languages.ts';
import { BODY_NAMES } from '#i18n/fit/body-names.ts';
import { SEED } from '#seed/index.ts';

const hg = {
	code: 'freehub',
	values: ['hg', 'xdr'],
	value: 'hg',
	chosen: 'Shimano 11/12 (HG)',
	name: 'Corpetto',
};
const open = { ...hg, value: '', chosen: '' };

test.each([
	['', [hg], null],
	['?variant=K-HG', [hg], null],
	['?tyre_width=30&freehub=hg', [hg], 'Per copertura da 30\u00a0mm, Shimano 11/12 (HG)'],
	['?tyre_width=28&tyre_width=30', [open], 'Per copertura da 28/30\u00a0mm'],
	['?tyre_width=45', [hg], 'Non va con una copertura da 45\u00a0mm: qui vanno da 25 a 32\u00a0mm.'],
	[
		'?freehub=hg&tyre_width=45',
		[hg],
		'Per Shimano 11/12 (HG) · Non va con una copertura da 45\u00a0mm: qui vanno da 25 a 32\u00a0mm.',
	],
	[
		'?freehub=ms',
		[open],
		'Corpetto Shimano 12 (Micro Spline): qui non c’è. Le scelte possibili sono qui sotto.',
	],
	[
		'?freehub=n3w&freehub=xd',
		[open],
		'Corpetto Campagnolo (N3W), SRAM (XD): qui non c’è. Le scelte possibili sono qui sotto.',
	],
	['?freehub=new', [open], 'Corpetto NEW: qui non c’è. Le scelte possibili sono qui sotto.'],
	['?freehub=hg&freehub=xdr', [open], null],
	['?freehub=%3Cb%3E', [open], null],
	['?tyre_width=%3Cb%3E&tyre_width=-3&tyre_width=1e9', [hg], null],
])('the page states what fits %s', (search, options, said) => {
	expect(fitLine(fitTexts('it'), 'it', search, { tyres: '25 32', options })).toBe(said);
});

test('a freehub body has the name that lists use', () => {
	const option = SEED.options.find(({ code }) => code === 'freehub');
	const named = option?.values.map(({ code, name }) => [code, name.it]);
	expect([...BODY_NAMES]).toEqual(named);
});

test('a product without a tyre has no line about tyres', () => {
	const said = fitLine(fitTexts('it'), 'it', '?tyre_width=30', { tyres: '', options: [hg] });
	expect(said).toBeNull();
});

test('product addresses contain the rider’s bike, and no other filter', () => {
	expect(carriedQuery('?freehub=hg&sort=weight&tyre_width=30&price=-500')).toBe(
		'?tyre_width=30&freehub=hg',
	);
	expect(carriedQuery('?sort=weight')).toBe('');
});

test.each([
	['?freehub=hg', ['hg', '']],
	['?freehub=hg&freehub=xdr', ['', '']],
	['?freehub=hg&freehub=ms', ['hg', '']],
	['?freehub=ms', ['', '']],
	['?size=m', ['', '']],
])('for %s the only existing body is preselected', (search, wanted) => {
	const articles = [{ values: ['hg', 'black'] }, { values: ['xdr', 'black'] }];
	expect(wantedValues(search, ['freehub', ''], articles)).toEqual(wanted);
});

test.each(SEED_LOCALES)('each fit option of the demo has a button text in %s', (locale) => {
	const t = fitTexts(locale);
	const acts = SEED.options
		.filter(({ decides_fit }) => decides_fit)
		.map(({ code, name }) => chooseText(t, { code, name: name[locale] }));
	const fallback = chooseText(t, { code: 'new', name: '§' });
	expect(fallback).toContain('§');
	const [before = ''] = fallback.split('§');
	expect(acts.filter((act) => before !== '' && act.startsWith(before))).toEqual([]);
});
