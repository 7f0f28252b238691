/** Letters that Unicode does not take apart into plain ones and marks, as their languages spell them. */
const SPELT: Readonly<Record<string, string>> = {
	...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' },
	...{ ŋ: 'ng', ŧ: 't', ĸ: 'k', ə: 'e', ĳ: 'ij' },
};

/** Letters of an address out of a title; none where it has no Latin ones. */
export function slugOf(title: string): string {
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
