import type { Locale } from '#contract/locales.ts';
import type { SearchEntry } from '#contract/search/search.ts';
import { toWords } from './concepts.ts';
import { normal } from './normal.ts';

const MOST = 3;
/** Less likeness than this is chance. */
const LEAST = 0.3;

/** Neighbouring signs of a word, its edges included. */
function signPairs(text: string): Set<string> {
	const signs = [' ', ...text.replace(/\s+/g, ' '), ' '];
	return new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const shared = [...one].filter((pair) => other.has(pair)).length;
	return (2 * shared) / (one.size + other.size);
}

/** Names that are written most like a query that found nothing. */
export function nearNames(text: string, entries: readonly SearchEntry[], locale: Locale): string[] {
	const typed = signPairs(normal(text));
	const names = entries
		.filter(({ group }) => group !== 'news' && group !== 'stores' && group !== 'jobs')
		.map(({ title }) => title);
	return [...new Set([...toWords(locale), ...names])]
		.map((name) => ({ name, likeness: likeness(typed, signPairs(normal(name))) }))
		.filter((one) => one.likeness >= LEAST)
		.toSorted((a, b) => b.likeness - a.likeness)
		.slice(0, MOST)
		.map(({ name }) => name);
}
