import { describe, expect, test } from 'vitest';
import type { SearchEntry, SearchGroup } from '#contract/search/search.ts';
import type { Locale } from '#contract/locales.ts';
import { createEngine } from '#domain/search/engine.ts';
import { wordsIn } from '#domain/search/words.ts';

const LOCALE = 'it';

function anEntry(
	id: string,
	title: string,
	facts: string,
	{ group = 'wheels', locale = LOCALE }: { group?: SearchGroup; locale?: Locale } = {},
): SearchEntry {
	return {
		id,
		group,
		title,
		href: `/${id}`,
		note: '',
		name: wordsIn([title], locale),
		facts,
		text: '',
	};
}

const tyres = (least: number, most: number) =>
	Array.from({ length: most - least + 1 }, (_, at) => `=${least + at}tyre`).join(' ');

const ENTRIES = [
	anEntry('product/narrow', 'Kleos 36', `#wheel #tyre #light #hg ${tyres(25, 38)} =1390g =36mm`),
	anEntry('product/wide', 'Montello 30', `#wheel #tyre #light ${tyres(54, 66)} =1480g =26mm`),
	anEntry('product/heavy', 'Crono 80', `#wheel #tyre #deep #hg ${tyres(25, 32)} =1720g =80mm`),
	anEntry('product/post', 'Reggisella', wordsIn(['27,2 / 31,6 mm'], LOCALE), {
		group: 'components',
	}),
	anEntry('product/bag', 'Borsa portaruote', '', { group: 'spares' }),
	anEntry('product/axle', 'Perno passante 12 × 100', '', { group: 'components' }),
	anEntry('product/rims', 'Cerchi in garanzia', '', { group: 'components' }),
	anEntry('product/carrier', 'Piave 30', `#wheel #hg =110max =1690g`),
	anEntry('route/fit', 'Compatibilità', '', { group: 'pages' }),
	anEntry('page/warranty-extension', 'Estensione garanzia', '', { group: 'pages' }),
	anEntry('route/store-locator', 'Punti vendita', '', { group: 'pages' }),
	anEntry('store/one', 'Officina Bologna', '#dealer', { group: 'stores' }),
	anEntry('store/two', 'Officina Milano', '#dealer', { group: 'stores' }),
];
const engine = createEngine({ locale: LOCALE, is_whole: true, entries: ENTRIES });
const listFound = (query: string) => engine.search(query, 9).hits.map(({ id }) => id);

describe('a tyre', () => {
	test('of a bare figure is a width in mm', () => {
		expect(listFound('ruote per copertoni da 60')).toEqual(['product/wide']);
	});

	test('in inches is converted to mm, and a diameter in inches is not', () => {
		expect(listFound('ruote copertoni 2.4"')).toEqual(['product/wide']);
		expect(listFound('ruote copertoni 29"')).not.toEqual([]);
	});

	test('with a C is in mm, and 700C is a wheel size', () => {
		expect(listFound('ruote copertoni 32c')).toEqual(['product/narrow', 'product/heavy']);
		expect(wordsIn(['700C 32C'], LOCALE).split(' ')).toEqual(
			expect.arrayContaining(['#size28', '=32mm']),
		);
	});

	test('beside a groupset ranks before a wheel with the figure in its name', () => {
		expect(listFound('shimano 11 30 mm')[0]).toBe('product/narrow');
	});
});

describe('a figure', () => {
	test('without a unit matches any unit, with either decimal separator', () => {
		for (const typed of ['reggisella 31,6', 'reggisella 31.6', 'reggisella 27.2']) {
			expect(listFound(typed), typed).toEqual(['product/post']);
		}
		expect(listFound('kleos 1390')).toEqual(['product/narrow']);
	});

	test('behind "less than" is a limit', () => {
		expect(listFound('ruote sotto 1500 g')).toEqual(['product/wide', 'product/narrow']);
		expect(listFound('ruote meno di 1400 grammi')).toEqual(['product/narrow']);
	});

	test('beside the name of a part is no serial number', () => {
		const answer = createEngine({ locale: 'es', is_whole: true, entries: ENTRIES }).search(
			'eje 12x100',
			3,
		);
		expect(answer.serial).toBeNull();
		expect(answer.hits.map(({ id }) => id)).toEqual(['product/axle']);
		expect(engine.search('MQC 50A 250103', 3).serial).toBe('MQC50A250103');
	});
});

describe('a limit on wheels', () => {
	test('excludes wheels beyond it', () => {
		expect(listFound('ruote per coperture da 60 mm')).toEqual(['product/wide']);
		expect(listFound('ruote ciclista 100 kg')).toContain('product/carrier');
		expect(listFound('ruote ciclista 120 kg')).not.toContain('product/carrier');
	});

	test('without a match links to the fit bench, with the same question', () => {
		const listAddresses = (query: string) => engine.search(query, 9).hits.map(({ href }) => href);
		expect(listAddresses('ruote per coperture da 10 mm')).toEqual(['/route/fit?tyre=10']);
		expect(listAddresses('ruote ciclista 200 kg')[0]).toBe('/route/fit?weight=200');
		const japanese = createEngine({ locale: 'ja', is_whole: true, entries: ENTRIES });
		expect(japanese.search('体重200kg', 1).hits[0]?.href).toBe('/route/fit?weight=200');
	});
});

