/**
 * Greek in Latin letters as passports and road signs write it (ELOT 743, ISO 843 type 2):
 * `Παπαδόπουλος` is Papadopoulos, `Ευάγγελος` Evangelos, `Μπάμπης` Bampis.
 */

const LETTERS: Readonly<Record<string, string>> = {
	...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l' },
	...{ μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f' },
	...{ χ: 'ch', ψ: 'ps', ω: 'o' },
};
const PAIRS: Readonly<Record<string, string>> = { γγ: 'ng', γξ: 'nx', γχ: 'nch', ου: 'ou' };
const GLIDES: Readonly<Record<string, string>> = { α: 'a', ε: 'e', η: 'i' };
/** Letters before which `υ` of a pair is f; it is v before vowels and voiced ones. */
const VOICELESS = /^(?:$|[θκξπσςτφχψ])/;

const GREEK_WORD = /[\u0370-\u03ff\u1f00-\u1fff]+/g;
const MARKS = /\p{M}/gu;

/** Bare letters; those that an accent or a diaeresis keeps apart are parted by a bar. */
const bare = (word: string): string =>
	word
		.toLowerCase()
		.normalize('NFD')
		.replace(/([αεηο]\u0301)(?=υ)/g, '$1|')
		.replace(/(?=υ\p{M}*\u0308)/gu, '|')
		.replace(MARKS, '');

function toWord(word: string): string {
	const letters = bare(word);
	let spelt = '';
	for (let at = 0; at < letters.length;) {
		const pair = letters.slice(at, at + 2);
		const glide = pair[1] === 'υ' ? GLIDES[pair[0] ?? ''] : undefined;
		const isFirstB = pair === 'μπ' && at === 0;
		if (glide !== undefined) spelt += glide + (VOICELESS.test(letters.slice(at + 2)) ? 'f' : 'v');
		else if (isFirstB) spelt += 'b';
		else if (PAIRS[pair] !== undefined) spelt += PAIRS[pair];
		else {
			const letter = letters[at] ?? '';
			spelt += letter === '|' ? '' : (LETTERS[letter] ?? letter);
			at += 1;
			continue;
		}
		at += 2;
	}
	const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();
	if (isUpper(word) && word.length > 1) return spelt.toUpperCase();
	return isUpper(word.charAt(0)) ? spelt.charAt(0).toUpperCase() + spelt.slice(1) : spelt;
}

/** Converts the Greek words in a text to Latin letters. */
export const greekInLatin = (text: string): string =>
	text.normalize('NFC').replace(GREEK_WORD, toWord);
