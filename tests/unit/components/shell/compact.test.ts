import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compact } from '../../../../src/components/shell/compact.ts';
import { runs } from '../../../support/scope.ts';

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
	[
		'attributes',
		'<td class="x y"> 1 <span>mm</span> </td>',
		'<td class="x y">1 <span>mm</span></td>',
	],
	[
		'words in attributes keep theirs',
		'<p title="a > b < c"> 1 </p> <p title=">  "> </p>',
		'<p title="a > b < c">1</p><p title=">  "></p>',
	],
	['behind the last tag', '<p>a</p> ', '<p>a</p>'],
	['no white space of words', '<p>\u00a01\u3000</p>', '<p>\u00a01\u3000</p>'],
	['nor behind the last tag', '<p>1</p>\u00a0', '<p>1</p>\u00a0'],
	['a sign that begins no tag', '<p> 1 < 2 </p>', '<p>1 < 2</p>'],
])('white space at the edges of blocks is removed: %s', (_, given, expected) => {
	expect(compact(given)).toBe(expected);
});

test('line breaks between elements become one space, those within text stay', () => {
	expect(compact('<a>a</a>\n\t <b>b</b>  c')).toBe('<a>a</a> <b>b</b>  c');
});

test.each([
	['alone', '<li> <a href="/"> a </a> </li>', '<li><a href="/">a</a></li>'],
	['one in another', '<li><a> <span> a </span> </a></li>', '<li><a><span>a</span></a></li>'],
	['a picture', '<li><a> <img alt="a" /> </a></li>', '<li><a><img alt="a"></a></li>'],
	['another beside it', '<p> <a> a </a> <a> b </a> </p>', '<p><a>a</a> <a>b</a></p>'],
])('contents of a block lose their inner edges, too: %s', (_, given, expected) => {
	expect(compact(given)).toBe(expected);
});

test.each([
	['the one within', '<p>see <a> a </a> now</p>', '<p>see <a>a</a> now</p>'],
	['none of those that are alone', '<p>see<a> a </a>now</p>', '<p>see<a> a </a>now</p>'],
	['through several', '<p>a <a><span> b </span></a> c</p>', '<p>a <a><span>b</span></a> c</p>'],
])('one of two spaces beside an inline tag is removed: %s', (_, given, expected) => {
	expect(compact(given)).toBe(expected);
});

test('img and input are closed as in HTML, drawings as in XML', () => {
	expect(compact('<li><img alt="a"/><br/><input /><path d="M0"/></li>')).toBe(
		'<li><img alt="a"><br/><input><path d="M0"/></li>',
	);
});

const BLOCKS = /<\/?(?:p|li|div)>/;
/** Lines of visible text: white space is one space, and none at either end. */
const toLines = (html: string) =>
	html
		.split(BLOCKS)
		.map((line) =>
			line
				.replace(/<[^>]*>/g, '')
				.replace(/\s+/g, ' ')
				.trim(),
		)
		.filter(Boolean);

test('any markup keeps its words and spaces, and a second pass removes nothing', () => {
	const { element } = fc.letrec<{ element: string; inside: string }>((tie) => ({
		element: fc
			.tuple(fc.constantFrom('p', 'li', 'div', 'a', 'span', 'b'), tie('inside'))
			.map(([name, inside]) => `<${name}>${inside}</${name}>`),
		inside: fc
			.array(
				fc.oneof({ depthSize: 'small' }, fc.constantFrom(' ', '\n\t', 'a', 'b c'), tie('element')),
				{ maxLength: 4 },
			)
			.map((parts) => parts.join('')),
	}));
	fc.assert(
		fc.property(element, (html) => {
			const once = compact(html);
			expect(toLines(once)).toEqual(toLines(html));
			expect(compact(once)).toBe(once);
			expect(once.replace(/\s/g, '')).toBe(html.replace(/\s/g, ''));
		}),
		{ numRuns: runs(1000) },
	);
});
