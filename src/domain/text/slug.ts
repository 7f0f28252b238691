/**
 * Letters that Unicode does not split into a plain one and a mark, as their languages spell them.
 */
const SPELT: Readonly<Record<string, string>> = {
	...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' },
	...{ ŋ: 'ng', ŧ: 't', ĸ: 'k', ə: 'e', ĳ: 'ij' },
};

/** Makes a URL slug from a title; empty where it has no Latin letters. */
export function toSlug(title: string): string {
	return title
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[\p{M}\p{Cf}]/gu, '')
		.replace(/[^\x20-\x7f]/gu, (letter) => SPELT[letter] ?? letter)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 120)
		.replace(/-+$/, '');
}
