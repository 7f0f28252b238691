/** What a Japanese compound of the trade begins with: a line may end behind it. */
const BEGINNINGS = [
	'アルミ',
	'インテグラル',
	'ウインド',
	'エクスターナル',
	'エンド',
	'カーボン',
	'クイック',
	'クランク',
	'クロスカントリー',
	'グラベル',
	'コンポーネント',
	'サイクル',
	'シート',
	'ステンレス',
	'スルー',
	'ストレートプル',
	'チェーン',
	'チューブレス',
	'テック',
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
const BREAKS = new RegExp(
	[
		`(?<=[一-鿿A-Za-z\\d])(?=${KATAKANA}{3})`,
		`(?<=${KATAKANA}{3})(?=[一-鿿\\d])`,
		`(?<=(?<!${KATAKANA})(?:${BEGINNINGS.join('|')})+)(?=${KATAKANA}{3})`,
	].join('|'),
	'gu',
);

/** Not `wbr`, which is an item of its own in a flex container, with a gap on either side. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * Islands print their texts again in the browser; scripts and choices hold no markup; tables
 * scroll where they have no room.
 */
const APART = /(<(astro-island|script|style|select|textarea|svg|table)\b[\s\S]*?<\/\2>)/;

/**
 * Japanese text with places where a line may end inside a long compound. Browsers that break by
 * phrases keep such a compound whole, and where it has no room break it at any letter.
 */
export function withPhraseBreaks(html: string): string {
	const parts = html.split(APART);
	// Of three parts the third is the name of the element that stands apart.
	return parts
		.flatMap((part, at) => {
			if (at % 3 === 2) return [];
			return at % 3 === 1
				? part
				: part.replace(/>[^<]+/g, (text) => text.replace(BREAKS, ZERO_WIDTH_SPACE));
		})
		.join('');
}
