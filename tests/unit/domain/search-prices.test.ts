import { describe, expect, test } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import type { SearchEntry } from '#contract/search/search.ts';
import { cents } from '#domain/money/money.ts';
import { createEngine } from '#domain/search/engine.ts';
import { normal } from '#domain/search/normal.ts';
import { type AskedPrice, takePrice } from '#domain/search/prices.ts';
import { wordsIn } from '#domain/search/words.ts';

const read = (typed: string, locale: Locale, isBare = true) =>
	takePrice(normal(typed), locale, isBare);
const readPrice = (typed: string, locale: Locale) => read(typed, locale).price;

const LIMITS: readonly [Locale, string, Partial<AskedPrice>][] = [
	['it', 'ruote sotto 1000 euro', { least: 0, most: 1000, currency: 'eur' }],
	['it', 'ruote a meno di 1.500 €', { most: 1500 }],
	['it', 'ruote sotto i 1500', { most: 1500, currency: null }],
	['it', 'ruote fino a mille euro', { most: 1000 }],
	['it', 'ruote fino a 2 mila euro', { most: 2000 }],
	['it', 'ruote tra 500 e 900 euro', { least: 500, most: 900 }],
	['it', 'ruote da 1.000 a 1.500 euro', { least: 1000, most: 1500 }],
	['it', 'ruote oltre 2000 euro', { least: 2000, most: Infinity }],
	['it', 'ruote sui 1000 euro', { least: 800, most: 1200, near: 1000 }],
	['en', 'wheels under 1500', { most: 1500, currency: null }],
	['en', 'wheels under £1,500', { most: 1500, currency: null }],
	['en', 'wheels between 500 and 1100 euros', { least: 500, most: 1100 }],
	['en', 'wheels €500-€900', { least: 500, most: 900 }],
	['en', 'wheels under 1.5k euros', { most: 1500 }],
	['en', '1000 euros or less', { most: 1000 }],
	['en', 'over 2000 euros', { least: 2000, most: Infinity }],
	['es', 'ruedas por menos de 600 euros', { most: 600 }],
	['es', 'ruedas entre 1000 y 1500 €', { least: 1000, most: 1500 }],
	['es', 'ruedas a partir de 900 euros', { least: 900, most: Infinity }],
	['fr', 'roues moins de 2000 €', { most: 2000 }],
	['fr', 'roues entre 1 000 et 1 500 €', { least: 1000, most: 1500 }],
	['fr', 'jusqu’à 800 €', { most: 800 }],
	['fr', 'budget 600 euros roues', { most: 600 }],
	['ja', '10万円以下 ホイール', { most: 100_000, currency: 'jpy' }],
	['ja', '１０万円以下のホイール', { most: 100_000, currency: 'jpy' }],
	['ja', 'ホイール 20万以内', { most: 200_000, currency: 'jpy' }],
	['ja', '10〜15万円 ホイール', { least: 100_000, most: 150_000, currency: 'jpy' }],
	['ja', '予算￥200,000', { most: 200_000, currency: 'jpy' }],
	['ja', '30万円以上', { least: 300_000, most: Infinity, currency: 'jpy' }],
	['ja', '1000ユーロ以下', { most: 1000, currency: 'eur' }],
];

describe('the price in a query', () => {
	test.each(LIMITS)('in %s: %s', (locale, typed, expected) => {
		expect(readPrice(typed, locale)).toMatchObject(expected);
	});

	test.each([
		['it', 'ruote economiche'],
		['it', 'le ruote meno care'],
		['en', 'cheapest carbon wheels'],
		['es', 'ruedas baratas'],
		['fr', 'roues pas chères'],
		['ja', '一番安いホイール'],
	] as const)('has the cheapest first in %s: %s', (locale, typed) => {
		expect(readPrice(typed, locale)).toMatchObject({ most: Infinity, order: 'cheapest' });
	});

	test.each([
		['it', 'le ruote più care'],
		['en', 'most expensive wheels'],
		['es', 'las ruedas más caras'],
		['fr', 'les roues les plus chères'],
		['ja', '一番高いホイール'],
	] as const)('has the dearest first in %s: %s', (locale, typed) => {
		expect(readPrice(typed, locale)).toMatchObject({ order: 'dearest' });
	});

	test.each([
		['it', 'ruote sotto 1500 g'],
		['it', 'kleos rd 50'],
		['it', 'KRD36-HG-BK'],
		['it', 'perno 12 x 142'],
		['it', 'raggi 280'],
		['it', 'catalogo dal 2025'],
		['en', 'rotor under 160 mm'],
		['en', 'wheels for 29 inch'],
		['en', '700x40c gravel wheels'],
		['fr', 'entre 40 et 45 mm'],
		['ja', '体重100kg以下'],
		['ja', 'タイヤ 28mm 以上'],
		['en', '€'],
		['en', '<b>1000</b>'],
	] as const)('is none in %s: %s', (locale, typed) => {
		expect(read(typed, locale)).toEqual({ rest: normal(typed), price: null });
	});

	test('is taken out of the query, the words beside it stay', () => {
		expect(read('ruote carbonio sotto 1000 euro disco', 'it').rest.split(/\s+/)).toEqual([
			'ruote',
			'carbonio',
			'disco',
		]);
	});

	test('is no bare figure beside a length or a weight', () => {
		expect(read('profilo sotto 500', 'it', false).price).toBeNull();
		expect(read('profilo sotto 500 euro', 'it', false).price).toMatchObject({ most: 500 });
	});
});