test('a Japanese word is matched by half of its bigrams, and no longer by chance', () => {
	const entries = [
		{ ...anEntry('product/rotor', 'ディスクローター160', '', { locale: 'ja' }) },
		{ ...anEntry('product/spokes', 'スポーク', '', { locale: 'ja' }) },
	];
	const japanese = createEngine({ locale: 'ja', is_whole: true, entries });
	const list = (query: string) => japanese.search(query, 9).hits.map(({ id }) => id);
	expect(list('マイクロシフト')).toEqual([]);
	expect(list('ロータ交換')).toEqual(['product/rotor']);
});

test('a T-shirt is no number of teeth', () => {
	expect(wordsIn(['セクション50 Tシャツ'], 'ja').split(' ')).toContain('#tshirt');
	expect(wordsIn(['Section 50 T-shirt'], 'en').split(' ')).toContain('#tshirt');
	expect(wordsIn(['Corona 40t'], 'it').split(' ')).toContain('40');
});

test('an adjective is a figure: deep and light', () => {
	expect(listFound('ruote profilo alto')[0]).toBe('product/heavy');
	expect(listFound('ruote leggere')).toEqual(['product/narrow', 'product/wide']);
});

test('stop words may be inside a phrase, or omitted', () => {
	for (const typed of ['borsa ruote', 'borse per le ruote', 'borsa portaruote']) {
		expect(listFound(typed)[0], typed).toBe('product/bag');
	}
});

test('the page that performs the request is first', () => {
	expect(listFound('garanzia cerchi')[0]).toBe('page/warranty-extension');
});

test('the store locator is first, unless a town is named', () => {
	const entries = ENTRIES.map((entry) =>
		entry.id === 'route/store-locator' ? { ...entry, name: `${entry.name} #dealer` } : entry,
	);
	const shops = createEngine({ locale: LOCALE, is_whole: true, entries });
	const first = (query: string) => shops.search(query, 1).hits[0]?.id;
	expect(first('rivenditori')).toBe('route/store-locator');
	expect(first('rivenditore bologna')).toBe('store/one');
	expect(first('rivenditore oslo')).toBe('route/store-locator');
	expect(first('rivenditori vicino a me')).toBe('route/store-locator');
});

test('words of a phrase may be written as one', () => {
	expect(listFound('portaruote')).toEqual(['product/bag']);
	expect(listFound('borsaportaruote')).toEqual(['product/bag']);
	expect(listFound('pernopassante')).toEqual(['product/axle']);
});

test('a number of holes is a number, and six bolts are a mount', () => {
	expect(wordsIn(['Cerchio 28 fori', '32h', '24穴'], LOCALE).split(' ')).toEqual(
		expect.arrayContaining(['28', '32', '24']),
	);
	expect(wordsIn(['disco 6 fori'], LOCALE).split(' ')).toContain('#sixBolt');
});

test('Kyoto is not Tokyo', () => {
	const entries = [
		anEntry('store/tokyo', '谷中', wordsIn(['東京都台東区谷中'], 'ja'), {
			group: 'stores',
			locale: 'ja',
		}),
		anEntry('store/kyoto', '鴨川', wordsIn(['京都府京都市'], 'ja'), {
			group: 'stores',
			locale: 'ja',
		}),
	];
	const japanese = createEngine({ locale: 'ja', is_whole: true, entries });
	const list = (query: string) => japanese.search(query, 9).hits.map(({ id }) => id);
	expect(list('京都')).toEqual(['store/kyoto']);
	expect(list('東京')).toEqual(['store/tokyo']);
	expect(list('東京都')).toEqual(['store/tokyo']);
});

test('a name in kana finds what mentions it in Latin letters', () => {
	const entries = [
		anEntry('product/wheel', 'Montello 30', '#wheel', { locale: 'ja' }),
		anEntry('product/spoke', 'スポーク', wordsIn(['Montello 30'], 'ja'), {
			group: 'spares',
			locale: 'ja',
		}),
	];
	const japanese = createEngine({ locale: 'ja', is_whole: true, entries });
	expect(japanese.search('モンテッロ スポーク', 1).hits[0]?.id).toBe('product/spoke');
});

test('a part that is called by its name is found beside a wheel whose text mentions one', () => {
	const entries = [
		{ ...anEntry('product/wheel', 'Grappa 27', `#wheel #width =27mm`), text: '#rimTape' },
		anEntry('product/tape', 'Nastro tubeless', '=28mm', { group: 'spares' }),
	];
	const shop = createEngine({ locale: LOCALE, is_whole: true, entries });
	expect(shop.search('nastro cerchio larghezza 27 mm', 2).hits.map(({ id }) => id)).toContain(
		'product/tape',
	);
});
