import { ENTRY_SCHEME, entryOfLink } from '#contract/rich-text.ts';
import {
	listAttributes,
	RICH_TEXT_SCHEMES,
	RICH_TEXT_TAGS,
	type RichTextTag,
} from '#domain/documents/rich-text.ts';

const readTag = (element: Element): RichTextTag | undefined =>
	RICH_TEXT_TAGS.find((tag) => tag === element.localName);

/** Elements whose text is not text of the page. */
const GONE = new Set(['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title']);

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** True if a link has an allowed target: a page of the site, or an address with a known scheme. */
export function isGoodLink(address: string): boolean {
	// oxlint-disable-next-line no-control-regex -- browsers drop them, so that they hide a scheme
	const plain = address.replace(/[\u0000-\u0020]/g, '');
	if (plain.startsWith('//')) return false;
	if (!SCHEME.test(plain)) return true;
	if (plain.toLowerCase().startsWith(`${ENTRY_SCHEME}:`)) return entryOfLink(plain) !== null;
	return RICH_TEXT_SCHEMES.some((scheme) => plain.toLowerCase().startsWith(`${scheme}:`));
}

function clean(from: Element, to: Element): void {
	for (const child of [...from.childNodes]) {
		if (child instanceof Text) to.append(child.data);
		if (!(child instanceof Element)) continue;
		if (GONE.has(child.localName)) continue;
		const tag = readTag(child);
		const place = tag === undefined ? to : to.ownerDocument.createElement(tag);
		if (tag !== undefined) {
			for (const name of listAttributes(tag)) {
				const value = child.getAttribute(name);
				if (value !== null && (name !== 'href' || isGoodLink(value)))
					place.setAttribute(name, value);
			}
			to.append(place);
		}
		clean(child, place);
	}
}

/** Sanitises HTML by the rules of rich text: what the site's sanitiser would print of it. */
export function withinRules(html: string): string {
	const given = new DOMParser().parseFromString(html, 'text/html');
	const kept = given.implementation.createHTMLDocument('');
	clean(given.body, kept.body);
	return kept.body.innerHTML;
}

const BLOCK_EDGE =
	/\s*(<\/?(?:p|h[2-4]|ul|ol|li|dl|dt|dd|blockquote|table|caption|thead|tbody|tr|t[hd])\b[^>]*>|<br>)\s*/g;

/** Normalises HTML for comparison: blanks beside blocks, order of attributes, entities. */
export function normalised(html: string): string {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	for (const element of body.querySelectorAll('*')) {
		const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
		for (const [name] of attributes) element.removeAttribute(name);
		for (const [name, value] of attributes.toSorted(([a], [b]) => a.localeCompare(b))) {
			element.setAttribute(name, value);
		}
	}
	return body.innerHTML
		.replace(/[ \t\n\r]+/g, ' ')
		.replace(BLOCK_EDGE, '$1')
		.trim();
}
