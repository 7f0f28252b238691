import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SEED_LOCALES, type SeedLocale } from '#seed/languages.ts';
import { fold } from '#domain/text/fold.ts';
import {
	fileOfTown,
	parseTowns,
	TOWN_FILES,
	townsNamed,
	type Likely,
} from '#domain/stores/places.ts';
import { distanceKm, findStores, type Place } from '#domain/stores/stores.ts';
import { STORES } from '#seed/stores.ts';

const read = (file: string | number) => readFileSync(`public/places/${file}.txt`, 'utf8');
const nearestStoreKm = (place: Place) =>
	Math.min(...STORES.map((store) => distanceKm(place, store)));
const from = (own: string, chosen = ''): Likely => ({ own, chosen, nearestStoreKm });

const named = (query: string, likely: Likely = from('IT')) =>
	townsNamed(parseTowns(read(fileOfTown(fold(query)))), query, likely);
const toNames = (towns: { name: string }[]) => towns.map(({ name }) => name);
const toCountries = (towns: { country: string }[]) => towns.map(({ country }) => country);

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

	test('by its name, with its accents', () => {
		expect(named('monaco di baviera')[0]?.name).toBe('Monaco di Baviera');
		expect(named('munchen')[0]?.name).toBe('München');
	});

	test.each([
		['basilea', 'Basilea'],
		['Berna', 'Berna'],
		['Colonia', 'Colonia'],
		['atenas', 'Atenas'],
		['Varsavia', 'Varsavia'],
		['Varsovia', 'Varsovia'],
		['Il Cairo', 'Il Cairo'],
		['El Cairo', 'El Cairo'],
		['kiev', 'Kiev'],
		['Sidney', 'Sidney'],
		['Rom', 'Rom'],
		['milano', 'Milano'],
		['dublin', 'Dublin'],
		['Dublín', 'Dublín'],
		['múnich', 'Múnich'],
		['Zurigo', 'Zurigo'],
		['zurich', 'Zürich'],
		['geneve', 'Genève'],
		['Bâle', 'Bâle'],
		['muenchen', 'München'],
		['kobenhavn', 'København'],
	])('by the typed spelling: %s as %s', (query, name) => {
		expect(named(query)[0]?.name).toBe(name);
	});

	test('in the page’s country first, if several have the name', () => {
		expect(toCountries(named('Valencia', from('ES')))[0]).toBe('ES');
		expect(toCountries(named('Valencia', from('ES')))).toContain('VE');
		expect(toCountries(named('Vienne', from('FR')))).toEqual(['AT', 'FR']);
	});

	test('in the chosen country only', () => {
		expect(toCountries(named('London', from('', 'CA')))).toEqual(['CA']);
		expect(toCountries(named('Roma', from('', 'IT')))).toEqual(['IT']);
	});

	test('by the beginning of its name, with others alike', () => {
		expect(toNames(named('Conegli'))).toEqual(['Conegliano']);
		expect(named('Reyk')[0]?.name).toMatch(/^Reykjav/);
		const begun = named('Trevi');
		expect(begun[0]).toMatchObject({ name: 'Trevi', isGuess: false });
		expect(named('Vicen')[0]).toMatchObject({ name: 'Vicenza', isGuess: true });
		expect(named('Vicen').length).toBeGreaterThan(1);
		expect(named('xyzzy')).toEqual([]);
	});

	test('by three letters only if many match, or in the page’s own country', () => {
		expect(toNames(named('Bol'))).toContain('Bologna');
		expect(toCountries(named('Aja', from('JP')))).not.toContain('FR');
		expect(named('Aia')).toEqual([expect.objectContaining({ name: 'Aia', country: 'NL' })]);
	});
});

