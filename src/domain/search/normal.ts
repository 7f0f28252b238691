/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
	ß: 'ss',
	ø: 'o',
	œ: 'oe',
	æ: 'ae',
	ł: 'l',
	đ: 'd',
	ı: 'i',
};

/** Kana that are written in two ways: small vowels, and V as B. */
const KANA: Readonly<Record<string, string>> = {
	ァ: 'ア',
	ィ: 'イ',
	ゥ: 'ウ',
	ェ: 'エ',
	ォ: 'オ',
	ヴァ: 'バ',
	ヴィ: 'ビ',
	ヴェ: 'ベ',
	ヴォ: 'ボ',
	ヴ: 'ブ',
};

/** Offset from a hiragana letter to the same letter in katakana. */
const TO_KATAKANA = 0x60;

/**
 * Folds the ways to write a text into one: width, case, accents, hiragana and katakana, long vowels.
 * Voicing marks stay: `カ` is not `ガ`.
 */
export function normal(text: string): string {
	return (
		text
			.normalize('NFKC')
			.toLowerCase()
			// Zero-width spaces and word joiners mark where lines may break.
			.replace(/[\u200b\u2060\u00ad]/g, '')
			.normalize('NFD')
			.replace(/[\u0300-\u036f]/g, '')
			.normalize('NFC')
			.replace(/[ßøœæłđı]/g, (letter) => PLAIN[letter] ?? letter)
			.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
			// "Tokyo-to" has the signs of Kyoto in it.
			.replaceAll('東京都', '東京')
			.replace(/ヴ[ァィェォ]?|[ァィゥェォ]/g, (kana) => KANA[kana] ?? kana)
			// A long vowel is typed with a mark, with a dash, or not at all.
			.replace(/(?<=[ァ-ヺ])[ー‐–—−-]+/g, '')
	);
}

/** Code without its separators: `KRD36-HG-BK` is `krd36hgbk`. */
export const compact = (text: string): string => normal(text).replace(/[^\p{L}\p{N}]+/gu, '');
