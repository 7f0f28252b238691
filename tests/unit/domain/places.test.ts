import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { fold } from '#domain/fold.ts';
import {
	fileOfTown,
	maybePostalCode,
	parsePostal,
	parseTowns,
	TOWN_FILES,
	townsNamed,
	townsOfCode,
	type Likely,
	type PostalArea,
} from '#domain/places.ts';
import { distanceKm, findStores, type Place } from '#domain/stores.ts';
import { STORES } from '#seed/stores.ts';

const read = (file: string | number) => readFileSync(`public/places/${file}.txt`, 'utf8');
const nearestStoreKm = (place: Place) =>
	Math.min(...STORES.map((store) => distanceKm(place, store)));
const from = (own: string, chosen = ''): Likely => ({ own, chosen, nearestStoreKm });

const named = (query: string, likely: Likely = from('IT')) =>
	townsNamed(parseTowns(read(fileOfTown(fold(query)))), query, likely);
const countriesOf = (towns: { country: string }[]) => towns.map(({ country }) => country);

describe('a town is found', () => {
	const MUNICH = ['Munich', 'München', 'Muenchen', 'Monaco di Baviera', 'Múnich', 'ミュンヘン'];
	test.each([
		...MUNICH.map((name) => [name, 'DE', 48.14] as const),
		['Firenze', 'IT', 43.78],
		['Florencia', 'IT', 43.78],
		['フィレンツェ', 'IT', 43.78],
		['Londra', 'GB', 51.51],
		['Londres', 'GB', 51.51],
		['ロンドン', 'GB', 51.51],
		['東京', 'JP', 35.69],
		['横浜', 'JP', 35.43],
		['Tokio', 'JP', 35.69],
		['Bozen', 'IT', 46.49],
		['Bruneck', 'IT', 46.8],
		['ウィーン', 'AT', 48.21],
		['Vienne', 'AT', 48.21],
		['Nueva York', 'US', 40.71],
		['上海', 'CN', 31.22],
		['Mosca', 'RU', 55.75],
		['San Vendemiano', 'IT', 45.89],
	] as const)('as %s', (name, country, latitude) => {
		const towns = named(name, from(''));
		const found = towns.find((town) => town.country === country);
		expect(found?.name && fold(found.name)).toBe(fold(name));
		expect(found?.latitude).toBeCloseTo(latitude, 0);
	});

	test('under the name that was asked for, with its accents', () => {
		expect(named('monaco di baviera')[0]?.name).toBe('Monaco di Baviera');
		expect(named('munchen')[0]?.name).toBe('München');
	});

	test('in the page’s country first, where several have one of the name', () => {
		expect(countriesOf(named('Valencia', from('ES')))[0]).toBe('ES');
		expect(countriesOf(named('Valencia', from('ES')))).toContain('VE');
		expect(countriesOf(named('Vienne', from('FR')))).toEqual(['AT', 'FR']);
	});

	test('in the chosen country alone', () => {
		expect(countriesOf(named('London', from('', 'CA')))).toEqual(['CA']);
		expect(countriesOf(named('Roma', from('', 'IT')))).toEqual(['IT']);
	});

	test('by the beginning of its name, as the likeliest one', () => {
		expect(named('Firenz').map(({ name }) => name)).toEqual(['Firenz']);
		expect(named('Conegli').map(({ name }) => name)).toEqual(['Conegliano']);
		expect(named('Reyk')[0]?.name).toMatch(/^Reykjav/);
		expect(named('xyzzy')).toEqual([]);
	});
});

describe('a postal code', () => {
	let areas: PostalArea[] = [];
	beforeAll(() => {
		areas = parsePostal(read('postal'));
	});
	const townOf = (code: string, likely: Likely = from('IT')) => townsOfCode(areas, code, likely);

	test.each([
		['31020', 'IT', 'Treviso'],
		['80331', 'DE', 'München'],
		['D-80331', 'DE', 'München'],
		['69003', 'FR', 'Lyon'],
		['08012', 'ES', 'Barcelona'],
		['150-0001', 'JP', '東京'],
		['〒６００−８００１', 'JP', '京都市'],
		['SW1A 1AA', 'GB', 'London'],
		['ls1 4dt', 'GB', 'Leeds'],
		['E1 6AN', 'GB', 'London'],
		['3551 CE', 'NL', 'Utrecht'],
		['1000-205', 'PT', 'Lisboa'],
		['30-001', 'PL', 'Kraków'],
		['80302', 'US', 'Boulder'],
		['2100', 'DK', 'København'],
		['8001', 'CH', 'Zürich'],
	])('%s lies in %s near %s', (code, country, town) => {
		expect(maybePostalCode(code)).toBe(true);
		expect(townOf(code, from(country))[0]).toMatchObject({ country, name: town });
	});

	test('that several countries write lies in the page’s own first, and is offered in the others', () => {
		const towns = townOf('80331', from('DE'));
		expect(countriesOf(towns)[0]).toBe('DE');
		expect(countriesOf(towns)).toEqual(expect.arrayContaining(['IT', 'FR', 'US']));
	});

	test('that is none leads nowhere', () => {
		for (const code of ['1', '12345678', 'abc', '', '12']) {
			expect(maybePostalCode(code)).toBe(false);
			expect(townOf(code)).toEqual([]);
		}
	});

	test('of every district has a place', () => {
		expect(areas.length).toBeGreaterThan(900);
		expect(areas.filter(({ town, latitude }) => !town || !Number.isFinite(latitude))).toEqual([]);
	});
});

describe('300 places of the data set, in every language', () => {
	const PLACES_EACH = 60;
	const toStore = (store: (typeof STORES)[number]) => ({
		...store,
		city: fold(store.city),
		words: ` ${fold(store.name)} ${fold(store.city)}`,
	});

	/** Spread evenly over all files, names in the script of the language. */
	function namesFor(locale: (typeof LOCALES)[number]): string[] {
		const isTheirs = (name: string) => /\p{Script=Latin}/u.test(name) === (locale !== 'ja');
		return Array.from({ length: PLACES_EACH }, (_, index) => {
			const rows = parseTowns(read(Math.floor((index * TOWN_FILES) / PLACES_EACH)));
			const theirs = rows.flatMap(({ names }) => names.filter(isTheirs));
			return theirs[(index * 7919 + LOCALES.indexOf(locale) * 101) % theirs.length] ?? '';
		});
	}

	test.each(LOCALES)('answer with a nearest store in %s', (locale) => {
		const names = namesFor(locale);
		expect(new Set(names).size).toBe(PLACES_EACH);
		const own = locale === 'en' ? '' : locale.toUpperCase();
		const silent = names.filter((name) => {
			const [town] = named(name, from(own));
			const query = { q: name, kind: '', country: '', range: '' };
			const found = town ? findStores(STORES.map(toStore), query, { town, here: null }) : [];
			return found[0]?.distance_km == null;
		});
		expect(silent).toEqual([]);
	});
});
