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
	])('%s is the measure %s', (text, word) =>
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

	test('a rider’s drivetrain means the splines that fit it', () => {
		expect(readQuery('Shimano 12', 'it').asked).toMatchObject([{ means: ['#hg', '#ms'] }]);
	});

	test('index and query are cut alike in every language', () => {
		for (const locale of LOCALES) {
			const cut = wordsIn(['Kleos RD 50リム 12×142 mm 1.390 g città'], locale);
			expect(cut).toBe(wordsIn(['KLEOS rd50 りむ 142x12mm 1390g CITTA'], locale));
		}
	});

	test('a change of how texts are cut needs a new version of the index', () => {
		expect(SEARCH_VERSION).toBe(1);
		expect(wordsIn(['Ruote RD50 1,4 kg', 'ほいーる'], 'it')).toBe(
			'ruot rd 50 =1400g #wheel ホイ イル',
		);
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

	test('for a serial leads to the passport, and finds nothing else', () => {
		const answer = createEngine(index).search(' mqc50a-250103 ', 9);
		expect(answer).toMatchObject({ serial: 'MQC50A250103', hits: [], total: 0, near: [] });
	});

	test('that finds nothing names what is written alike, and three wheels', () => {
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
	])('for %j answers without fault', (query) => {
		const answer = createEngine(index).search(query, 9);
		expect([...answer.query].length).toBeLessThanOrEqual(LONGEST_QUERY);
		expect(answer.total).toBeGreaterThanOrEqual(answer.hits.length);
	});

	test('for markup reads the words in it', () => {
		expect(readQuery('<b>Kleos</b>', 'it').text).toBe('b Kleos /b');
		expect(found('<img src=x onerror=alert(1)> kleos')).toEqual([]);
	});
});
