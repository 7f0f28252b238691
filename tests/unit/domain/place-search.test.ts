import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { toMarket } from '#domain/catalogue/guarantee.ts';
import { searchPlaces } from '#domain/stores/place-search.ts';
import { parseCountries, parseTowns } from '#domain/stores/places.ts';
import { parsePostal } from '#domain/stores/postal-codes.ts';
import { distanceKm, type Place } from '#domain/stores/stores.ts';
import { STORES } from '#seed/stores.ts';
import { countryNamesFor } from '../../../src/components/stores/country-called.ts';

const read = (file: string) => readFileSync(`public/places/${file}.txt`, 'utf8');
const files = {
	towns: (file: number) => Promise.resolve(parseTowns(read(String(file)))),
	postal: () => Promise.resolve(parsePostal(read('postal'))),
	countries: () => Promise.resolve(parseCountries(read('countries'))),
};
const nearestStoreKm = (place: Place) =>
	Math.min(...STORES.map((store) => distanceKm(place, store)));
const search = (query: string, own = 'IT', chosen = '') =>
	searchPlaces(
		query,
		{ own, chosen, nearestStoreKm },
		{
			files,
			countries: countryNamesFor(LOCALES.find((locale) => toMarket(locale) === own) ?? 'en'),
		},
	);

