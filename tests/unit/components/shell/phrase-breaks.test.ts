import { expect, test } from 'vitest';
import { withPhraseBreaks } from '#components/shell/phrase-breaks.ts';

const shown = (html: string) => withPhraseBreaks(html).replaceAll('\u200b', '|');

test('a page’s text has break opportunities within compounds', () => {
	expect(shown('<ul><li><a>カーボンホイール</a> <b>カーボンホイール</b></li></ul>')).toBe(
		'<ul><li><a>カーボン|ホイール</a> <b>カーボン|ホイール</b></li></ul>',
	);
});

test('islands, scripts, drawings and attributes are unchanged', () => {
	const html =
		'<p title="自転車コンポーネント">a</p><astro-island><h2>自転車コンポーネント</h2></astro-island>' +
		'<script>"自転車コンポーネント"</script><svg><text>自転車コンポーネント</text></svg><b>b</b>';
	expect(withPhraseBreaks(html)).toBe(html);
});

test.each([
	['<h1 class="a">ご注文ありがとうございます</h1>', 'ご注文|ありがとう|ございます'],
	['<h2>クイックリリースアクスル</h2>', 'クイック|リリースアクスル'],
	[
		'<h2>Livenza R50 ディスクブレーキ用ホイールセット</h2>',
		'Livenza R50 ディスク|ブレーキ|用|ホイール|セット',
	],
	['<p class="max-w-text lead">12か月間の保管</p>', '12か\u2060月間の|保管'],
	['<a class="btn-primary">取扱店を探す</a>', '取扱店を|探す'],
	['<nav><ul><li><a>主な<b>メニュー</b>を見る</a></li></ul></nav>', '主なメニューを|見る'],
	['<h3>A &quot;B&quot; &amp; C</h3>', 'A &quot;B&quot; &amp; C'],
	['<p>ご注文ありがとうございます</p>', 'ご注文ありがとうございます'],
	['<h2>題</h2><p>ご注文ありがとうございます</p>', '題ご注文ありがとうございます'],
])('%s breaks lines between phrases', (html, text) => {
	expect(shown(html).replace(/<[^>]*>/g, '')).toBe(text);
});

test('a menu kept by an island as build markup breaks lines between phrases', () => {
	const html = (text: string) =>
		`<astro-island><header>製品を見る<astro-slot><nav><a title="製品を見る">${text}</a></nav></astro-slot></header></astro-island>`;
	expect(shown(html('製品を見る'))).toBe(html('製品を|見る'));
});
