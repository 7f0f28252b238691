import { expect, test } from 'vitest';
import { withPhraseBreaks } from '#components/shell/phrase-breaks.ts';

test.each([
	['自転車コンポーネントメーカー', '自転車|コンポーネント|メーカー'],
	['カーボンホイール20年', 'カーボン|ホイール|20年'],
	['フロントスルーアクスル12×100', 'フロント|スルー|アクスル|12×100'],
	['ディスクブレーキ用リアディスクホイール', 'ディスク|ブレーキ|用|リア|ディスク|ホイール'],
	['リムの高さ', 'リムの高さ'],
	['リムハイトの異なる完組ホイール', 'リムハイトの異なる完組ホイール'],
	['街乗り用完組ホイール', '街乗り用|完組ホイール'],
	['スポーク組みと振れ取り', 'スポーク組みと振れ取り'],
	['採用応募者向けプライバシー通知', '採用応募者向け|プライバシー|通知'],
	['カスタマーサービス・保証対応', 'カスタマー|サービス・保証対応'],
	['オフセットシートポスト', 'オフセット|シート|ポスト'],
	['ニッケルメッキスチール', 'ニッケルメッキ|スチール'],
	['プレスフィットボトムブラケット86', 'プレスフィット|ボトム|ブラケット|86'],
	['Doladaクランクセット', 'Dolada|クランク|セット'],
	['シリアルナンバー', 'シリアルナンバー'],
	['Kleos RD 36', 'Kleos RD 36'],
])('"%s" may end a line between its words', (text, expected) => {
	const html = withPhraseBreaks(`<p>${text}</p>`);
	expect(html.replaceAll('\u200b', '|')).toBe(`<p>${expected}</p>`);
});

test.each([
	['入社後3か月間の研修', '入社後3か+月間の研修'],
	['最後の回答から24か月後', '最後の回答から24か+月後'],
	['いつか月に', 'いつか月に'],
])('"%s" keeps its number of months in one line', (text, expected) => {
	expect(withPhraseBreaks(`<p>${text}</p>`).replaceAll('\u2060', '+')).toBe(`<p>${expected}</p>`);
});

test('what islands print again, scripts, drawings and attributes stay as they are', () => {
	const html =
		'<p title="自転車コンポーネント">a</p><astro-island><p>自転車コンポーネント</p></astro-island>' +
		'<script>"自転車コンポーネント"</script><svg><text>自転車コンポーネント</text></svg><b>b</b>';
	expect(withPhraseBreaks(html)).toBe(html);
});
