import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { SearchEntry, SearchIndex } from '#contract/search/search.ts';
import { LONGEST_QUERY, SEARCH_VERSION } from '#contract/search/version.ts';
import { createEngine } from '#domain/search/engine.ts';
import { compact, normal } from '#domain/search/normal.ts';
import { readQuery } from '#domain/search/query.ts';
import { wordsIn } from '#domain/search/words.ts';

function anEntry(id: string, given: Partial<SearchEntry> = {}): SearchEntry {
	return {
		id,
		group: 'wheels',
		title: id,
		href: `/it/${id}`,
		note: '',
		name: wordsIn([given.title ?? id], 'it'),
		facts: '',
		text: '',
		...given,
	};
}

const index: SearchIndex = {
	locale: 'it',
	is_whole: true,
	entries: [
		anEntry('k36', {
			title: 'Kleos RD 36',
			facts: `${wordsIn(['Ruote', 'Strada', 'Shimano 11/12 (HG)'], 'it')} =1390g =36mm`,
			codes: 'krd36 krd36hgbk',
		}),
		anEntry('k62', {
			title: 'Kleos RD 62',
			facts: `${wordsIn(['Ruote', 'Strada'], 'it')} =1560g =62mm`,
			codes: 'krd62 krd62hgbk',
		}),
		anEntry('nipples', { group: 'spares', title: 'Nippli in alluminio' }),
		anEntry('shop', { group: 'stores', title: 'Ciclistica Navigli', facts: '#dealer milan' }),
	],
};
const found = (query: string) =>
	createEngine(index)
		.search(query, 9)
		.hits.map(({ id }) => id);

describe('a typing error', () => {
	const swap = (word: string, at: number) =>
		word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);

	test.each(['kleos', 'nippli', 'alluminio', 'navigli', 'ciclistica'])(
		'in %s is found wherever two letters are transposed',
		(word) => {
			const right = found(word);
			expect(right.length).toBeGreaterThan(0);
			for (let at = 1; at < word.length - 1; at += 1) {
				expect(found(swap(word, at)), swap(word, at)).toEqual(expect.arrayContaining(right));
			}
		},
	);
});

describe('a text is folded', () => {
	test.each([
		['Però, CITTÀ', 'pero, citta'],
		['ﾎｲｰﾙ', 'ホイル'],
		['ほいーる', 'ホイル'],
		['ウィンド', 'ウインド'],
		['ヴァルブ', 'バルブ'],
		['ガ', 'ガ'],
		['ruo\u200bta', 'ruota'],
	])('%s is %s', (text, expected) => expect(normal(text)).toBe(expected));

	test('a code loses its separators', () => expect(compact('KRD36-HG BK')).toBe('krd36hgbk'));
});

describe('a query is read', () => {
	test.each([
		['30 mm', '=30mm'],
		['3 cm', '=30mm'],
		['1.390 g', '=1390g'],
		['1,4 kg', '=1400g'],
		['28"', '=28in'],
		['28″', '=28in'],
		['30ミリ', '=30mm'],
	])('%s is the dimension %s', (text, word) =>
		expect(wordsIn([text], 'it').split(' ')).toContain(word),
	);

	test.each([
		['it', 'nippli', '#nipple'],
		['it', 'rim tape', '#rimTape'],
		['es', 'cabecillas', '#nipple'],
		['fr', 'têtes de rayon', '#nipple'],
		['ja', 'アルミニップル', '#nipple'],
		['en', '15x110', '#qr15'],
		['en', '110 x 15 mm', '#qr15'],
		['ja', 'シマノ12 マイクロスプライン', '#ms'],
	] as const)('in %s "%s" names %s', (locale, text, word) =>
		expect(wordsIn([text], locale).split(' ')).toContain(word),
	);

	test('a drivetrain maps to its splines', () => {
		expect(readQuery('Shimano 12', 'it').asked).toMatchObject([{ means: ['#hg', '#ms'] }]);
	});

	test('index and query have the same tokens in every language', () => {
		for (const locale of LOCALES) {
			const cut = wordsIn(['Kleos RD 50リム 12×142 mm 1.390 g città'], locale);
			expect(cut).toBe(wordsIn(['KLEOS rd50 りむ 142x12mm 1390g CITTA'], locale));
		}
	});

	test('a change of tokenisation requires a new index version', () => {
		expect(SEARCH_VERSION).toBe(4);
		expect(
			wordsIn(
				['Ruote RD50 1,4 kg', '27,2 / 31,6 mm', '31,6', 'ほいーる', '28 fori', '東京都'],
				'it',
			),
		).toBe('ruot rd 50 =1400g #wheel =27.2mm =31.6mm 31.6 ホイ イル 28 東京');
	});
});

