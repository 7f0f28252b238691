import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { valuesSchema } from '../values/Values.tsx';
import { SUPPORT_FORM } from '#contract/wheels/forms.ts';
import { useCall } from './use-call.ts';

/** Form that registers the wheel of a support request; nothing for any other enquiry. */
export function RegisterWheel() {
	const record = useRecordContext();
	if (record?.['form_slug'] !== SUPPORT_FORM || record['email'] === '') return null;
	const values = v.safeParse(valuesSchema, record['values']);
	const asked = (values.success && values.output['serial_number']) || '';
	// A list's row comes without the submitted values; they arrive with the whole record.
	return <RegisterForm key={asked} id={String(record.id)} asked={asked} />;
}

function RegisterForm({ id, asked }: { id: string; asked: string }) {
	const translate = useTranslate();
	const { send, isSending } = useCall();
	const [serial, setSerial] = useState(asked);
	return (
		<Box
			component="form"
			sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '70ch' }}
			onSubmit={(event) => {
				event.preventDefault();
				const json = { serial_number: serial };
				void send(`/desk/submissions/${id}/registrations`, { json }, 'desk.register.done');
			}}
		>
			<Typography component="h2" variant="h6">
				{translate('desk.register.title')}
			</Typography>
			<TextField
				label={translate('fields.serial_number')}
				helperText={translate('desk.register.hint')}
				value={serial}
				onChange={(event) => setSerial(event.target.value)}
				fullWidth
				required
			/>
			<Button type="submit" variant="outlined" disabled={isSending}>
				{translate('desk.register.send')}
			</Button>
		</Box>
	);
}