/** Towns as each language calls them, typed by its readers: name and country. */
const CALLED: Record<SeedLocale, string> = {
	it: `Londra GB, Parigi FR, Marsiglia FR, Nizza FR, Lione FR, Monaco di Baviera DE, Berlino DE, Amburgo DE,
		Colonia DE, Francoforte DE, Stoccarda DE, Lipsia DE, Norimberga DE, Zurigo CH, Ginevra CH, Basilea CH,
		Berna CH, Lucerna CH, Losanna CH, Vienna AT, Salisburgo AT, Bruxelles BE, Anversa BE, Amsterdam NL,
		L'Aia NL, Barcellona ES, Siviglia ES, Lisbona PT, Copenaghen DK, Lubiana SI, Varsavia PL, Cracovia PL,
		Praga CZ, Atene GR, Mosca RU, Stoccolma SE, Edimburgo GB, Dublino IE, Nuova York US, Il Cairo EG,
		Bolzano IT, Brunico IT, Cortina d'Ampezzo IT, Forlì IT, L'Aquila IT, reggio emilia IT, san dona di piave IT`,
	en: `Milan IT, Rome IT, Venice IT, Florence IT, Turin IT, Naples IT, Genoa IT, Padua IT, Mantua IT, Leghorn IT,
		Munich DE, Cologne DE, Nuremberg DE, Hanover DE, Zurich CH, Geneva CH, Basle CH, Berne CH, Vienna AT,
		Brussels BE, Antwerp BE, Ghent BE, The Hague NL, Lisbon PT, Seville ES, Saragossa ES, Copenhagen DK,
		Warsaw PL, Cracow PL, Prague CZ, Athens GR, Moscow RU, Marseilles FR, Lyons FR, Newcastle upon Tyne GB,
		st albans GB, New York US, Boulder US, Tokyo JP, Kyoto JP`,
	es: `Milán IT, Turín IT, Roma IT, Florencia IT, Venecia IT, Nápoles IT, Génova IT, Bolonia IT, Londres GB,
		Edimburgo GB, París FR, Burdeos FR, Marsella FR, Niza FR, Múnich DE, Berlín DE, Hamburgo DE, Colonia DE,
		Fráncfort DE, Zúrich CH, Ginebra CH, Basilea CH, Berna CH, Viena AT, Bruselas BE, Amberes BE, Gante BE,
		La Haya NL, Lisboa PT, Oporto PT, Copenhague DK, Varsovia PL, Cracovia PL, Praga CZ, Atenas GR, Moscú RU,
		Estocolmo SE, Dublín IE, Nueva York US, Tokio JP, El Cairo EG, a coruña ES, San Sebastián ES, Vitoria ES`,
	fr: `Milan IT, Turin IT, Rome IT, Florence IT, Venise IT, Naples IT, Gênes IT, Bologne IT, Padoue IT,
		Mantoue IT, Londres GB, Édimbourg GB, Munich DE, Cologne DE, Hambourg DE, Francfort DE, Nuremberg DE,
		Zurich CH, Genève CH, Bâle CH, Berne CH, Vienne AT, Bruxelles BE, Anvers BE, Gand BE, La Haye NL,
		Lisbonne PT, Barcelone ES, Séville ES, Saragosse ES, Copenhague DK, Varsovie PL, Cracovie PL, Prague CZ,
		Athènes GR, Moscou RU, Le Caire EG, saint etienne FR, St. Moritz CH, Aix-en-Provence FR, La Rochelle FR`,
	ja: `ミラノ IT, ローマ IT, ヴェネツィア IT, フィレンツェ IT, トリノ IT, ナポリ IT, ボローニャ IT, トレヴィーゾ IT, ロンドン GB,
		パリ FR, リヨン FR, ミュンヘン DE, ベルリン DE, ハンブルク DE, ケルン DE, フランクフルト DE, チューリッヒ CH, ジュネーヴ CH,
		ウィーン AT, ブリュッセル BE, アムステルダム NL, バルセロナ ES, マドリード ES, リスボン PT, コペンハーゲン DK, リュブリャナ SI,
		ワルシャワ PL, ニューヨーク US, シドニー AU, メルボルン AU, 東京 JP, 大阪 JP, 京都市 JP, 横浜 JP, 札幌 JP, 名古屋市 JP,
		神戸 JP, 福岡 JP, 宇都宮 JP, 前橋 JP, 松本 JP, 堺 JP, 上海 CN, ソウル KR`,
};
const called = SEED_LOCALES.flatMap((locale) =>
	CALLED[locale].split(',').map((entry) => {
		const [, name = '', country = ''] = /^\s*(.+) ([A-Z]{2})\s*$/.exec(entry) ?? [];
		return [locale, name, country] as const;
	}),
);

describe('a town by its localised name', () => {
	test.each(called)('in %s, %s is the one in %s', (locale, name, country) => {
		const [town] = named(name, from(locale === 'en' ? '' : locale.toUpperCase()));
		expect(town).toMatchObject({ country, isGuess: false });
		// With the accents that were typed, or with the town's own where none were.
		const isTyped = town?.name.toLowerCase() === name.toLowerCase();
		expect(isTyped || /^[ -~]+$/.test(name)).toBe(true);
	});
});

describe('150 names of the data set in Latin and 150 in Japanese script', () => {
	const NAMES_EACH = 150;
	const toStore = (store: (typeof STORES)[number]) => ({
		...store,
		city: fold(store.city),
		words: ` ${fold(store.name)} ${fold(store.city)}`,
	});

	/** Spread evenly over all files; the data set does not say which language a name belongs to. */
	function namesIn(isLatin: boolean): string[] {
		const names = Array.from({ length: TOWN_FILES }, (_, file) =>
			parseTowns(read(file)).flatMap(({ names: all }) =>
				all.filter((name) => /\p{Script=Latin}/u.test(name) === isLatin),
			),
		).flat();
		return Array.from(
			{ length: NAMES_EACH },
			(_, index) => names[Math.floor((index * names.length) / NAMES_EACH)] ?? '',
		);
	}

	test.each([true, false])('have a nearest store (Latin: %s)', (isLatin) => {
		const names = namesIn(isLatin);
		expect(new Set(names).size).toBe(NAMES_EACH);
		const silent = names.filter((name) => {
			const [town] = named(name, from(isLatin ? 'IT' : 'JP'));
			const query = { q: name, kind: '', country: '', range: '' };
			const found = town ? findStores(STORES.map(toStore), query, { town, here: null }) : [];
			return found[0]?.distance_km == null;
		});
		expect(silent).toEqual([]);
	});
});
