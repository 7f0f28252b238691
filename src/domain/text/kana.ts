/** Offset from a hiragana letter to the same letter in katakana. */
const TO_KATAKANA = 0x60;

/**
 * Normalizes the reading of a name for storage: full-width katakana, one space between words.
 * Hiragana and half width are converted; other characters stay, so that validation reports them.
 */
export const toKatakana = (typed: string): string =>
	typed
		.normalize('NFKC')
		.replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) =>
			String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA),
		)
		.replace(/\s+/g, ' ')
		.trim();

/** True if a normalized reading is katakana only. */
export const isKatakana = (text: string): boolean => /^[\u30a1-\u30fe ]*$/.test(text);
