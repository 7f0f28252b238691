/**
 * Signs that keyboards, word processors, sites and telephones write where a code has a hyphen:
 * every dash of Unicode, minus signs, the bullet and the modifier that look like one, lines of a
 * table, the long vowel mark of a Japanese keyboard, and the character for one between two digits.
 */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212\u2500\u2501\u2796\u30fc]|(?<=\d)\u4e00(?=\d)/gu;

/**
 * Signs that show nothing: zero-width spaces, joiners, soft hyphens, marks of direction and of
 * variants, fillers, the blank of Braille.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** Replaces every dash by a plain hyphen. */
export const withPlainDashes = (text: string): string => text.replace(DASHES, '-');

/** Removes invisible characters. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/**
 * Normalizes the signs of a code, a number or a postal code that was typed or pasted: half width,
 * plain hyphens, nothing invisible. Letters keep their case, blanks stay.
 */
export const plainSigns = (typed: string): string =>
	withPlainDashes(withoutUnseen(typed.normalize('NFKC')));