function anEntry(id: string, title: string, amount: number | null, facts = '#wheel'): SearchEntry {
	const yen = amount === null ? '' : ` =${amount * 100}jpy`;
	return {
		id,
		group: 'wheels',
		title,
		href: `/${id}`,
		note: '',
		...(amount !== null && {
			price: { amount: cents(amount * 100), currency: 'EUR', is_from: false },
		}),
		name: wordsIn([title], 'it'),
		facts: `${facts}${yen}`,
		text: '',
	};
}

const ENTRIES = [
	anEntry('dear', 'Kleos', 2000, '#wheel #carbon'),
	anEntry('middle', 'Sile', 1000, '#wheel #carbon'),
	anEntry('cheap', 'Piave', 500),
	anEntry('unpriced', 'Grappa', null),
	{ ...anEntry('bag', 'Borsa portaruote', 90, ''), group: 'spares' as const },
];
const answer = (typed: string, locale: Locale = 'it') =>
	createEngine({ locale, is_whole: true, entries: ENTRIES }).search(typed, 9);
const search = (typed: string, locale: Locale = 'it') =>
	answer(typed, locale).hits.map(({ id }) => id);

describe('a search with a price', () => {
	test('excludes what costs more, or less, and has what is near the limit first', () => {
		expect(search('ruote sotto 1500 euro')).toEqual(['middle', 'cheap']);
		expect(search('ruote oltre 900 euro')).toEqual(['middle', 'dear']);
		expect(search('ruote tra 400 e 600 euro')).toEqual(['cheap']);
		expect(search('ruote da 1000 euro')).toEqual(['middle']);
	});

	test('includes the limit itself', () => {
		expect(search('ruote fino a 1000 euro')[0]).toBe('middle');
		expect(search('ruote fino a 999 euro')[0]).toBe('cheap');
	});

	test('counts yen by the price list in yen', () => {
		expect(search('10万円以下 ホイール', 'ja').slice(0, 2)).toEqual(['middle', 'cheap']);
		expect(search('9万円以下 ホイール', 'ja')[0]).toBe('cheap');
	});

	test('shows the prices in the currency that was named', () => {
		expect(answer('10万円以下 ホイール', 'ja').hits[0]?.price).toEqual({
			amount: 100_000,
			currency: 'JPY',
			is_from: false,
		});
		expect(answer('1000ユーロ以下 ホイール', 'ja').hits[0]?.price).toMatchObject({
			amount: 100_000,
			currency: 'EUR',
		});
		expect(answer('ホイール', 'ja').hits[0]?.price).toMatchObject({ currency: 'EUR' });
	});

	test('sorts by price where it asks for the cheapest or the dearest', () => {
		expect(search('ruote economiche').slice(0, 3)).toEqual(['cheap', 'middle', 'dear']);
		expect(search('ruote carbonio economiche').slice(0, 2)).toEqual(['middle', 'dear']);
		expect(search('le ruote più care').slice(0, 3)).toEqual(['dear', 'middle', 'cheap']);
	});

	test('shows the nearest prices where nothing meant costs so little, or so much', () => {
		expect(search('ruote sotto 300 euro').slice(0, 3)).toEqual(['cheap', 'middle', 'dear']);
		expect(search('ruote oltre 5000 euro').slice(0, 3)).toEqual(['dear', 'middle', 'cheap']);
		expect(answer('ruote sotto 300 euro').is_beyond_price).toBe(true);
		expect(answer('ruote sotto 600 euro').is_beyond_price).toBe(false);
		expect(answer('ruote').is_beyond_price).toBe(false);
	});

	test('leaves a currency out that no price list has', () => {
		const entries = ENTRIES.map((entry) => ({
			...entry,
			facts: entry.facts.replace(/ =\d+jpy/, ''),
		}));
		const { hits } = createEngine({ locale: 'ja', is_whole: true, entries }).search(
			'ホイール 10万円以下',
			9,
		);
		expect(hits.map(({ id }) => id)).toEqual(expect.arrayContaining(['dear', 'middle', 'cheap']));
	});
});
