import { describe, expect, test } from 'vitest';
import { fold } from '#domain/text/fold.ts';
import {
	answerStores,
	distanceKm,
	findStores,
	toTerms,
	storesOfCity,
	toWords,
	type StoreEntry,
} from '#domain/stores/stores.ts';

const TREVISO = { latitude: 45.6669, longitude: 12.243 };

describe('the distance between', () => {
	test.each([
		['a place and itself', TREVISO, TREVISO, 0],
		['Treviso and Venezia', TREVISO, { latitude: 45.4408, longitude: 12.3155 }, 26],
		['Paris and London', pair(48.8566, 2.3522), pair(51.5074, -0.1278), 344],
		['Tokyo and Boulder', pair(35.6762, 139.6503), pair(40.015, -105.2705), 9297],
		['two sides of the date line', pair(0, 179.5), pair(0, -179.5), 111],
		['the two poles', pair(90, 0), pair(-90, 0), 20015],
		['a place and its opposite', pair(45, 10), pair(-45, -170), 20015],
	])('%s', (_, from, to, km) => {
		expect(Math.round(distanceKm(from, to))).toBe(km);
		expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 6);
	});
});

function pair(latitude: number, longitude: number) {
	return { latitude, longitude };
}

describe('the same word written as', () => {
	test.each([
		['a place where a line may end', 'サイクル\u200b工房谷中', 'サイクル工房谷中'],
		['capitals', 'TREVISO', 'Treviso'],
		['plain letters', 'zurich', 'Zürich'],
		['two letters for one with dots', 'Zuerich', 'Zürich'],
		['a letter without its stroke', 'Kobenhavn', 'København'],
		['a Polish word without its marks', 'Kola Wisla', 'Koła Wisła'],
		['two s', 'Auenstrasse', 'Auenstraße'],
		['full width', 'Ｔｏｋｙｏ　１１０', 'Tokyo 110'],
		['half-width katakana', 'ﾄﾞｲﾂ', 'ドイツ'],
		['hiragana', 'いたりあ', 'イタリア'],
		['a code without its sign', '110 0001', '〒110-0001'.slice(1)],
		['a straight apostrophe', "L'Aquila", 'L’Aquila'],
	])('%s', (_, one, other) => {
		expect(fold(one)).toBe(fold(other));
	});

	test('keeps voiced sounds distinct', () => {
		expect(fold('か')).not.toBe(fold('が'));
	});
});

const hasWords = (words: string, query: string) =>
	toTerms(query).every((term) => words.includes(term));

describe('a store is found', () => {
	const words = toWords(['Wielen aan de Vecht', 'Utrecht', '', 'Paesi Bassi'], '3551 CE');

	test.each(['', '  ', 'u', 'utrecht', 'UTR', 'vecht utrecht', '3551', '3551ce', 'paesi', 'bassi'])(
		'by “%s”',
		(query) => expect(hasWords(words, query)).toBe(true),
	);

	test.each(['recht', 'utrecht dealer', '551', 'belgio'])('not by “%s”', (query) =>
		expect(hasWords(words, query)).toBe(false),
	);

	test('by part of a word where words have no spaces between', () => {
		const japanese = toWords(['谷中サイクル工房', '台東区', '東京都', '日本'], '110-0001');
		expect(hasWords(japanese, 'サイクル')).toBe(true);
		expect(hasWords(japanese, '日本')).toBe(true);
		expect(hasWords(japanese, '１１０－０００１')).toBe(true);
		expect(hasWords(japanese, '大阪')).toBe(false);
	});
});

const aStore = (name: string, city: string, given: Partial<StoreEntry> = {}) => ({
	name,
	kind: 'dealer',
	country: 'IT',
	city: fold(city),
	words: toWords([name, city], ''),
	ranges: ['Brenta'],
	...TREVISO,
	...given,
});

const STORES = [
	aStore('Mura', 'Treviso'),
	aStore('Piave', 'Conegliano', { kind: 'service_centre', latitude: 45.8869, longitude: 12.2972 }),
	aStore('Grappa', 'Bassano del Grappa', { latitude: 45.7656, longitude: 11.7274 }),
	aStore('Lungotevere', 'Roma', { latitude: 41.9219, longitude: 12.4715 }),
	aStore('Kolo', 'Ljubljana', { country: 'SI', latitude: 46.0703, longitude: 14.4868 }),
];
const NOTHING = { q: '', kind: '', country: '', range: '' };
const NOWHERE = { town: null, here: null };
const names = (found: { store: { name: string } }[]) => found.map(({ store }) => store.name);