describe('a place is found in any notation', () => {
	test.each([
		['20121 Milano', 'IT', 'Milano'],
		['Milano 20121', 'IT', 'Milano'],
		['Milano, Italia', 'IT', 'Milano'],
		['Milano (MI)', 'IT', 'Milano'],
		['I-20121 Milano, Italia', 'IT', 'Milano'],
		['Via Roma 12, 31015 Conegliano (TV)', 'IT', 'Conegliano'],
		['San Vendemiano TV', 'IT', 'San Vendemiano'],
		['zona Treviso', 'IT', 'Treviso'],
		['Corvara', 'IT', 'Corvara'],
		['Paris, France', 'FR', 'Paris'],
		['Paris 11e', 'FR', 'Paris'],
		['75011 PARIS', 'FR', 'PARIS'],
		['Parigi Francia', 'FR', 'Parigi'],
		['Lyon 3e arrondissement', 'FR', 'Lyon'],
		['München Deutschland', 'DE', 'München'],
		['80331 Munich', 'DE', 'Munich'],
		['東京都渋谷区', 'JP', '渋谷区'],
		['東京都渋谷区神南1-2-3', 'JP', '渋谷区'],
		['〒150-0041 東京都渋谷区', 'JP', '渋谷区'],
		['〒150-0041東京都渋谷区神南', 'JP', '渋谷区'],
		['渋谷', 'JP', '渋谷'],
		['渋谷駅', 'JP', '渋谷'],
		['大阪府', 'JP', '大阪府'],
		['大阪府大阪市西区', 'JP', '大阪市'],
		['神奈川県横浜市中区', 'JP', '横浜市'],
		['名古屋市港区', 'JP', '名古屋市'],
		['北海道', 'JP', '北海道'],
		['三重県四日市市', 'JP', '四日市市'],
		['日本 京都', 'JP', '京都'],
		['フランス パリ', 'FR', 'パリ'],
		['NYC', 'US', 'NYC'],
		['Boulder, CO', 'US', 'Boulder'],
		['London UK', 'GB', 'London'],
		['London SW1A 1AA', 'GB', 'London'],
		['Toronto M5V 2T6', 'CA', 'Toronto'],
		['M5V 2T6', 'CA', 'Toronto'],
		['06', 'FR', 'Nice'],
		['310', 'IT', 'Treviso'],
		['Madrid España', 'ES', 'Madrid'],
		['S. Vendemiano', 'IT', 'San Vendemiano'],
		['S.Donà di Piave', 'IT', 'San Donà di Piave'],
		['S. Lucia di Piave', 'IT', 'Santa Lucia di Piave'],
		['S. Angelo Lodigiano', 'IT', "Sant'Angelo Lodigiano"],
		['Castelfranco V.to', 'IT', 'Castelfranco Veneto'],
		['Bassano d. Grappa', 'IT', 'Bassano del Grappa'],
		['Bolzano/Bozen', 'IT', 'Bolzano'],
		['Bolzano - Bozen', 'IT', 'Bolzano'],
		['Venezia-Mestre', 'IT', 'Venezia'],
		['Ste-Foy-la-Grande', 'FR', 'Sainte-Foy-la-Grande'],
		['Ste-Foy', 'FR', 'Sainte-Foy'],
		['Frankfurt a.M.', 'DE', 'Frankfurt am Main'],
		['Freiburg i. Br.', 'DE', 'Freiburg im Breisgau'],
		['Ft. Worth', 'US', 'Fort Worth'],
		['P.to S. Giorgio', 'IT', 'Porto San Giorgio'],
		['Cast. S. Pietro Terme', 'IT', 'Castel San Pietro Terme'],
		['V. Veneto', 'IT', 'Vittorio Veneto'],
		['Vitt. Veneto', 'IT', 'Vittorio Veneto'],
		['Villafranca di V.na', 'IT', 'Villafranca di Verona'],
		['Chalon s/ Saône', 'FR', 'Chalon-sur-Saône'],
		['Boulogne s/Mer', 'FR', 'Boulogne-sur-Mer'],
		['Aulnay s/s Bois', 'FR', 'Aulnay-sous-Bois'],
		['Pto. de la Cruz', 'ES', 'Puerto de la Cruz'],
		['Rothenburg o.d.T.', 'DE', 'Rothenburg ob der Tauber'],
		['Genève Suisse', 'CH', 'Genève'],
		['とうきょう', 'JP', 'Tokyo'],
		['ニッコウ', 'JP', 'Nikkō'],
	])('%s lies in %s: %s', async (query, country, name) => {
		const [town] = await search(query, country);
		expect(town?.country).toBe(country);
		expect(town?.name.toLowerCase()).toBe(name.toLowerCase());
	});

	test('on a page whose language implies no country, too', async () => {
		for (const query of ['20121 Milano', 'Milano, Italia', 'Paris 11e', 'NYC', '東京都渋谷区']) {
			expect(await search(query, ''), query).not.toEqual([]);
		}
	});

	test('in the named country, not the page’s', async () => {
		expect((await search('Valencia, Venezuela', 'ES'))[0]?.country).toBe('VE');
		expect((await search('Monaco, Germania', 'IT'))[0]?.country).toBe('DE');
		expect((await search('Paris', 'FR', 'US'))[0]?.country).toBe('US');
	});

	test.each([
		['D-10115', 'IT', 'DE', 'Berlin'],
		['D 10115', 'IT', 'DE', 'Berlin'],
		['DE-10115', 'IT', 'DE', 'Berlin'],
		['D-10115 Berlin', 'IT', 'DE', 'Berlin'],
		['F-75001', 'IT', 'FR', 'Paris'],
		['F75001', 'ES', 'FR', 'Paris'],
		['E-28013', 'IT', 'ES', 'Madrid'],
		['CH-8000', 'IT', 'CH', 'Zürich'],
		['A-1010', 'IT', 'AT', 'Wien'],
		['PL-00-950', 'IT', 'PL', 'Warszawa'],
		['P-1000-205', 'IT', 'PT', 'Lisboa'],
		['IT-31020', 'FR', 'IT', 'Treviso'],
		['UK SW1A 1AA', 'IT', 'GB', 'London'],
		// A district that is not listed is looked for in its country.
		['L-1234', 'IT', 'LU', ''],
		['IE D02 AF30', 'IT', 'IE', ''],
		['D02 AF30', '', 'IE', ''],
		['MT-VLT 1117', 'IT', 'MT', ''],
		['AUT-1010', 'IT', 'AT', 'Wien'],
		['D\u204310115', 'IT', 'DE', 'Berlin'],
		['M5V', '', 'CA', 'Toronto'],
		['W1A', '', 'GB', 'London'],
		['FL-9490', 'IT', 'LI', ''],
		['SE-111 22', 'IT', 'SE', ''],
		['SM-47890', 'IT', 'SM', ''],
		['NZ 1010', 'IT', 'NZ', ''],
		['AUS 2000', 'IT', 'AU', 'Sydney'],
		['IND 110001', '', 'IN', ''],
		['U.K.', '', 'GB', ''],
		['Monte Carlo', 'IT', 'MC', ''],
		['Città di San Marino', 'IT', 'SM', ''],
		['H-1051 Budapest', 'IT', 'HU', 'Budapest'],
		// A whole country, in the page's language and in others.
		['San Marino', 'IT', 'SM', ''],
		['San Marino', '', 'SM', ''],
		['Repubblica di San Marino', 'IT', 'SM', ''],
		['Lussemburgo', 'IT', 'LU', ''],
		['ルクセンブルク', 'JP', 'LU', ''],
		['Liechtenstein', 'IT', 'LI', ''],
		['Vaduz', 'IT', 'LI', 'Vaduz'],
		['Andorra', 'ES', 'AD', ''],
		['Germania', '', 'DE', ''],
		['Olanda', 'IT', 'NL', ''],
		['Scozia', 'IT', 'GB', ''],
		// British codes that begin like a sign of another country.
		['E1 6AN', '', 'GB', 'London'],
		['S1 2HH', '', 'GB', 'Sheffield'],
		// A state before the code: where the letters are a country's, its codes come first.
		['NY 10001', 'IT', 'US', 'New York City'],
		['CA 94043-1234', 'IT', 'US', 'San Francisco'],
		['ON K1A 0B1', '', 'CA', 'Ottawa'],
		['NSW 2000', '', 'AU', 'Sydney'],
		['DE 10115', '', 'DE', 'Berlin'],
		['10001', '', 'US', 'New York City'],
		['10001', 'IT', 'IT', 'Torino'],
	])('%s on a page of %s is in %s: %s', async (query, own, country, name) => {
		expect((await search(query, own))[0]).toMatchObject({ country, name });
	});

	test('near the postal code typed with it', async () => {
		expect((await search('76131 Karlsruhe', 'IT'))[0]?.country).toBe('DE');
		expect((await search('Frankfurt 15230', 'IT'))[0]?.longitude).toBeCloseTo(14.55, 1);
	});

	test('as a guess when words are missing, since a store may have that name', async () => {
		expect((await search('kolo in obroc', 'JP'))[0]).toMatchObject({
			country: 'PL',
			isGuess: true,
		});
		expect((await search('Paris 11e', 'FR'))[0]?.isGuess).toBe(true);
		expect((await search('20121 Milano, Italia'))[0]?.isGuess).toBe(false);
	});

	test('not from a single word of an unknown place', async () => {
		for (const query of [
			'xyzzy',
			'qqqq wwww',
			'via qqqq',
			'zzzz, Italia',
			'45.89, 12.34',
			'???',
			'',
		]) {
			expect(await search(query), query).toEqual([]);
		}
	});
});

test.each(['・', '･', 'ゝ', 'ヽヾ', 'ー'])(
	'the character %j is no place, and ends the search',
	async (sign) => {
		expect(await search(sign, 'JP')).toEqual([]);
	},
);
