import { romaji } from '../text/romaji.ts';

/** Letters that sound alike in Japanese, or are one sound in a name of a Latin language. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
	[/gli/g, 'ri'],
	[/c(?=[ei])|sh|ch|tch/g, 's'],
	[/ck|[cq]/g, 'k'],
	[/ph/g, 'f'],
	[/l/g, 'r'],
	[/v/g, 'b'],
	[/j/g, 'g'],
	[/x/g, 'ks'],
	[/[^bdfgkmnprstwz]/g, ''],
	[/(.)\1+/g, '$1'],
];

/** Shortest name that is matched by its sounds: fewer consonants are in too many words. */
const SHORTEST = 2;

/**
 * Consonants of a name as a Japanese reader pronounces them: `Kleos` and `クレオス` are both `krs`. Empty
 * for a word that is too short to be told by them.
 */
export function toSounds(word: string): string {
	const latin = romaji(word).toLowerCase();
	if (!/^[a-z]+$/.test(latin)) return '';
	const sounds = ALIKE.reduce((text, [from, to]) => text.replace(from, to), latin);
	return sounds.length >= SHORTEST ? sounds : '';
}
