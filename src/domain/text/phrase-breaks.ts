/** Beginnings of Japanese compounds of the trade: a line may break after them. */
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
/** Breaks between scripts. Names of wheels and their spokes stay whole. */
const BETWEEN = new RegExp(
	[
		`(?<=(?:[一-鿿A-Za-z\\d](?<!完組))|向け)(?=${KATAKANA}{3})`,
		`(?<=${KATAKANA}{3})(?=(?!組)[一-鿿\\d])`,
		'(?<=[一-鿿])(?=完組)',
	].join('|'),
	'gu',
);
/** Long compounds only: a shorter word fits on any line. */
const COMPOUND = new RegExp(`${KATAKANA}{7,}`, 'gu');
const WITHIN = new RegExp(`(?<=^(?:${BEGINNINGS.join('|')})+)(?=${KATAKANA}{3})`, 'gu');
/** Browsers take 月 for a separate word: 3か｜月間. */
const MONTHS = /(?<=\dか)(?=月)/gu;

/** Not `wbr`, which is an item of its own in a flex container, with a gap on either side. */
const ZERO_WIDTH_SPACE = '\u200b';
const WORD_JOINER = '\u2060';

/**
 * Adds line-break opportunities inside long compounds of a Japanese text. Browsers that break by
 * phrases keep such a compound whole; where it does not fit, they break it at any letter.
 */
export const breakCompounds = (text: string): string =>
	text
		.replace(BETWEEN, ZERO_WIDTH_SPACE)
		.replace(COMPOUND, (word) => word.replace(WITHIN, ZERO_WIDTH_SPACE))
		.replace(MONTHS, WORD_JOINER);
