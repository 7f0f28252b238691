import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { HttpError, Title, useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { callDesk } from '../call.ts';
import { toErrors } from '../actions/use-call.ts';
import { forgetSession } from '../session.ts';

/** Form that changes the password; shown at once to staff who still have the initial one. */
export function PasswordPage() {
	const translate = useTranslate();
	const notify = useNotify();
	const { identity, refetch } = useGetIdentity();
	const [errors, setErrors] = useState<Record<string, string>>({});

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		const given = new FormData(form);
		setErrors({});
		try {
			await callDesk('POST', '/auth/password', {
				json: { current_password: given.get('current'), new_password: given.get('next') },
			});
			form.reset();
			forgetSession();
			notify('desk.password.changed', { type: 'success' });
			refetch?.();
		} catch (cause) {
			const fields = toErrors(cause);
			setErrors(fields);
			if (Object.keys(fields).length > 0) return;
			notify(cause instanceof HttpError ? String(cause.message) : 'faults.internal', {
				type: 'error',
			});
		}
	}
	const field = (name: string, hint = '') => {
		const code = errors[name];
		return { error: code !== undefined, helperText: code ? translate(code) : hint };
	};
	return (
		<Box
			component="form"
			onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
			sx={{ display: 'grid', gap: 2.5, maxWidth: 420, py: 3 }}
		>
			<Title title="desk.password.title" />
			<Typography component="h1" variant="h5">
				{translate('desk.password.title')}
			</Typography>
			{identity?.['mustChangePassword'] === true && (
				<Alert severity="info">{translate('desk.password.first')}</Alert>
			)}
			<TextField
				name="current"
				type="password"
				label={translate('desk.password.current')}
				autoComplete="current-password"
				required
				{...field('current_password')}
			/>
			<TextField
				name="next"
				type="password"
				label={translate('desk.password.next')}
				autoComplete="new-password"
				required
				{...field('new_password', translate('desk.password.hint'))}
			/>
			<div>
				<Button type="submit" variant="contained">
					{translate('desk.password.save')}
				</Button>
			</div>
		</Box>
	);
}
