import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { STORED_BLOCK_SCHEMAS } from '#contract/content/documents/blocks.ts';
import { BROKEN, findMisfit, readRaw, toItems, type Item } from '../data/blocks.ts';
import { useWords } from '../words.ts';

interface BrokenBlockProps {
	item: Item;
	onRepair: (item: Item) => void;
}

const whyNot = (raw: string): string | null => {
	const read = readRaw(raw);
	return read === undefined ? 'JSON' : findMisfit(read, STORED_BLOCK_SCHEMAS);
};

/** A block that does not fit its schema or cannot be shown: why, its raw data, and a repair. */
export function BrokenBlock({ item, onRepair }: BrokenBlockProps) {
	const { words } = useWords();
	const given = String(item.props['raw']);
	const [raw, setRaw] = useState(given);
	const read = readRaw(raw);
	const why = whyNot(raw);
	const wrong = whyNot(given);
	return (
		<>
			<Alert severity="warning" variant="outlined">
				{wrong === null ? words('builder.noFields') : words('builder.brokenWhy', { why: wrong })}
			</Alert>
			<TextField
				label={words('builder.raw')}
				value={raw}
				multiline
				minRows={6}
				maxRows={24}
				error={raw !== given && why !== null}
				helperText={
					raw !== given && why !== null ? words('builder.stillBroken', { why }) : undefined
				}
				slotProps={{ htmlInput: { spellCheck: false } }}
				onChange={({ target }) => setRaw(target.value)}
			/>
			<Button
				variant="outlined"
				disabled={why !== null || raw === given}
				onClick={() => {
					const [whole] = read === undefined ? [] : toItems([read], STORED_BLOCK_SCHEMAS);
					if (whole && whole.type !== BROKEN) onRepair(whole);
				}}
			>
				{words('builder.repair')}
			</Button>
		</>
	);
}
