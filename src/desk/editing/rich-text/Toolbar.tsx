import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Link from '@mui/icons-material/Link';
import Code from '@mui/icons-material/Code';
import Redo from '@mui/icons-material/Redo';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useWords } from '../words.ts';
import { setLine, toggleList, toggleQuote } from './commands.ts';
import { LinkDialog } from './LinkDialog.tsx';

interface Tool {
	name: string;
	mark: ReactNode;
	run: (editor: Editor) => void;
	/** Tag that the button toggles. */
	tag?: string;
	isIdle?: (editor: Editor) => boolean;
}

const toggled = (tag: string) => (editor: Editor) =>
	void editor.chain().focus().toggleMark(tag).run();

const TOOLS: readonly Tool[] = [
	{ name: 'strong', tag: 'strong', mark: <FormatBold />, run: toggled('strong') },
	{ name: 'em', tag: 'em', mark: <FormatItalic />, run: toggled('em') },
	{ name: 'sup', tag: 'sup', mark: <Superscript />, run: toggled('sup') },
	{ name: 'sub', tag: 'sub', mark: <Subscript />, run: toggled('sub') },
	{ name: 'h2', tag: 'h2', mark: 'H2', run: (editor) => setLine(editor, 'h2') },
	{ name: 'h3', tag: 'h3', mark: 'H3', run: (editor) => setLine(editor, 'h3') },
	{ name: 'h4', tag: 'h4', mark: 'H4', run: (editor) => setLine(editor, 'h4') },
	{
		name: 'ul',
		tag: 'ul',
		mark: <FormatListBulleted />,
		run: (editor) => toggleList(editor, 'ul'),
	},
	{
		name: 'ol',
		tag: 'ol',
		mark: <FormatListNumbered />,
		run: (editor) => toggleList(editor, 'ol'),
	},
	{ name: 'blockquote', tag: 'blockquote_blocks', mark: <FormatQuote />, run: toggleQuote },
	{
		name: 'undo',
		mark: <Undo />,
		run: (editor) => undo(editor.state, editor.view.dispatch),
		isIdle: (editor) => undoDepth(editor.state) === 0,
	},
	{
		name: 'redo',
		mark: <Redo />,
		run: (editor) => redo(editor.state, editor.view.dispatch),
		isIdle: (editor) => redoDepth(editor.state) === 0,
	},
];

/** Renders again on each transaction of the editor, whose state is outside React. */
function useSteps(editor: Editor): void {
	const [, draw] = useReducer((steps: number) => steps + 1, 0);
	useEffect(() => {
		editor.on('transaction', draw);
		return () => void editor.off('transaction', draw);
	}, [editor]);
}

const MOVES: Record<string, (at: number, count: number) => number> = {
	ArrowRight: (at, count) => (at + 1) % count,
	ArrowLeft: (at, count) => (at - 1 + count) % count,
	Home: () => 0,
	End: (_, count) => count - 1,
};

interface ToolbarProps {
	id: string;
	editor: Editor;
	onHtml: () => void;
}

/** Toolbar with one tab stop; arrow keys move between buttons, Escape returns to the text. */
export function Toolbar({ id, editor, onHtml }: ToolbarProps) {
	const { coded, words } = useWords();
	const [current, setCurrent] = useState(0);
	const [isLinking, setLinking] = useState(false);
	useSteps(editor);
	const tools: readonly Tool[] = [
		...TOOLS.slice(0, 10),
		{ name: 'link', tag: 'a', mark: <Link />, run: () => setLinking(true) },
		...TOOLS.slice(10),
		{ name: 'html', mark: <Code />, run: onHtml },
	];
	function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
		if (event.key === 'Escape') editor.commands.focus();
		const move = MOVES[event.key];
		if (!move) return;
		event.preventDefault();
		const next = move(current, tools.length);
		setCurrent(next);
		event.currentTarget.querySelectorAll('button')[next]?.focus();
	}
	return (
		<Box
			id={id}
			role="toolbar"
			aria-label={words('toolbar.name')}
			onKeyDown={onKeyDown}
			sx={{ display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}
		>
			{tools.map(({ name, tag, mark, run, isIdle }, place) => (
				<IconButton
					key={name}
					size="small"
					tabIndex={place === current ? 0 : -1}
					aria-label={coded('toolbar', name)}
					title={coded('toolbar', name)}
					aria-disabled={isIdle?.(editor) ?? false}
					{...(tag ? { 'aria-pressed': editor.isActive(tag) } : {})}
					sx={{
						width: 34,
						height: 34,
						fontSize: '0.8rem',
						fontWeight: 600,
						borderRadius: 0,
						color: 'text.primary',
						'&[aria-pressed=true]': { backgroundColor: 'action.selected' },
					}}
					onFocus={() => setCurrent(place)}
					onClick={() => run(editor)}
				>
					{mark}
				</IconButton>
			))}
			{isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
		</Box>
	);
}
