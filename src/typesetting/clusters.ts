/** Space between words; spaces of any kind take this form and one width. */
export const SPACE = ' ';
const SPACES = /\s/gu;
/** Characters that steer how others are set and draw nothing: joiners, soft hyphens, directions. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Composes letters with their accents, and gives every space one form. */
export const composed = (text: string): string => text.normalize('NFC').replace(SPACES, SPACE);

/** Letters of which none joins its neighbour: Latin, Greek, Cyrillic, kana, Chinese, their signs. */
const APART = /^[ -~\u00a0-\u00ac\u00ae-ʯ‐-‧′″−Α-ώА-я、-〕ぁ-ゖァ-ヺー一-鿿！-～]*$/u;

/**
 * Grapheme clusters: letters with the marks that belong to them. Nearly all texts have letters
 * alone, and are split in a twentieth of the segmenter's time.
 */
export function* toClusters(text: string): Generator<string> {
	if (APART.test(text)) yield* text;
	else for (const { segment } of graphemes.segment(text)) yield segment;
}

export const toCodes = (cluster: string): number[] =>
	Array.from(cluster, (character) => character.codePointAt(0) ?? 0);

/** Cluster without the characters that draw nothing. */
export const drawn = (cluster: string): string =>
	IGNORABLE.test(cluster)
		? [...cluster].filter((character) => !IGNORABLE.test(character)).join('')
		: cluster;

/** Compatibility decomposition of a character: `IV` for `Ⅳ`; itself without one. */
export const spelt = (cluster: string): string => drawn(cluster).normalize('NFKC');

/** True for pictures such as emoji, which are no letters. */
export const isPictograph = (cluster: string): boolean => PICTOGRAPH.test(cluster);
