import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { valuesSchema } from '../values/Values.tsx';
import { useCall } from './use-call.ts';

/** Form that answers an enquiry by mail. */
export function AnswerBox() {
	const record = useRecordContext();
	const translate = useTranslate();
	const { send, isSending } = useCall();
	const [text, setText] = useState('');
	if (!record) return null;
	if (record['email'] === '') return <Typography>{translate('desk.answer.nobody')}</Typography>;
	const values = v.safeParse(valuesSchema, record['values']);
	// The form asks for a language; enquiries without that field take their page's language.
	const language = (values.success && values.output['language']) || String(record['locale']);
	const locale = translate(`choices.${language}`);

	async function answer(id: string): Promise<void> {
		const path = `/desk/submissions/${id}/answers`;
		if (await send(path, { json: { text } }, 'desk.answer.sent')) setText('');
	}
	return (
		<Box
			component="form"
			sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '70ch' }}
			onSubmit={(event) => {
				event.preventDefault();
				void answer(String(record.id));
			}}
		>
			<Typography component="h2" variant="h6">
				{translate('desk.answer.title')}
			</Typography>
			<TextField
				label={translate('desk.answer.text')}
				helperText={translate('desk.answer.hint', { locale })}
				value={text}
				onChange={(event) => setText(event.target.value)}
				multiline
				minRows={5}
				fullWidth
				required
			/>
			<Button type="submit" variant="contained" disabled={isSending}>
				{translate('desk.answer.send')}
			</Button>
		</Box>
	);
}
