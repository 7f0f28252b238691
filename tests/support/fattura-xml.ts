import { parseDocument } from 'htmlparser2';

export interface XmlElement {
	name: string;
	text: string;
	children: XmlElement[];
}

type Nodes = ReturnType<typeof parseDocument>['children'];

function listElements(nodes: Nodes): XmlElement[] {
	return nodes.flatMap((node) => {
		if (node.type !== 'tag') return [];
		const texts = node.children.map((child) => (child.type === 'text' ? child.data : ''));
		return [{ name: node.name, text: texts.join(''), children: listElements(node.children) }];
	});
}

/** Returns whether every `<` and `&` of a document is valid XML, and every element is closed. */
export function isWellFormed(xml: string): boolean {
	const open: string[] = [];
	for (const [, close, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:?]+)([^<>]*)>/g)) {
		if (name.startsWith('?') || rest.endsWith('/')) continue;
		if (close === '') open.push(name);
		else if (open.pop() !== name) return false;
	}
	const text = xml.replace(/<[^<>]*>/g, '');
	return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(text);
}

export function toRoot(xml: string): XmlElement {
	const [root] = listElements(parseDocument(xml, { xmlMode: true }).children);
	if (!root) throw new Error('no element');
	return root;
}

/** Finds elements below one by their path, `a/b`. */
export function all(element: XmlElement, path: string): XmlElement[] {
	return path
		.split('/')
		.reduce<XmlElement[]>(
			(found, name) =>
				found.flatMap(({ children }) => children.filter((child) => child.name === name)),
			[element],
		);
}

export const textsAt = (element: XmlElement, path: string): string[] =>
	all(element, path).map(({ text }) => text);
