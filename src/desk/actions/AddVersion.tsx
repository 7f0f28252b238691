import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { MOST_DOCUMENT_BYTES } from '#contract/content/desk.ts';
import { useCall } from './use-call.ts';

/** Form that adds a dated version to a document; earlier ones stay reachable. */
export function AddVersion() {
	const record = useRecordContext();
	const translate = useTranslate();
	const [errors, setErrors] = useState<Record<string, string>>({});
	const { send, isSending } = useCall((found) => {
		setErrors(found);
		return true;
	});
	/** Counts what was stored: each version starts with an empty form. */
	const [stored, setStored] = useState(0);
	if (!record) return null;
	const words = (name: string) => translate(`desk.version.${name}`);

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const day = String(form.get('published_on'));
		const file = form.get('file');
		if (!(file instanceof File) || file.size === 0) {
			setErrors({ file: 'faults.pdf_kind' });
			return;
		}
		if (file.size > MOST_DOCUMENT_BYTES) {
			setErrors({ file: 'faults.payload_too_large' });
			return;
		}
		setErrors({});
		const path = `/desk/documents/${String(record?.id)}/versions?published_on=${day}`;
		if (await send(path, { bytes: file }, 'desk.version.saved')) setStored(stored + 1);
	}
	const shown = (name: string) => {
		const code = errors[name];
		return { error: code !== undefined, helperText: code === undefined ? ' ' : translate(code) };
	};
	return (
		<Box
			component="form"
			key={`${String(record.id)} ${stored}`}
			onSubmit={(event) => void submit(event)}
			sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 640 }}
		>
			<Typography component="h2" variant="h6">
				{words('title')}
			</Typography>
			<Typography color="text.secondary">{words('hint')}</Typography>
			<TextField
				name="published_on"
				type="date"
				label={translate('fields.published_on')}
				required
				slotProps={{ inputLabel: { shrink: true } }}
				{...shown('published_on')}
			/>
			<TextField
				name="file"
				type="file"
				label={words('file')}
				required
				slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: 'application/pdf,.pdf' } }}
				{...shown('file')}
			/>
			<Button type="submit" variant="contained" disabled={isSending}>
				{words('save')}
			</Button>
		</Box>
	);
}
