import { expect, test } from 'vitest';
import { compact, compactest } from '../../../../src/components/shell/compact.ts';

test.each([
	['between blocks', '<ul> <li> a </li> <li> b </li> </ul>', '<ul><li>a</li><li>b</li></ul>'],
	[
		'words and inline elements keep theirs',
		'<p> a <b>b</b> <i>c</i> d </p>',
		'<p>a <b>b</b> <i>c</i> d</p>',
	],
	[
		'text before a nested list',
		'<li> a <ul> <li>b</li> </ul> </li>',
		'<li>a<ul><li>b</li></ul></li>',
	],
	[
		'a tag that only begins like a block',
		'<b>a</b> <tt>b</tt> <dfn>c</dfn>',
		'<b>a</b> <tt>b</tt> <dfn>c</dfn>',
	],
	['a link among words', '<p> see <a> a </a> now </p>', '<p>see <a> a </a> now</p>'],
	[
		'attributes',
		'<td class="x y"> 1 <span>mm</span> </td>',
		'<td class="x y">1 <span>mm</span></td>',
	],
])('white space at the edges of blocks is dropped: %s', (_, given, expected) => {
	expect(compact(given)).toBe(expected);
});

test('lines between two elements are one space, those between words stay', () => {
	expect(compactest('<a>a</a>\n\t <b>b</b>  c')).toBe('<a>a</a> <b>b</b>  c');
});

test('what stands alone in a block loses its inner edges too', () => {
	expect(compactest('<li> <a href="/"> a </a> </li>')).toBe('<li><a href="/">a</a></li>');
	expect(compactest('<li><img alt="a"/><br/></li>')).toBe('<li><img alt="a"><br/></li>');
	expect(compactest('<p> see <a> a </a> now </p>')).toBe('<p>see <a>a</a> now</p>');
	expect(compactest('<p>see<a> a </a>now</p>')).toBe('<p>see<a> a </a>now</p>');
});
