import { Extension, Mark, Node, type Extensions, type GlobalAttributes } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { listAttributes, RICH_TEXT_TAGS, type RichTextTag } from '#domain/documents/rich-text.ts';

/** Inline tags; every other tag is a block or a part of one. */
const MARKS = ['strong', 'em', 'b', 'i', 'a', 'sup', 'sub'] as const satisfies RichTextTag[];
const isMark = (tag: RichTextTag) => MARKS.some((mark) => mark === tag);

/** Blocks that may follow one another. */
const BLOCKS = new Set<RichTextTag>([
	'p',
	'h2',
	'h3',
	'h4',
	'ul',
	'ol',
	'blockquote',
	'table',
	'dl',
]);

/** Content of each tag; tags that hold either a line or several blocks are in `EITHER`. */
const CONTENT: Partial<Record<RichTextTag, string>> = {
	p: 'inline*',
	h2: 'inline*',
	h3: 'inline*',
	h4: 'inline*',
	caption: 'inline*',
	dt: 'inline*',
	ul: '(li|li_blocks)+',
	ol: '(li|li_blocks)+',
	dl: '(dt|dd|dd_blocks)+',
	table: 'caption? thead? tbody+',
	thead: 'tr+',
	tbody: 'tr+',
	tr: '(th|th_blocks|td|td_blocks)+',
};

/**
 * Tags that hold either inline content or blocks. Each is two node types, so that the text of a
 * list item is not wrapped in paragraphs that nobody wrote.
 */
const EITHER = ['li', 'dd', 'td', 'th', 'blockquote'] as const satisfies RichTextTag[];

const BLOCK_TAGS = [...BLOCKS].join(',');
const holdsBlocks = (element: Element) =>
	element.querySelector(`:scope > :is(${BLOCK_TAGS})`) !== null;

function toNode(tag: RichTextTag, content: string, isOfBlocks: boolean | null): Node {
	return Node.create({
		name: isOfBlocks === true ? `${tag}_blocks` : tag,
		group: BLOCKS.has(tag) ? 'block' : '',
		content,
		defining: tag !== 'p',
		isolating: ['td', 'th', 'caption'].includes(tag),
		parseHTML: () => [
			{
				tag,
				getAttrs: (element) =>
					isOfBlocks === null || holdsBlocks(element) === isOfBlocks ? null : false,
			},
		],
		renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
		// The paragraph takes precedence over other blocks, so that a new line becomes one.
		priority: tag === 'p' ? 1000 : 100,
	});
}

function toMark(tag: RichTextTag): Mark {
	return Mark.create({
		name: tag,
		// Typing behind a link or an index does not extend it.
		inclusive: !['a', 'sup', 'sub'].includes(tag),
		excludes: tag === 'sup' ? 'sub' : tag === 'sub' ? 'sup' : '',
		parseHTML: () => [{ tag: tag === 'a' ? 'a[href]' : tag }],
		renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
	});
}

const hardBreak = Node.create({
	name: 'br',
	group: 'inline',
	inline: true,
	selectable: false,
	parseHTML: () => [{ tag: 'br' }],
	renderHTML: ({ HTMLAttributes }) => ['br', HTMLAttributes],
	addKeyboardShortcuts: () => ({
		'Shift-Enter': ({ editor }) => editor.commands.insertContent({ type: 'br' }),
	}),
});

const doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });
const text = Node.create({ name: 'text', group: 'inline' });

function listTypes(tag: RichTextTag): string[] {
	return EITHER.some((either) => either === tag) ? [tag, `${tag}_blocks`] : [tag];
}

/** Attributes that the rules allow; without a value they are left out. */
function attributes(): GlobalAttributes {
	return RICH_TEXT_TAGS.map((tag) => ({
		types: listTypes(tag),
		attributes: Object.fromEntries(
			listAttributes(tag).map((name) => [
				name,
				{
					default: null,
					// Splitting a heading must not copy its id into the next line.
					keepOnSplit: false,
					parseHTML: (element: HTMLElement) => element.getAttribute(name),
					renderHTML: (given: Record<string, unknown>) =>
						given[name] === null || given[name] === undefined ? {} : { [name]: given[name] },
				},
			]),
		),
	}));
}

/** Global attributes, and the undo history. */
const rules = Extension.create({
	name: 'rules',
	addGlobalAttributes: attributes,
	addProseMirrorPlugins: () => [history()],
	addKeyboardShortcuts() {
		const run = (command: typeof undo) => () =>
			command(this.editor.state, this.editor.view.dispatch);
		return {
			'Mod-z': run(undo),
			'Shift-Mod-z': run(redo),
			'Mod-y': run(redo),
			'Mod-b': () => this.editor.commands.toggleMark('strong'),
			'Mod-i': () => this.editor.commands.toggleMark('em'),
		};
	},
});

function toExtensions(tag: RichTextTag): Extensions {
	if (tag === 'br') return [hardBreak];
	if (isMark(tag)) return [toMark(tag)];
	if (EITHER.some((either) => either === tag)) {
		return [toNode(tag, 'inline*', false), toNode(tag, 'block+', true)];
	}
	return [toNode(tag, CONTENT[tag] ?? 'block+', null)];
}

/** Editor schema of exactly what rich text may hold. */
export const richTextExtensions = (): Extensions => [
	doc,
	text,
	rules,
	...RICH_TEXT_TAGS.flatMap(toExtensions),
];
