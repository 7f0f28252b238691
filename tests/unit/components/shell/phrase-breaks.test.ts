import { expect, test } from 'vitest';
import { withPhraseBreaks } from '#components/shell/phrase-breaks.ts';

test('a page’s text may end a line within a compound, wherever it stands', () => {
	const html = withPhraseBreaks(
		'<ul><li><a>カーボンホイール</a> <b>カーボンホイール</b></li></ul>',
	);
	const word = 'カーボン\u200bホイール';
	expect(html).toBe(`<ul><li><a>${word}</a> <b>${word}</b></li></ul>`);
});

test('what islands print again, scripts, drawings and attributes stay as they are', () => {
	const html =
		'<p title="自転車コンポーネント">a</p><astro-island><p>自転車コンポーネント</p></astro-island>' +
		'<script>"自転車コンポーネント"</script><svg><text>自転車コンポーネント</text></svg><b>b</b>';
	expect(withPhraseBreaks(html)).toBe(html);
});
