import { config } from '#config.ts';
import { toText } from '../parts/rich-text.ts';

/** Signs that Markdown would take for markup. */
const SIGNS = /[\\`*_[\]<>|]/g;

/** Plain text as Markdown reads it back. */
export const plain = (text: string): string => text.replace(SIGNS, '\\$&');

/** Address of a link, absolute: a file is read apart from its site. */
export const absoluteLink = (href: string): string =>
	href.startsWith('/') ? config.SITE_URL + href : href;

/** Text between two tags, with its character references read and its outer spaces kept. */
function textBetween(html: string): string {
	const text = plain(toText(html).join(' '));
	const [before, after] = [/^\s/.test(html) ? ' ' : '', /\s$/.test(html) ? ' ' : ''];
	return text === '' ? before : before + text + after;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/g;

/** Opening and closing marks by tag; a block ends the one before it. */
const BLOCKS: Record<string, [open: string, close: string]> = {
	p: ['\n\n', '\n\n'],
	h2: ['\n\n### ', '\n\n'],
	h3: ['\n\n#### ', '\n\n'],
	h4: ['\n\n##### ', '\n\n'],
	dl: ['\n\n', '\n\n'],
	dt: ['\n- **', '**: '],
	strong: ['**', '**'],
	b: ['**', '**'],
	em: ['*', '*'],
	i: ['*', '*'],
	br: ['\\\n', ''],
};

/** Below an item, wide enough for `1. `. */
const INDENT = '    ';

/** Lists that are open, the innermost last, with the number of their last item. */
type Lists = { isOrdered: boolean; count: number }[];

function listMark(name: string, isEnd: boolean, lists: Lists): string {
	const list = lists.at(-1);
	if (name === 'li') {
		if (isEnd || !list) return '';
		list.count += 1;
		const indent = INDENT.repeat(lists.length - 1);
		return `\n${indent}${list.isOrdered ? `${list.count}.` : '-'} `;
	}
	if (isEnd) lists.pop();
	else lists.push({ isOrdered: name === 'ol', count: 0 });
	return lists.length === (isEnd ? 0 : 1) ? '\n\n' : '';
}

/** Quotes everything that was written from a place on. */
const quoted = (text: string, from: number) =>
	`${text.slice(0, from)}\n\n${text
		.slice(from)
		.trim()
		.replace(/\n{2,}/g, '\n\n')
		.replace(/^/gm, '> ')}\n\n`;

/** The first paragraph of an item stands on the item's line, others below at its indent. */
const paragraphIn = (lists: Lists, text: string) =>
	/(?:-|\d+\.) $/.test(text) ? '' : `\n\n${INDENT.repeat(lists.length)}`;

/** Paragraphs, headings, quotes and lists. */
function toFlow(html: string): string {
	let text = '';
	let last = 0;
	const lists: Lists = [];
	let link = '';
	let quote = 0;
	for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
		text += textBetween(html.slice(last, index));
		last = index + tag.length;
		const isEnd = slash === '/';
		if (name === 'a') {
			if (!isEnd) link = /href="([^"]*)"/.exec(attributes)?.[1] ?? '';
			text += isEnd ? `](${absoluteLink(link)})` : '[';
		} else if (['ul', 'ol', 'li'].includes(name)) text += listMark(name, isEnd, lists);
		else if (name === 'blockquote') {
			if (isEnd) text = quoted(text, quote);
			else quote = text.length;
		} else if (name === 'p' && lists.length > 0) text += isEnd ? '' : paragraphIn(lists, text);
		else text += BLOCKS[name]?.[isEnd ? 1 : 0] ?? '';
	}
	return (text + textBetween(html.slice(last)))
		.replace(/ +\n(?! )/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

const ROW = /<tr\b[^>]*>([\s\S]*?)<\/tr>/g;
const CELL = /<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g;

/** A table; its first row is its head. */
export function toTable(rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	const [head = [], ...others] = rows;
	return [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n');
}

const tableIn = (html: string) =>
	toTable(
		[...html.matchAll(ROW)].map(([, row = '']) =>
			[...row.matchAll(CELL)].map(([, cell = '']) => toFlow(cell).replace(/\\?\s*\n\s*/g, ' ')),
		),
	);

/** Rich text of the CMS, as the sanitiser left it, in Markdown. */
export function toMarkdown(html: string): string {
	return html
		.split(/(<table\b[\s\S]*?<\/table>)/)
		.map((part) => (part.startsWith('<table') ? tableIn(part) : toFlow(part)))
		.filter(Boolean)
		.join('\n\n');
}
