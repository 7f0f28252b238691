import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { STORED_BLOCK_SCHEMAS } from '#contract/content/documents/blocks.ts';
import { pasted, type Item } from '../data/blocks.ts';
import { useWords } from '../words.ts';

interface PasteBlockDialogProps {
	onAdd: (item: Item) => void;
	onClose: () => void;
}

/**
 * Inserts a block that was copied as JSON, here or at another desk. It is pasted into a field:
 * reading the clipboard would ask for a permission, and not work everywhere.
 */
export function PasteBlockDialog({ onAdd, onClose }: PasteBlockDialogProps) {
	const { words, block } = useWords();
	const translate = useTranslate();
	const heading = useId();
	const [key] = useState(() => crypto.randomUUID());
	const [text, setText] = useState('');
	const found = pasted(text, STORED_BLOCK_SCHEMAS, key);
	const wrong = text !== '' && 'why' in found ? words('builder.notBlock', found) : null;
	return (
		<Dialog open onClose={onClose} aria-labelledby={heading} fullWidth>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					if ('item' in found) onAdd(found.item);
				}}
			>
				<DialogTitle id={heading}>{words('builder.paste')}</DialogTitle>
				<DialogContent sx={{ '&&': { pt: 1 } }}>
					<TextField
						autoFocus
						fullWidth
						multiline
						minRows={6}
						maxRows={16}
						label={words('builder.raw')}
						value={text}
						error={wrong !== null}
						helperText={
							wrong ?? ('item' in found ? block(found.item.type) : words('builder.pasteHere'))
						}
						slotProps={{ htmlInput: { spellCheck: false } }}
						onChange={({ target }) => setText(target.value)}
					/>
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
					<Button type="submit" variant="contained" disabled={'why' in found}>
						{words('builder.insert')}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
