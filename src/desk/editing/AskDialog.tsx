import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { useWords } from './words.ts';

interface AskDialogProps {
	title: string;
	text: string;
	/** Label of the confirming button. */
	confirm: string;
	onConfirm: () => Promise<void>;
	onClose: () => void;
}

/** Asks for confirmation before an action that cannot simply be undone. */
export function AskDialog({ title, text, confirm, onConfirm, onClose }: AskDialogProps) {
	const translate = useTranslate();
	const { fault } = useWords();
	const heading = useId();
	const [wrong, setWrong] = useState<string | null>(null);
	const [isSending, setSending] = useState(false);
	async function send(): Promise<void> {
		setSending(true);
		try {
			await onConfirm();
		} catch (cause) {
			setWrong(cause instanceof HttpError ? String(cause.message) : 'faults.internal');
		} finally {
			setSending(false);
		}
	}
	return (
		<Dialog open onClose={onClose} aria-labelledby={heading}>
			<DialogTitle id={heading}>{title}</DialogTitle>
			<DialogContent>
				<Typography>{text}</Typography>
				{wrong && (
					<Typography role="alert" color="error">
						{fault(wrong.replace(/^faults\./, ''))}
					</Typography>
				)}
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
				<Button variant="contained" disabled={isSending} onClick={() => void send()}>
					{confirm}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
