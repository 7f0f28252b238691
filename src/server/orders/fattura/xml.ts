import { escapeHtml } from '#server/platform/mail/escape.ts';

/** An element with text or children, in the order in which they are written; null leaves it out. */
export type Element = readonly [name: string, content: string | readonly (Element | null)[]] | null;

/** One element as XML, with its content. */
export function toXml(element: Element): string {
	if (element === null) return '';
	const [name, content] = element;
	const inside = typeof content === 'string' ? escapeHtml(content) : content.map(toXml).join('');
	return `<${name}>${inside}</${name}>`;
}

/** An element that is left out where its text is empty. */
export const optional = (name: string, text: string): Element =>
	text === '' ? null : [name, text];
