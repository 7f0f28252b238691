import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { useCall } from '../actions/use-call.ts';

const countsSchema = v.record(v.string(), v.number());

/** Saves data as a JSON file through the browser. */
function save(data: unknown, name: string): void {
	const url = URL.createObjectURL(
		new Blob([JSON.stringify(data, null, '\t')], { type: 'application/json' }),
	);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}

/** Exports all data of a person, found by e-mail address, or erases it. */
export function People() {
	const translate = useTranslate();
	const notify = useNotify();
	const { send, isSending } = useCall();
	// A link from a customer's record carries the address.
	const [asked] = useSearchParams();
	const [email, setEmail] = useState(asked.get('email') ?? '');
	const [isErasing, setErasing] = useState(false);
	const [confirmation, setConfirmation] = useState('');

	async function download(): Promise<void> {
		const answer = await send('/desk/people/export', { json: { email } });
		if (answer) save(answer.data, 'export.json');
	}
	async function erase(): Promise<void> {
		const answer = await send('/desk/people/erase', { json: { email, confirmation } });
		if (!answer) return;
		const counts = Object.values(v.parse(countsSchema, answer.data));
		const count = counts.reduce((sum, one) => sum + one, 0);
		notify('desk.people.erased', { type: 'success', messageArgs: { count } });
		setErasing(false);
		setConfirmation('');
		setEmail('');
	}
	return (
		<Box sx={{ py: 3, display: 'grid', gap: 2.5, maxWidth: '60ch', justifyItems: 'start' }}>
			<Title title="desk.people.title" />
			<Typography component="h1" variant="h5">
				{translate('desk.people.title')}
			</Typography>
			<Typography>{translate('desk.people.intro')}</Typography>
			<TextField
				type="email"
				label={translate('desk.people.email')}
				value={email}
				onChange={(event) => setEmail(event.target.value)}
				fullWidth
			/>
			<Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
				<Button variant="contained" disabled={!email || isSending} onClick={() => void download()}>
					{translate('desk.people.export')}
				</Button>
				<Button color="error" disabled={!email || isSending} onClick={() => setErasing(true)}>
					{translate('desk.people.erase')}
				</Button>
			</Box>
			<Dialog open={isErasing} onClose={() => setErasing(false)} aria-labelledby="erase-title">
				<DialogTitle id="erase-title">{translate('desk.people.eraseTitle', { email })}</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 2 }}>
					<Typography>{translate('desk.people.eraseText')}</Typography>
					<TextField
						type="email"
						label={translate('desk.people.confirmation')}
						value={confirmation}
						onChange={(event) => setConfirmation(event.target.value)}
						margin="dense"
					/>
				</DialogContent>
				<DialogActions>
					<Button onClick={() => setErasing(false)}>{translate('ra.action.cancel')}</Button>
					<Button color="error" disabled={!confirmation || isSending} onClick={() => void erase()}>
						{translate('desk.people.erase')}
					</Button>
				</DialogActions>
			</Dialog>
		</Box>
	);
}
