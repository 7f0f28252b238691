import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Text that a step asks for: the one the buyer reads, or another input. */
export interface Asked {
	label: string;
	isRequired: boolean;
}

interface MoveDialogProps {
	title: string;
	text: string;
	/** Left out where the step needs no text. */
	asks?: Asked;
	isSending: boolean;
	onSend: (text: string) => Promise<void>;
	onClose: () => void;
	children?: ReactNode;
}

/** Explains the effects of a step before it is taken. */
export function MoveDialog(props: MoveDialogProps) {
	const { title, text, asks, isSending, onSend, onClose, children } = props;
	const translate = useTranslate();
	const [written, setWritten] = useState('');
	async function send(event: SyntheticEvent): Promise<void> {
		event.preventDefault();
		await onSend(written);
		// If a colleague was faster, the record has been refreshed and shows it.
		onClose();
	}
	return (
		<Dialog open onClose={onClose} aria-labelledby="move-title" fullWidth>
			<form onSubmit={(event) => void send(event)}>
				<DialogTitle id="move-title">{title}</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 3 }}>
					<Typography>{text}</Typography>
					{children}
					{asks && (
						<TextField
							label={asks.label}
							value={written}
							onChange={(event) => setWritten(event.target.value)}
							multiline={asks.isRequired}
							minRows={asks.isRequired ? 3 : 1}
							fullWidth
							required={asks.isRequired}
						/>
					)}
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
					<Button type="submit" variant="contained" disabled={isSending}>
						{translate('desk.returns.send')}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
