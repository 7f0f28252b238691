/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss' };

/**
 * Folds every way to write a word into one: case, accents, full and half width, hiragana and
 * katakana, `ue` for `ü`, punctuation. Voicing marks stay: `か` is not `が`.
 */
export function fold(text: string): string {
	return (
		text
			.toLowerCase()
			.normalize('NFKD')
			// Combining marks, zero-width spaces and word joiners.
			.replace(/[\u0300-\u036f\u200b\u2060]/g, '')
			.replace(/[øłđðıß]/g, (letter) => PLAIN[letter] ?? letter)
			.replace(/æ/g, 'a')
			.replace(/œ/g, 'o')
			.replace(/([aou])e/g, '$1')
			.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
			.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
			.trim()
	);
}
