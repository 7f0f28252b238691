import { expect, test } from 'vitest';
import { withPhraseBreaks } from '#components/shell/phrase-breaks.ts';

test.each([
	['自転車コンポーネントメーカー', '自転車<wbr>コンポーネント<wbr>メーカー'],
	['カーボンホイール20年', 'カーボン<wbr>ホイール<wbr>20年'],
	['フロントスルーアクスル12×100', 'フロント<wbr>スルー<wbr>アクスル<wbr>12×100'],
	[
		'ディスクブレーキ用リアディスクホイール',
		'ディスク<wbr>ブレーキ<wbr>用<wbr>リア<wbr>ディスク<wbr>ホイール',
	],
	['リムの高さ', 'リムの高さ'],
	['プレスフィットボトムブラケット86', 'プレスフィット<wbr>ボトム<wbr>ブラケット<wbr>86'],
	['Doladaクランクセット', 'Dolada<wbr>クランク<wbr>セット'],
	['シリアルナンバー', 'シリアルナンバー'],
	['Kleos RD 36', 'Kleos RD 36'],
])('"%s" may end a line between its words', (text, expected) => {
	expect(withPhraseBreaks(`<p>${text}</p>`)).toBe(`<p>${expected}</p>`);
});

test('what islands print again, scripts, drawings and attributes stay as they are', () => {
	const html =
		'<p title="自転車コンポーネント">a</p><astro-island><p>自転車コンポーネント</p></astro-island>' +
		'<script>"自転車コンポーネント"</script><svg><text>自転車コンポーネント</text></svg><b>b</b>';
	expect(withPhraseBreaks(html)).toBe(html);
});
