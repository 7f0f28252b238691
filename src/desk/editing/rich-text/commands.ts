import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';

type ListTag = 'ul' | 'ol';

/** List around the selection, and its depth. */
function listAround(editor: Editor): { depth: number; list: Node } | null {
	const { $from } = editor.state.selection;
	for (let depth = $from.depth; depth > 0; depth--) {
		const list = $from.node(depth);
		if (['ul', 'ol'].includes(list.type.name)) return { depth, list };
	}
	return null;
}

const listChildren = (node: Node): Node[] =>
	Array.from({ length: node.childCount }, (_, i) => node.child(i));

/** Lines of a list as paragraphs. */
function readParagraphs(editor: Editor, list: Node): Node[] {
	const { p } = editor.schema.nodes;
	return listChildren(list).flatMap((item) =>
		item.isTextblock && p ? [p.create(null, item.content)] : listChildren(item),
	);
}

function replace(editor: Editor, from: number, to: number, nodes: readonly Node[]): void {
	const { tr } = editor.state;
	tr.replaceWith(from, to, Fragment.from(nodes));
	tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from + 1, tr.doc.content.size))));
	editor.view.dispatch(tr.scrollIntoView());
	editor.view.focus();
}

/** Turns the selected lines into a list, a list into the other kind, or a list back into lines. */
export function toggleList(editor: Editor, tag: ListTag): void {
	const around = listAround(editor);
	const { $from, $to } = editor.state.selection;
	const [list, item] = [editor.schema.nodes[tag], editor.schema.nodes['li']];
	if (around) {
		const start = $from.before(around.depth);
		const isSame = around.list.type.name === tag;
		const nodes = isSame
			? readParagraphs(editor, around.list)
			: list
				? [list.create(around.list.attrs, around.list.content)]
				: [];
		replace(editor, start, start + around.list.nodeSize, nodes);
		return;
	}
	const range = $from.blockRange($to);
	if (!range || !list || !item) return;
	const lines = listChildren(range.parent).slice(range.startIndex, range.endIndex);
	if (!lines.every((line) => line.isTextblock)) return;
	const items = lines.map((line) => item.create(null, line.content));
	replace(editor, range.start, range.end, [list.create(null, items)]);
}

/** Ends a list at an empty last line. */
export function leaveList(editor: Editor): boolean {
	const { $from, empty } = editor.state.selection;
	const around = listAround(editor);
	const { p } = editor.schema.nodes;
	if (!empty || !around || !p || $from.parent.type.name !== 'li' || $from.parent.content.size > 0) {
		return false;
	}
	const place = $from.index(around.depth);
	if (place !== around.list.childCount - 1) return false;
	const start = $from.before(around.depth);
	const kept = listChildren(around.list).slice(0, -1);
	const rest = kept.length > 0 ? [around.list.copy(Fragment.from(kept))] : [];
	const nodes = [...rest, p.create()];
	const { tr } = editor.state;
	tr.replaceWith(start, start + around.list.nodeSize, Fragment.from(nodes));
	const end = start + nodes.reduce((size, node) => size + node.nodeSize, 0);
	tr.setSelection(TextSelection.near(tr.doc.resolve(end - 1), -1));
	editor.view.dispatch(tr.scrollIntoView());
	return true;
}

/** Turns the selected lines into headings of a level, or back into paragraphs. */
export function setLine(editor: Editor, tag: string): void {
	editor
		.chain()
		.focus()
		.setNode(editor.isActive(tag) ? 'p' : tag)
		.run();
}

/** Wraps the selected lines in a quotation, or unwraps them. */
export function toggleQuote(editor: Editor): void {
	editor.chain().focus().toggleWrap('blockquote_blocks').run();
}

/** Sets a link on the selection; an empty address removes it. */
export function setLink(editor: Editor, href: string): void {
	const chain = editor.chain().focus().extendMarkRange('a');
	if (href === '') chain.unsetMark('a').run();
	else chain.setMark('a', { href }).run();
}
