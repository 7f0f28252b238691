import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { REJECTION_REASONS } from '#contract/wheels/passports.ts';
import { useCall } from './use-call.ts';

export type Decision = 'accept' | 'reject';

interface DecisionDialogProps {
	decision: Decision;
	/** Id of the registration. */
	id: string;
	/** The owner's language. */
	locale: string;
	onClose: () => void;
}

/** Explains the effects of a decision before it is taken; a rejection asks for its reason. */
export function DecisionDialog({ decision, id, locale, onClose }: DecisionDialogProps) {
	const translate = useTranslate();
	const { send, isSending } = useCall();
	const [reason, setReason] = useState<string>(REJECTION_REASONS[0]);
	const [text, setText] = useState('');
	const isRejection = decision === 'reject';

	async function decide(event: SyntheticEvent): Promise<void> {
		event.preventDefault();
		const path = `/desk/wheel_registrations/${id}`;
		await (isRejection
			? send(`${path}/rejections`, { json: { reason, text } }, 'desk.decide.rejected')
			: send(`${path}/acceptances`, {}, 'desk.decide.accepted'));
		// If a colleague was faster, the record has been refreshed and shows it.
		onClose();
	}
	return (
		<Dialog open onClose={onClose} aria-labelledby="decision-title" fullWidth>
			<form onSubmit={(event) => void decide(event)}>
				<DialogTitle id="decision-title">{translate(`desk.decide.${decision}Title`)}</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 3 }}>
					<Typography>{translate(`desk.decide.${decision}Text`)}</Typography>
					{isRejection && (
						<>
							<TextField
								select
								fullWidth
								label={translate('fields.rejection')}
								value={reason}
								onChange={(event) => setReason(event.target.value)}
							>
								{REJECTION_REASONS.map((known) => (
									<MenuItem key={known} value={known} sx={{ whiteSpace: 'normal' }}>
										{translate(`choices.${known}`)}
									</MenuItem>
								))}
							</TextField>
							<TextField
								label={translate('fields.rejection_text')}
								helperText={translate('desk.decide.textHint', {
									locale: translate(`choices.${locale}`),
								})}
								value={text}
								onChange={(event) => setText(event.target.value)}
								multiline
								minRows={3}
								fullWidth
								required={reason === 'other'}
							/>
						</>
					)}
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
					<Button type="submit" variant="contained" disabled={isSending}>
						{translate(`desk.decide.${decision}Send`)}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
