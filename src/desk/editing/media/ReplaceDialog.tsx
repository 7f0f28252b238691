import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { PictureChoice } from '../fields/PictureChoice.tsx';
import { useWords } from '../words.ts';
import { putInPlace, type Picture } from './api.ts';
import { loadPictures } from './pictures.ts';

interface ReplaceDialogProps {
	picture: Picture;
	onClose: () => void;
}

const FIELD = { kind: 'ref', ref: 'media', isNullable: true, isOptional: false } as const;

/** Replaces this picture in every entry; then leads to the resulting drafts, to be published. */
export function ReplaceDialog({ picture, onClose }: ReplaceDialogProps) {
	const { words } = useWords();
	const translate = useTranslate();
	const navigate = useNavigate();
	const heading = useId();
	const [by, setBy] = useState<string | null>(null);
	const [wrong, setWrong] = useState<string | null>(null);
	const [isSending, setSending] = useState(false);

	async function send(chosen: string): Promise<void> {
		setSending(true);
		setWrong(null);
		try {
			const drafts = await putInPlace(picture.id, chosen);
			// The use counts have changed.
			void loadPictures(true).catch(() => undefined);
			const keys = drafts.map(({ entity, id }) => `${entity}/${id}`);
			void navigate(`/drafts?${new URLSearchParams({ chosen: keys.join(' ') }).toString()}`);
		} catch (cause) {
			setWrong(cause instanceof HttpError ? String(cause.message) : 'faults.internal');
			setSending(false);
		}
	}
	return (
		<Dialog open onClose={onClose} aria-labelledby={heading} fullWidth>
			<DialogTitle id={heading}>{words('media.replace.title')}</DialogTitle>
			<DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
				<Typography>{words('media.replace.text')}</Typography>
				<PictureChoice
					field={FIELD}
					name="by"
					place="picture"
					path="by"
					label={words('media.replace.by')}
					value={by}
					onChange={(id) => setBy(typeof id === 'string' ? id : null)}
				/>
				{by === picture.id && <Alert severity="warning">{words('media.replace.same')}</Alert>}
				{wrong && (
					<Alert severity="error" variant="outlined">
						{translate(wrong)}
					</Alert>
				)}
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
				<Button
					variant="contained"
					disabled={isSending || by === null || by === picture.id}
					onClick={() => by !== null && void send(by)}
				>
					{words('media.replace.do')}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