describe('a search', () => {
	test.each([
		['KRD36-HG-BK', ['k36']],
		['krd36', ['k36']],
		['shimano 12', ['k36']],
		['ruota da corsa', ['k36', 'k62']],
		['kelos', ['k36', 'k62']],
		['1400 g', ['k36']],
		['nipples', ['nipples']],
		['rivenditore milano', ['shop']],
		['nav', ['shop']],
	])('for "%s" finds %j', (query, expected) => expect(found(query)).toEqual(expected));

	test('for a serial links to the passport, and finds nothing else', () => {
		const answer = createEngine(index).search(' mqc50a-250103 ', 9);
		expect(answer).toMatchObject({ serial: 'MQC50A250103', hits: [], total: 0, near: [] });
	});

	test('without results suggests similar spellings, and three wheels', () => {
		const answer = createEngine(index).search('nipplografia', 9);
		expect(answer).toMatchObject({ hits: [], total: 0, serial: null });
		expect(answer.near).toContain('nippli');
		expect(answer.instead.map(({ id }) => id)).toEqual(['k36', 'k62']);
	});

	test.each([
		'',
		' ',
		'\u0000',
		'<>',
		'a',
		'１',
		'ホイール'.repeat(80),
		'x'.repeat(300),
		'🚲',
		'(((',
	])('for %j returns without an error', (query) => {
		const answer = createEngine(index).search(query, 9);
		expect([...answer.query].length).toBeLessThanOrEqual(LONGEST_QUERY);
		expect(answer.total).toBeGreaterThanOrEqual(answer.hits.length);
	});

	test('for markup searches its words', () => {
		expect(readQuery('<b>Kleos</b>', 'it').text).toBe('b Kleos /b');
		expect(found('<img src=x onerror=alert(1)> kleos')).toEqual([]);
	});
});

describe('the meaning of a query', () => {
	const wheel = (id: string, figures: string, given: Partial<SearchEntry> = {}) =>
		anEntry(`product/${id}`, {
			title: id,
			facts: `${wordsIn(['Ruote', 'Shimano 11/12 (HG)', 'freno a disco'], 'it')} ${figures}`,
			text: wordsIn(['Raggi dritti. Se un raggio è rotto si cambia da solo.'], 'it'),
			...given,
		});
	const shop: SearchIndex = {
		locale: 'it',
		is_whole: true,
		entries: [
			wheel('Kleos 36', '=30tyre =36mm', { height_mm: 36 }),
			wheel('Piave 30', '=30mm =28tyre', { height_mm: 30 }),
			anEntry('spokes', { group: 'spares', title: 'Raggi di ricambio' }),
			anEntry('manual', {
				group: 'manuals',
				title: 'Kleos 36',
				name: wordsIn(['Manuale Kleos 36'], 'it'),
			}),
			anEntry('route/tyre-pressure', {
				group: 'pages',
				title: 'Pressione delle coperture',
				name: `${wordsIn(['Pressione delle coperture'], 'it')} #pressure`,
			}),
			anEntry('route/fit', { group: 'pages', title: 'Quale ruota va bene' }),
			anEntry('brenta', { title: 'Brenta 35' }),
		],
	};
	const first = (query: string, locale: SearchIndex['locale'] = 'it') =>
		createEngine({ ...shop, locale }).search(query, 9).hits;

	test.each([
		// A name that says half of it precedes texts that mention all of it.
		['raggio rotto', 'spokes'],
		// Who asks for a manual is not led to the wheel.
		['manuale kleos', 'manual'],
		// A screen that does what is asked precedes wheels with the same words.
		['pressione copertura 30 mm ruote', 'route/tyre-pressure'],
	])('%s finds %s first', (query, id) => expect(first(query)[0]?.id).toBe(id));

	test.each([
		['クレオス', 'product/Kleos 36'],
		['ブレンタ', 'brenta'],
	])('%s is phonetically matched', (query, id) => {
		expect(first(query, 'ja').map((hit) => hit.id)).toContain(id);
	});

	test('an abbreviation is not phonetically matched', () => {
		expect(first('レッド', 'ja')).toEqual([]);
	});

	test('a wheel is linked with the searched drivetrain and tyre', () => {
		const hits = first('Shimano 12 disco 30 mm');
		const address = (title: string) => hits.find((hit) => hit.title === title)?.href;
		expect(address('Kleos 36')).toBe('/it/product/Kleos 36?freehub=hg&freehub=ms&tyre_width=30');
		// Its own height is meant, not a tyre.
		expect(address('Piave 30')).toBe('/it/product/Piave 30?freehub=hg&freehub=ms');
		expect(first('Kleos 36').map(({ href }) => href)[0]).toBe('/it/product/Kleos 36');
	});

	test('the wheel size is parsed as inches', () => {
		expect(readQuery('29er wheels', 'en').asked).toContainEqual({
			kind: 'measure',
			measure: { unit: 'in', value: 29 },
			isTyre: false,
		});
	});
});
