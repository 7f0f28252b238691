import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import ContentPaste from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { toCopy, type Item } from '../data/blocks.ts';
import { LiveText } from '../LiveText.tsx';
import { useWords } from '../words.ts';
import { AddBlockDialog } from './AddBlockDialog.tsx';
import { focusFields } from './focus-fields.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { PasteBlockDialog } from './PasteBlockDialog.tsx';
import { useBlocks } from './use-puck.ts';
import { useSeenRow } from './use-seen-row.ts';

const TITLES = ['title', 'kicker', 'text', 'html'];

/** First text of a block, which distinguishes it from others of its type. */
function toTitle({ props }: Item): string {
	const found = TITLES.map((name) => props[name]).find(
		(text) => typeof text === 'string' && text !== '',
	);
	return typeof found === 'string'
		? found
				.replace(/<[^>]+>/g, ' ')
				.trim()
				.slice(0, 60)
		: '';
}

interface OutlineProps {
	/** Number of issues of a block, by its position. */
	faults: ReadonlyMap<number, number>;
	/** True for a translation, where blocks may be left out and nothing else. */
	isFixed: boolean;
}

/** List of the blocks. Its buttons do all that dragging does, and announce the result. */
export function Outline({ faults, isFixed }: OutlineProps) {
	const { words, block } = useWords();
	const blocks = useBlocks();
	const { items, selected } = blocks;
	const [isAdding, setAdding] = useState(false);
	const [isPasting, setPasting] = useState(false);
	const [said, setSaid] = useState('');
	const notify = useNotify();
	const tell = (text: string, type: 'info' | 'warning') =>
		notify(text, { type, messageArgs: { _: text } });
	const list = useRef<HTMLOListElement>(null);
	useSeenRow(list, selected);
	const toName = (place: number) => block(items[place]?.type ?? '');
	/** Focuses the same button of the moved row, else the row itself. */
	const focusRow = (place: number, control: string) =>
		requestAnimationFrame(() => {
			const row = list.current?.children[place];
			const wanted = row?.querySelector<HTMLElement>(`[data-control="${control}"]:not(:disabled)`);
			(wanted ?? row?.querySelector<HTMLElement>('[data-control="select"]'))?.focus();
		});
	function move(from: number, to: number, control: string): void {
		if (to === from) return;
		blocks.move(from, to);
		setSaid(words('moved', { name: toName(from), place: to + 1, count: items.length }));
		focusRow(to, control);
	}
	async function copy(item: Item, name: string): Promise<void> {
		try {
			await navigator.clipboard.writeText(toCopy(item));
			tell(words('builder.copied', { name }), 'info');
		} catch {
			// Without a secure connection there is no clipboard at all.
			tell(words('builder.notCopied'), 'warning');
		}
	}
	/** Position for a new block: after the selected one. */
	const next = selected < 0 ? items.length : selected + 1;
	function tellAdded(type: string): void {
		const count = items.length + 1;
		setSaid(words('builder.added', { name: block(type), place: next + 1, count }));
		// Editors fill in the new block next.
		focusFields();
	}
	return (
		<>
			{items.length === 0 && <Typography sx={{ p: 1 }}>{words('builder.empty')}</Typography>}
			<Box
				component="ol"
				ref={list}
				className="desk-builder-list"
				sx={{ m: 0, p: 0, listStyle: 'none' }}
			>
				{items.map((item, place) => (
					<OutlineRow
						key={item.props.id}
						name={toName(place)}
						title={toTitle(item)}
						place={place}
						count={items.length}
						faults={faults.get(place) ?? 0}
						isSelected={place === selected}
						isFixed={isFixed}
						onSelect={() => blocks.select(place)}
						onMove={(to, control) => move(place, to, control)}
						onDuplicate={() => {
							blocks.duplicate(place);
							setSaid(words('builder.duplicated', { name: toName(place) }));
							focusRow(place + 1, 'duplicate');
						}}
						onCopy={() => void copy(item, toName(place))}
						onRemove={() => {
							blocks.remove(place);
							setSaid(words('builder.deleted', { name: toName(place) }));
							focusRow(Math.max(0, place - 1), 'select');
						}}
					/>
				))}
			</Box>
			{!isFixed && (
				<div className="desk-builder-foot">
					<Button size="small" startIcon={<Add />} onClick={() => setAdding(true)}>
						{words('builder.add')}
					</Button>
					<Button size="small" startIcon={<ContentPaste />} onClick={() => setPasting(true)}>
						{words('builder.paste')}
					</Button>
				</div>
			)}
			{isPasting && (
				<PasteBlockDialog
					onClose={() => setPasting(false)}
					onAdd={(item) => {
						blocks.put(item, next);
						setPasting(false);
						tellAdded(item.type);
					}}
				/>
			)}
			{isAdding && (
				<AddBlockDialog
					onClose={() => setAdding(false)}
					onAdd={(type) => {
						blocks.insert(type, next);
						setAdding(false);
						tellAdded(type);
					}}
				/>
			)}
			<LiveText text={said} />
		</>
	);
}
