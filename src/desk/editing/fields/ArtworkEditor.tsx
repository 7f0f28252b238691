import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { noticeLocaleSchema } from '#contract/content/artworks.ts';
import { findArtworkFault, uploadArtwork } from '../media/artworks.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { useFault, type EditorOf } from './editor.ts';

/** Official notice of one language: an SVG that is stored as it is, or the warning that none is. */
export function ArtworkEditor({ label, path, value, onChange }: EditorOf<'artwork'>) {
	const { locale, isReadOnly } = useEditing();
	const { words, fault: faultIn } = useWords();
	const kept = useFault(path);
	const input = useRef<HTMLInputElement>(null);
	const [isBusy, setBusy] = useState(false);
	const [code, setCode] = useState<string | null>(null);
	const asked = v.safeParse(noticeLocaleSchema, locale);
	if (!asked.success) return <Alert severity="info">{words('artwork.english', { label })}</Alert>;
	const language = asked.output;
	const id = typeof value === 'string' ? value : null;
	const fault = code === null ? kept : faultIn(code);

	async function send(file: File): Promise<void> {
		setBusy(true);
		setCode(null);
		try {
			onChange((await uploadArtwork(file, language)).id);
		} catch (cause) {
			setCode(findArtworkFault(cause));
		} finally {
			setBusy(false);
		}
	}
	return (
		<Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
			<Typography component="h3" sx={{ fontSize: '0.9rem', fontWeight: 600 }}>
				{label}
			</Typography>
			{id === null ? (
				<Alert severity="warning">{words('artwork.missing')}</Alert>
			) : (
				<Typography>{words('artwork.stored', { id: id.slice(0, 8) })}</Typography>
			)}
			<Box sx={{ display: 'flex', gap: 1 }}>
				<Button
					size="small"
					variant="outlined"
					data-path={path}
					disabled={isReadOnly || isBusy}
					onClick={() => input.current?.click()}
				>
					{words('artwork.upload')}
				</Button>
				{id !== null && (
					<Button size="small" disabled={isReadOnly} onClick={() => onChange(null)}>
						{words('artwork.remove')}
					</Button>
				)}
			</Box>
			<input
				ref={input}
				type="file"
				hidden
				accept="image/svg+xml,.svg"
				aria-label={label}
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					// Reset, so that choosing the same file again fires a change.
					target.value = '';
					if (file) void send(file);
				}}
			/>
			{fault !== undefined && (
				<FormHelperText error role="alert">
					{fault}
				</FormHelperText>
			)}
		</Box>
	);
}
