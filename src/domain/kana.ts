/** From a letter of hiragana to the same one of katakana. */
const TO_KATAKANA = 0x60;

/**
 * How a name is read, as it is kept: full-width katakana, one space between words. Hiragana and half
 * width are taken as they come; what is no kana stays, so that it can be told.
 */
export const toKatakana = (typed: string): string =>
	typed
		.normalize('NFKC')
		.replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) =>
			String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA),
		)
		.replace(/\s+/g, ' ')
		.trim();

/** Whether a reading that is kept so is one. */
export const isKatakana = (text: string): boolean => /^[\u30a1-\u30fe ]*$/.test(text);
