/**
 * Letters that Unicode does not split into a plain one and a mark, as their languages spell them.
 */
const SPELT: Readonly<Record<string, string>> = {
	...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' },
	...{ ŋ: 'ng', ŧ: 't', ĸ: 'k', ə: 'e', ĳ: 'ij', ƶ: 'z', ƀ: 'b', ɓ: 'b', ƒ: 'f', ɨ: 'i', ȷ: 'j' },
};

/**
 * Characters that are not part of a name, and those that replace a word or separate two figures.
 */
const SIGNS: readonly (readonly [sign: RegExp, spelt: string])[] = [
	[/[™℠®©]/g, ''],
	[/№/g, ' no '],
	[/(?=[¼-¾⅐-⅞])/g, ' '],
];

const withoutSigns = (title: string): string =>
	SIGNS.reduce((text, [sign, spelt]) => text.replace(sign, spelt), title);

/** Makes a URL slug from a title; empty where it has no Latin letters. */
export function toSlug(title: string): string {
	return withoutSigns(title)
		.normalize('NFKD')
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[\p{M}\p{Cf}]/gu, '')
		.replace(/[^\x20-\x7f]/gu, (letter) => SPELT[letter] ?? letter)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 120)
		.replace(/-+$/, '');
}
