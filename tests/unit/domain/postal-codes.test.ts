import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Likely } from '#domain/stores/places.ts';
import {
	isPostalCode,
	maybePostalCode,
	parsePostal,
	townsOfCode,
} from '#domain/stores/postal-codes.ts';
import { distanceKm, type Place } from '#domain/stores/stores.ts';
import { STORES } from '#seed/stores.ts';

const areas = parsePostal(readFileSync('public/places/postal.txt', 'utf8'));
const nearestStoreKm = (place: Place) =>
	Math.min(...STORES.map((store) => distanceKm(place, store)));
const from = (own: string, chosen = ''): Likely => ({ own, chosen, nearestStoreKm });
const toCountries = (towns: { country: string }[]) => towns.map(({ country }) => country);

describe('a postal code', () => {
	const toTown = (code: string, likely: Likely = from('IT')) => townsOfCode(areas, code, likely);

	const CODES = [
		[
			'IT',
			'31020 = Treviso',
			'20121 = Milano',
			'00184 = Roma',
			'80133 = Napoli',
			'33170 = Pordenone',
		],
		[
			'DE',
			'80331 = München',
			'D-80331 = München',
			'10997 = Berlin',
			'20095 = Hamburg',
			'01067 = Dresden',
		],
		['FR', '69003 = Lyon', '75011 = Paris', '06000 = Nice', '13001 = Marseille', '20200 = Bastia'],
		['ES', '08012 = Barcelona', '28009 = Madrid', '07001 = Palma', '48001 = Bilbao'],
		[
			'JP',
			'150-0001 = 東京',
			'〒６００−８００１ = 京都市',
			'550-0015 = 大阪市',
			'0600001 = 札幌市',
		],
		[
			'GB',
			'SW1A 1AA = London',
			'ls1 4dt = Leeds',
			'E1 6AN = London',
			'E8 = London',
			'EH1 1YZ = Edinburgh',
		],
		['NL', '3551 CE = Utrecht', '1012AB = Amsterdam', '6222 = Maastricht'],
		['PT', '1000-205 = Lisboa', '4050-104 = Porto', '8000 = Faro'],
		['PL', '30-001 = Kraków', '00-950 = Warszawa', '80-001 = Gdańsk'],
		[
			'US',
			'80302 = Boulder',
			'10001 = New York City',
			'94103 = San Francisco',
			'02108-1234 = Boston',
		],
		['DK', '2100 = København', '8000 = Aarhus'],
		['CH', '8001 = Zürich', '6900 = Lugano', 'CH-1201 = Genève'],
		['AT', '1010 = Wien', '6020 = Innsbruck', 'A-5020 = Salzburg'],
		['BE', '9000 = Gent', '1000 = Bruxelles', 'B-2000 = Antwerpen'],
		['SI', '1000 = Ljubljana', '2000 = Maribor'],
		['AU', '3067 = Melbourne', '2000 = Sydney'],
		['CA', 'M5V 2T6 = Toronto', 'H2Y1C6 = Montréal', 'T6G 2R3 = Edmonton', 'T2P = Calgary'],
	].flatMap(([country = '', ...codes]) =>
		codes.map((entry) => {
			const [code = '', town = ''] = entry.split(' = ');
			return [code, country, town] as const;
		}),
	);

	test.each(CODES)('%s is in %s near %s', (code, country, town) => {
		expect(isPostalCode(code)).toBe(true);
		expect(toTown(code, from(country))[0]).toMatchObject({ country, name: town });
	});

	test('shared by several countries is in the page’s own first, with the others offered', () => {
		const towns = toTown('80331', from('DE'));
		expect(toCountries(towns)[0]).toBe('DE');
		expect(toCountries(towns)).toEqual(expect.arrayContaining(['IT', 'FR', 'US']));
	});

	test('that is unknown has no place', () => {
		for (const code of ['1', '12345678', 'abc', '', 'Z9Z 9Z9 9']) {
			expect(maybePostalCode(code)).toBe(false);
			expect(toTown(code)).toEqual([]);
		}
	});

	test.each([
		['06', 'FR', 'Nice'],
		['06', 'IT', 'Perugia'],
		['310', 'IT', 'Treviso'],
		['150', 'JP', '東京'],
		['750', 'FR', 'Paris'],
	])('that is partial, %s, is in %s near %s', (code, country, town) => {
		expect(maybePostalCode(code)).toBe(true);
		expect(toTown(code, from(country))[0]).toMatchObject({ country, name: town, isGuess: true });
	});

	test('that is partial ranks after complete ones of other countries, except the page’s own', () => {
		expect(toTown('3102', from('IT')).map(({ country, isGuess }) => [country, isGuess])[0]).toEqual(
			['IT', true],
		);
		const guesses = toTown('3102', from('')).map(({ isGuess }) => isGuess);
		expect(guesses).toEqual(guesses.toSorted((one, other) => Number(one) - Number(other)));
	});

	test('of every district has a place', () => {
		expect(areas.length).toBeGreaterThan(900);
		expect(areas.filter(({ town, latitude }) => !town || !Number.isFinite(latitude))).toEqual([]);
	});
});
