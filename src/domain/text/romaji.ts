/**
 * Kana in Latin letters as Japanese passports spell names (Hepburn without marks of length:
 * ministry of foreign affairs): `タカハシ` is Takahashi, `キョウコ` Kyoko, `サッポロ` Sapporo,
 * `ホンマ` Homma.
 */

const VOWELS = 'aiueo';

/** Rows of the syllabary: its kana by the vowels `aiueo`, and what stands before the vowel. */
const ROWS: readonly (readonly [kana: string, consonant: string])[] = [
	['アイウエオ', ''],
	['カキクケコ', 'k'],
	['ガギグゲゴ', 'g'],
	['サ・スセソ', 's'],
	['ザ・ズゼゾ', 'z'],
	['タ・・テト', 't'],
	['ダ・・デド', 'd'],
	['ナニヌネノ', 'n'],
	['ハヒ・ヘホ', 'h'],
	['バビブベボ', 'b'],
	['パピプペポ', 'p'],
	['マミムメモ', 'm'],
	['ヤ・ユ・ヨ', 'y'],
	['ラリルレロ', 'r'],
];

const SYLLABLES = new Map<string, string>([
	...ROWS.flatMap(([kana, consonant]) =>
		[...kana].map((one, at): [string, string] => [one, consonant + (VOWELS[at] ?? '')]),
	),
	...Object.entries({ シ: 'shi', ジ: 'ji', チ: 'chi', ヂ: 'ji', ツ: 'tsu', ヅ: 'zu', フ: 'fu' }),
	...Object.entries({ ワ: 'wa', ヰ: 'i', ヱ: 'e', ヲ: 'o', ン: 'n', ヴ: 'bu' }),
	...Object.entries({ ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o', ャ: 'ya', ュ: 'yu', ョ: 'yo' }),
	...Object.entries({ ヮ: 'wa', ヵ: 'ka', ヶ: 'ke', ー: '' }),
]);

/** Syllables that keep a glide before a small vowel: `ウィ` is wi, `イェ` ye, `グァ` gua. */
const BEFORE_SMALL: Readonly<Record<string, string>> = { u: 'w', i: 'y', ku: 'ku', gu: 'gu' };

/** Joins a small vowel to the syllable before it: `シャ` is sha, `キョ` kyo, `ファ` fa. */
function withSmall(before: string, small: string): string {
	const vowel = SYLLABLES.get(small) ?? '';
	if (!'ャュョ'.includes(small)) {
		const stem = BEFORE_SMALL[before] ?? before.slice(0, -1);
		return stem + vowel;
	}
	const stem = before.replace(/[eiu]$/, '');
	return /(?:sh|ch|j)$/.test(stem) ? stem + vowel.slice(1) : stem + vowel;
}

/** A long o. In `ノウエ`, `ノウチ`, `ノウラ` the two are apart: Inoue, Yamanouchi, Minoura. */
const LONG_O = /(?<!n)ou|nou(?!e|chi|ra)|oo/g;

function toWord(kana: string): string {
	let spelt = '';
	let isDoubled = false;
	const letters = [...kana];
	for (const [at, letter] of letters.entries()) {
		if ('ァィゥェォャュョ'.includes(letter)) continue;
		if (letter === 'ッ') {
			isDoubled = true;
			continue;
		}
		const next = letters[at + 1] ?? '';
		const plain = SYLLABLES.get(letter) ?? letter;
		const syllable =
			next !== '' && 'ァィゥェォャュョ'.includes(next) ? withSmall(plain, next) : plain;
		if (isDoubled && /^[a-z]/.test(syllable))
			spelt += syllable.startsWith('ch') ? 't' : syllable[0];
		isDoubled = false;
		spelt += syllable;
	}
	return spelt
		.replace(/n(?=[bmp])/g, 'm')
		.replace(LONG_O, (long) => long.replace(/o[ou]/, 'o'))
		.replace(/(?<=y|sh|ch|j)uu/g, 'u');
}

/** Converts the kana in a text to Latin letters, each word of them with a capital. */
export const romaji = (text: string): string =>
	text
		.replace(/[\uff61-\uff9f]+/g, (narrow) => narrow.normalize('NFKC'))
		.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
		.replace(/[ァ-ヺー]+/g, (kana) => {
			const word = toWord(kana);
			return word.charAt(0).toUpperCase() + word.slice(1);
		});
