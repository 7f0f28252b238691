import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useEditing } from '../fields/context.ts';
import { Difference } from '../documents/Difference.tsx';
import { useWords } from '../words.ts';
import { isKept, printed } from './check.ts';
import { normalised } from './html.ts';

interface HtmlTextProps {
	label: string;
	path: string;
	html: string;
	onChange: (html: string) => void;
	onLeave: () => void;
}

/** Rich text as HTML. Where the editor would change it, the difference is shown before any edit. */
export function HtmlText({ label, path, html, onChange, onLeave }: HtmlTextProps) {
	const { words } = useWords();
	const { isReadOnly, locale } = useEditing();
	const [isOpen, setOpen] = useState(false);
	const isSafe = isKept(html);
	return (
		<Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
			{!isSafe && (
				<Alert severity="info" variant="outlined">
					{words('html.why')}
					<Box
						sx={{ mt: 1, fontFamily: 'monospace', fontSize: '0.8rem', overflowWrap: 'anywhere' }}
					>
						<Difference before={normalised(html)} after={normalised(printed(html))} />
					</Box>
				</Alert>
			)}
			<TextField
				value={html}
				multiline
				minRows={4}
				maxRows={20}
				fullWidth
				slotProps={{
					htmlInput: {
						'aria-label': label,
						'data-path': path,
						lang: locale,
						readOnly: isReadOnly || !(isOpen || isSafe),
						style: { fontFamily: 'monospace', fontSize: '0.85rem' },
					},
				}}
				onChange={({ target }) => onChange(target.value)}
			/>
			<Box>
				{isSafe ? (
					<Button size="small" onClick={onLeave}>
						{words('html.leave')}
					</Button>
				) : (
					!isOpen && (
						<Button size="small" onClick={() => setOpen(true)}>
							{words('html.edit')}
						</Button>
					)
				)}
			</Box>
		</Box>
	);
}
