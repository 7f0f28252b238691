import { Parser } from 'htmlparser2';

export interface Element {
	name: string;
	attributes: Record<string, string>;
}

/** One built page, parsed once, with the properties that the site's tests read. */
export interface SitePage {
	/** Address without the origin, `/it/prodotti`. */
	path: string;
	html: string;
	/** Every element in document order. */
	elements: Element[];
	ids: Set<string>;
	titles: string[];
	headings: string[];
	/** Bodies of scripts that a browser would run, and of style elements. */
	inlineScripts: string[];
	inlineStyles: string[];
	/** Bodies of data blocks: JSON-LD. */
	dataBlocks: string[];
	/** Visible text, runs of white space as one space, elements apart as in the markup. */
	text: string;
	/** Its lines in the page's own language, with no-break spaces; without names in `code`. */
	printed: string[];
}

const HIDDEN = new Set(['script', 'style', 'title', 'template']);
const WITHIN_SENTENCES = new Set(['strong', 'em', 'b', 'i', 'sup', 'sub', 'wbr']);
const RUNNING_TYPES = [undefined, '', 'module', 'text/javascript'];

/**
 * Parses the markup as a browser's parser would, in one pass: the site has over a thousand pages.
 */
export function readPage(path: string, html: string): SitePage {
	const page: SitePage = {
		path,
		html,
		elements: [],
		ids: new Set(),
		titles: [],
		headings: [],
		inlineScripts: [],
		inlineStyles: [],
		dataBlocks: [],
		text: '',
		printed: [],
	};
	const open: Element[] = [];
	const text: string[] = [];
	let line = '';
	const endLine = (name: string) => {
		if (WITHIN_SENTENCES.has(name)) return;
		if (line.trim()) page.printed.push(line.replace(/[ \t\r\n]+/g, ' ').trim());
		line = '';
	};
	const own = path.split('/')[1];
	const isForeign = ({ name, attributes: { lang } }: Element) =>
		name === 'code' || (lang !== undefined && lang.split('-')[0] !== own);
	let body = '';
	const parser = new Parser({
		onopentag(name, attributes) {
			endLine(name);
			const element = { name, attributes };
			page.elements.push(element);
			open.push(element);
			if (attributes['id'] !== undefined) page.ids.add(attributes['id']);
			if (HIDDEN.has(name) || name === 'h1') body = '';
		},
		ontext(data) {
			body += data;
			const inside = open.at(-1);
			if (!inside || HIDDEN.has(inside.name)) return;
			text.push(data);
			if (!open.some(isForeign)) line += data;
		},
		onclosetag(name) {
			endLine(name);
			const element = open.pop();
			if (name === 'title' && !open.some((outer) => outer.name === 'svg')) page.titles.push(body);
			if (name === 'h1') page.headings.push(oneLine(body));
			if (name === 'style') page.inlineStyles.push(body);
			if (name !== 'script' || element?.attributes['src'] !== undefined) return;
			const isRun = RUNNING_TYPES.includes(element?.attributes['type']);
			(isRun ? page.inlineScripts : page.dataBlocks).push(body);
		},
	});
	parser.end(html);
	page.text = oneLine(text.join(''));

	return page;
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}

/** Markup without the block that only crawlers read. */
export function withoutData(html: string): string {
	return html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '');
}

/** Elements of that name; with attributes given, those that carry all of them with these values. */
export function listElements(
	page: SitePage,
	name: string,
	attributes: Record<string, string> = {},
): Element[] {
	return page.elements.filter(
		(element) =>
			element.name === name &&
			Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
	);
}

export function attributeValues(elements: readonly Element[], name: string): string[] {
	return elements.flatMap(({ attributes }) => {
		const value = attributes[name];
		return value === undefined ? [] : [value];
	});
}
