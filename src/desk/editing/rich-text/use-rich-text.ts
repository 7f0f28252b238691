import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { leaveList } from './commands.ts';
import { withinRules } from './html.ts';
import { richTextExtensions } from './schema.ts';

interface RichTextOptions {
	labelId: string;
	path: string;
	html: string;
	onChange: (html: string) => void;
	locale: string;
	isReadOnly: boolean;
}

const EMPTY = '<p></p>';

/**
 * Mounts an editor in an element. It calls `onChange` for edits only, never on mount; a text that
 * changes elsewhere is taken over.
 */
export function useRichText({
	labelId,
	path,
	html,
	onChange,
	locale,
	isReadOnly,
}: RichTextOptions): {
	place: RefObject<HTMLDivElement | null>;
	editor: Editor | null;
} {
	const place = useRef<HTMLDivElement>(null);
	const [editor, setEditor] = useState<Editor | null>(null);
	/** Text that the editor holds, as received or as last reported. */
	const held = useRef(html);
	const latest = useRef(onChange);
	useEffect(() => {
		latest.current = onChange;
	});
	useEffect(() => {
		const made: Editor = new Editor({
			element: place.current,
			extensions: richTextExtensions(),
			content: held.current,
			editable: !isReadOnly,
			// The editor would inject a style element, which the desk's policy refuses.
			injectCSS: false,
			editorProps: {
				attributes: {
					role: 'textbox',
					'aria-multiline': 'true',
					'aria-labelledby': labelId,
					'aria-keyshortcuts': 'Alt+F10',
					'data-path': path,
					lang: locale,
				},
				transformPastedHTML: withinRules,
				handleKeyDown: (_, event) => event.key === 'Enter' && !event.shiftKey && leaveList(made),
			},
			onUpdate({ editor: changed }) {
				const now = changed.getHTML();
				held.current = now === EMPTY ? '' : now;
				latest.current(held.current);
			},
		});
		// oxlint-disable-next-line react/set-state-in-effect -- it is made where its element is
		setEditor(made);
		return () => {
			made.destroy();
			setEditor(null);
		};
	}, [labelId, path, locale, isReadOnly]);
	useEffect(() => {
		if (!editor || editor.isDestroyed || html === held.current) return;
		held.current = html;
		editor.commands.setContent(html, { emitUpdate: false });
	}, [editor, html]);
	return { place, editor };
}
