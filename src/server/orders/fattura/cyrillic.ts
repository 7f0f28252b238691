/**
 * Cyrillic in Latin letters as passports and road signs write it: Bulgaria by its Transliteration
 * Act of 2009 (`Велико Търново` is Veliko Tarnovo), Ukraine by resolution 55 of 2010 (`Київ` is
 * Kyiv), Serbian by its Latin alphabet. Names of other countries are spelt letter by letter.
 */

type Letters = Readonly<Record<string, string>>;

const COMMON: Letters = {
	...{ а: 'a', б: 'b', в: 'v', д: 'd', е: 'e', ж: 'zh', з: 'z', к: 'k', л: 'l', м: 'm', н: 'n' },
	...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', ц: 'ts', ч: 'ch', ш: 'sh' },
};
const BULGARIAN: Letters = {
	...COMMON,
	...{ г: 'g', и: 'i', й: 'y', х: 'h', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya' },
};
const UKRAINIAN: Letters = {
	...COMMON,
	...{ г: 'h', ґ: 'g', и: 'y', і: 'i', х: 'kh', щ: 'shch', ь: '', '’': '', "'": '' },
	...{ є: 'ie', ї: 'i', й: 'i', ю: 'iu', я: 'ia' },
};
/** Serbian has two scripts: these are the letters of its other one, without their marks. */
const SERBIAN: Letters = {
	...COMMON,
	...{ г: 'g', ђ: 'dj', ж: 'z', и: 'i', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', х: 'h', ц: 'c' },
	...{ ч: 'c', џ: 'dz', ш: 's' },
};
const SERBIAN_SPEAKING = ['RS', 'ME', 'BA', 'XK'];

/** Ukrainian letters at the beginning of a word. */
const UKRAINIAN_FIRST: Letters = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

const WORD = /[\u0400-\u04ff]+(?:['’][\u0400-\u04ff]+)*/g;
const UKRAINIAN_LETTERS = /[іїєґ]/i;
/** Russian has the hard sign before these vowels alone; elsewhere it is Bulgarian's own vowel. */
const BULGARIAN_VOWEL = /ъ(?![еёюя])/i;

function spellBulgarian(word: string): string {
	if (word === 'българия') return 'bulgaria';
	return [...word.replace(/ия$/, 'иа')].map((letter) => BULGARIAN[letter] ?? letter).join('');
}

const spellUkrainian = (word: string): string =>
	word
		.split(/(зг)/)
		.flatMap((part) => (part === 'зг' ? ['zgh'] : [...part]))
		.map((letter, at) => (at === 0 && UKRAINIAN_FIRST[letter]) || (UKRAINIAN[letter] ?? letter))
		.join('');

/** Gives a spelt word the capitals of the written one. */
function withCapitals(spelt: string, word: string): string {
	const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();
	if (word.length > 1 && isUpper(word)) return spelt.toUpperCase();
	return isUpper(word.charAt(0)) ? spelt.charAt(0).toUpperCase() + spelt.slice(1) : spelt;
}

/** Converts the Cyrillic words in a text of a country to Latin letters; others are unchanged. */
export const cyrillicInLatin = (text: string, country: string): string =>
	text.replace(WORD, (word) => {
		const plain = word.toLowerCase();
		if (SERBIAN_SPEAKING.includes(country)) {
			return withCapitals([...plain].map((letter) => SERBIAN[letter] ?? letter).join(''), word);
		}
		const isUkrainian = country === 'UA' || UKRAINIAN_LETTERS.test(word);
		if (isUkrainian) return withCapitals(spellUkrainian(plain), word);
		if (country === 'BG' || BULGARIAN_VOWEL.test(word))
			return withCapitals(spellBulgarian(plain), word);
		// Signs of hardness and softness have no sound of their own.
		return word.replace(/[ьъ]/gi, '');
	});
