import { fold } from '#domain/fold.ts';
import {
	fileOfTown,
	maybePostalCode,
	parsePostal,
	parseTowns,
	townsNamed,
	townsOfCode,
	type Likely,
	type Town,
} from '#domain/places.ts';

/** Each file once, as it was read; one that did not come is asked for again. */
function remember<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
	const known = new Map<Key, Promise<T>>();
	return (key) => {
		let answer = known.get(key);
		if (!answer) {
			known.set(key, (answer = load(key)));
			answer.catch(() => known.delete(key));
		}
		return answer;
	};
}

async function read(file: string): Promise<string> {
	const response = await fetch(`/places/${file}.txt`);
	if (!response.ok) throw new Error(`${file}: ${response.status}`);
	return response.text();
}

const readTowns = remember(async (file: number) => parseTowns(await read(String(file))));
const readPostal = remember(async (file: 'postal') => parsePostal(await read(file)));

/**
 * Places that a visitor may mean, the likeliest first: read from files of this site alone, nothing
 * that is typed is sent anywhere. None where the place is unknown or the file does not come.
 */
export async function findTowns(query: string, likely: Likely): Promise<Town[]> {
	const folded = fold(query);
	if (folded === '') return [];
	try {
		if (maybePostalCode(query)) return townsOfCode(await readPostal('postal'), query, likely);
		return townsNamed(await readTowns(fileOfTown(folded)), query, likely);
	} catch {
		return [];
	}
}
