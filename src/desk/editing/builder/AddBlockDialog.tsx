import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { BLOCK_TYPES } from '#contract/content/blocks.ts';
import { fold } from '#domain/text/fold.ts';
import { useWords } from '../words.ts';

interface AddBlockDialogProps {
	onAdd: (type: string) => void;
	onClose: () => void;
}

/** Block types, found by name. Enter takes the first. */
export function AddBlockDialog({ onAdd, onClose }: AddBlockDialogProps) {
	const { words, block } = useWords();
	const heading = useId();
	const [text, setText] = useState('');
	const found = BLOCK_TYPES.filter((type) => fold(block(type)).includes(fold(text)));
	const [first] = found;
	return (
		<Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					if (first) onAdd(first);
				}}
			>
				<DialogTitle id={heading}>{words('builder.addTitle')}</DialogTitle>
				<DialogContent sx={{ '&&': { pt: 1 } }}>
					<TextField
						autoFocus
						fullWidth
						type="search"
						label={words('builder.search')}
						value={text}
						onChange={({ target }) => setText(target.value)}
					/>
					{found.length === 0 && <Typography role="status">{words('builder.noMatch')}</Typography>}
					<List>
						{found.map((type) => (
							<ListItem key={type} disablePadding>
								<ListItemButton component="button" type="button" onClick={() => onAdd(type)}>
									{block(type)}
								</ListItemButton>
							</ListItem>
						))}
					</List>
				</DialogContent>
			</form>
		</Dialog>
	);
}