describe('the store search', () => {
	test('without a query returns every store in order, without distances', () => {
		const found = findStores(STORES, NOTHING, NOWHERE);
		expect(names(found)).toEqual(['Mura', 'Piave', 'Grappa', 'Lungotevere', 'Kolo']);
		expect(found.every(({ distance_km }) => distance_km === null)).toBe(true);
	});

	test('combines country and type', () => {
		expect(names(findStores(STORES, { ...NOTHING, country: 'SI' }, NOWHERE))).toEqual(['Kolo']);
		expect(names(findStores(STORES, { ...NOTHING, kind: 'service_centre' }, NOWHERE))).toEqual([
			'Piave',
		]);
		const both = { ...NOTHING, country: 'SI', kind: 'service_centre' };
		expect(findStores(STORES, both, NOWHERE)).toEqual([]);
	});

	test('returns stores near a city, nearest first', () => {
		const found = findStores(STORES, { ...NOTHING, q: 'treviso' }, NOWHERE);
		expect(names(found)).toEqual(['Mura', 'Piave', 'Grappa', 'Kolo']);
		expect(found.map(({ distance_km }) => Math.round(distance_km ?? -1))).toEqual([0, 25, 42, 179]);
	});

	test('keeps a city although the filter excludes its own store', () => {
		const found = findStores(STORES, { ...NOTHING, q: 'Treviso', kind: 'service_centre' }, NOWHERE);
		expect(names(found)).toEqual(['Piave']);
	});

	test('returns no distances for a name', () => {
		const found = findStores(STORES, { ...NOTHING, q: 'mura' }, NOWHERE);
		expect(found.map(({ distance_km }) => distance_km)).toEqual([null]);
	});

	test('sorts every store by the visitor’s position', () => {
		const found = findStores(STORES, NOTHING, { ...NOWHERE, here: pair(41.9, 12.5) });
		expect(names(found)[0]).toBe('Lungotevere');
		expect(found).toHaveLength(5);
	});

	test('prefers a searched city to the visitor’s position', () => {
		const found = findStores(
			STORES,
			{ ...NOTHING, q: 'Conegliano' },
			{ ...NOWHERE, here: pair(41.9, 12.5) },
		);
		expect(names(found)[0]).toBe('Piave');
	});

	test('filters by range', () => {
		const more = [...STORES, aStore('Isar', 'München', { ranges: ['Brenta', 'Kleos RD'] })];
		const found = findStores(more, { ...NOTHING, range: 'Kleos RD' }, NOWHERE);
		expect(names(found)).toEqual(['Isar']);
	});

	test('returns stores within 200 km of a town', () => {
		const town = pair(45.4299, 10.9844);
		const found = findStores(STORES, { ...NOTHING, q: 'Verona' }, { ...NOWHERE, town });
		expect(names(found)).toEqual(['Grappa', 'Mura', 'Piave']);
	});

	test('returns the three nearest for a distant town, within the filter', () => {
		const town = pair(64.1355, -21.8954);
		const asked = { ...NOTHING, q: 'Reykjavík' };
		const found = findStores(STORES, asked, { ...NOWHERE, town });
		expect(names(found)).toEqual(['Grappa', 'Piave', 'Mura']);
		expect(Math.min(...found.map(({ distance_km }) => distance_km ?? 0))).toBeGreaterThan(2500);
		const inSlovenia = findStores(STORES, { ...asked, country: 'SI' }, { ...NOWHERE, town });
		expect(names(inSlovenia)).toEqual(['Kolo']);
	});

	test('matches a city’s beginning if it is unique', () => {
		expect(names(storesOfCity(STORES, 'bassano').map((store) => ({ store })))).toEqual(['Grappa']);
		const more = [...STORES, aStore('Adda', 'Bassano Bresciano')];
		expect(storesOfCity(more, 'bassano')).toEqual([]);
		expect(storesOfCity(STORES, 'bass')).toEqual([]);
	});
});

describe('an unknown place', () => {
	const answer = (asked: Partial<typeof NOTHING>, ownCountry: string) =>
		answerStores(STORES, { ...NOTHING, q: 'xyzzy', ...asked }, { ...NOWHERE, ownCountry });

	test('returns the stores of the page’s own country', () => {
		const { found, instead } = answer({}, 'SI');
		expect([names(found), instead]).toEqual([['Kolo'], 'SI']);
	});

	test('returns those of the chosen country first', () => {
		expect(answer({ country: 'SI' }, 'IT').instead).toBe('SI');
	});

	test('returns all if the language implies no country, or it has none', () => {
		for (const own of ['', 'JP']) {
			const { found, instead } = answer({}, own);
			expect([found.length, instead]).toEqual([STORES.length, '']);
		}
	});

	test('respects the type, beyond the own country if needed', () => {
		const { found, instead } = answer({ kind: 'service_centre' }, 'SI');
		expect([names(found), instead]).toEqual([['Piave'], '']);
	});

	test('returns none if filters exclude all', () => {
		const { found, instead } = answer({ country: 'SI', kind: 'service_centre' }, 'IT');
		expect([found, instead]).toEqual([[], null]);
	});

	test('is not one of the known ones', () => {
		const known = answerStores(
			STORES,
			{ ...NOTHING, q: 'treviso' },
			{ ...NOWHERE, ownCountry: 'SI' },
		);
		expect([names(known.found)[0], known.instead]).toEqual(['Mura', null]);
		expect(answer({ q: '' }, 'SI').instead).toBeNull();
	});
});
