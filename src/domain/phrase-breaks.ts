/** What a Japanese compound of the trade begins with: a line may end behind it. */
const BEGINNINGS = [
	'アルミ',
	'アンギュラー',
	'インテグラル',
	'ウインド',
	'エクスターナル',
	'エンド',
	'オフセット',
	'カスタマー',
	'カーボン',
	'クイック',
	'クランク',
	'クロスカントリー',
	'グラベル',
	'コンタクト',
	'コンポーネント',
	'サイクル',
	'シート',
	'ステンレス',
	'スルー',
	'ストレートプル',
	'チェーン',
	'チューブレス',
	'テック',
	'ニッケルメッキ',
	'ディスク',
	'ハブ',
	'フロント',
	'ブレーキ',
	'プライバシー',
	'プレスフィット',
	'ホイール',
	'ボトム',
	'リア',
	'リム',
	'ロード',
];

const KATAKANA = '[ァ-ヺー]';
/** Between scripts. What a wheel and its spokes are called stays whole. */
const BETWEEN = new RegExp(
	[
		`(?<=(?:[一-鿿A-Za-z\\d](?<!完組))|向け)(?=${KATAKANA}{3})`,
		`(?<=${KATAKANA}{3})(?=(?!組)[一-鿿\\d])`,
		'(?<=[一-鿿])(?=完組)',
	].join('|'),
	'gu',
);
/** A shorter word has room wherever a line has. */
const COMPOUND = new RegExp(`${KATAKANA}{7,}`, 'gu');
const WITHIN = new RegExp(`(?<=^(?:${BEGINNINGS.join('|')})+)(?=${KATAKANA}{3})`, 'gu');
/** Browsers take a month for a word of its own: 3か｜月間. */
const MONTHS = /(?<=\dか)(?=月)/gu;

/** Not `wbr`, which is an item of its own in a flex container, with a gap on either side. */
const ZERO_WIDTH_SPACE = '\u200b';
const WORD_JOINER = '\u2060';

/**
 * Japanese text with places where a line may end inside a long compound. Browsers that break by
 * phrases keep such a compound whole, and where it has no room break it at any letter.
 */
export const breakCompounds = (text: string): string =>
	text
		.replace(BETWEEN, ZERO_WIDTH_SPACE)
		.replace(COMPOUND, (word) => word.replace(WITHIN, ZERO_WIDTH_SPACE))
		.replace(MONTHS, WORD_JOINER);
