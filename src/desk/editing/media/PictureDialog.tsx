import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { AskDialog } from '../AskDialog.tsx';
import { useWords } from '../words.ts';
import { changePicture, deletePicture, type Picture, type PictureChange } from './api.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { forgetPicture, notePicture } from './pictures.ts';
import { PictureUses } from './PictureUses.tsx';

interface PictureDialogProps {
	picture: Picture;
	onClose: () => void;
}

type Alts = Readonly<Partial<Record<Locale, string>>>;

/** Changed fields only: a colleague's texts in other languages stay untouched. */
function toChange(picture: Picture, alt: Alts, focal: Picture['focal']): PictureChange | null {
	const said = LOCALES.filter(
		(locale) => (alt[locale] ?? '').trim() !== (picture.alt[locale] ?? ''),
	);
	const isMoved = focal.x !== picture.focal.x || focal.y !== picture.focal.y;
	if (said.length === 0 && !isMoved) return null;
	const alts = Object.fromEntries(said.map((locale) => [locale, alt[locale] ?? '']));
	return { ...(said.length > 0 && { alt: alts }), ...(isMoved && { focal }) };
}

const WHOLE_ON_A_PHONE = {
	m: { xs: 0, sm: 4 },
	width: { xs: '100%', sm: 'calc(100% - 64px)' },
	height: { xs: '100%', sm: 'auto' },
	maxHeight: { xs: '100%', sm: 'calc(100% - 64px)' },
};

/** One picture: its alternative text in each language, its focal point, and where it is used. */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
	const { words } = useWords();
	const translate = useTranslate();
	const heading = useId();
	const [alt, setAlt] = useState<Alts>(picture.alt);
	const [focal, setFocal] = useState(picture.focal);
	const [wrong, setWrong] = useState<string | null>(null);
	const [isSaving, setSaving] = useState(false);
	const [isDeleting, setDeleting] = useState(false);
	const change = toChange(picture, alt, focal);

	async function save(): Promise<void> {
		if (!change) return onClose();
		setSaving(true);
		setWrong(null);
		try {
			notePicture(await changePicture(picture.id, change));
			onClose();
		} catch (cause) {
			setWrong(cause instanceof HttpError ? String(cause.message) : 'faults.internal');
			setSaving(false);
		}
	}
	return (
		<Dialog
			open
			onClose={() => change === null && onClose()}
			aria-labelledby={heading}
			fullWidth
			maxWidth="md"
			slotProps={{ paper: { sx: WHOLE_ON_A_PHONE } }}
		>
			<DialogTitle id={heading} sx={{ overflowWrap: 'anywhere', pb: 1 }}>
				{picture.id}
				<Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
					{picture.width} × {picture.height} px
				</Typography>
			</DialogTitle>
			<DialogContent
				sx={{
					display: 'grid',
					gap: 3,
					gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
				}}
			>
				<FocalPoint picture={picture} focal={focal} onChange={setFocal} />
				<Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
					<Alts alt={alt} onChange={setAlt} />
					<PictureUses picture={picture} />
				</Box>
				{wrong && (
					<Alert severity="error" variant="outlined">
						{translate(wrong)}
					</Alert>
				)}
			</DialogContent>
			<DialogActions>
				{picture.is_uploaded && (
					<Button color="error" onClick={() => setDeleting(true)} sx={{ mr: 'auto' }}>
						{words('media.delete')}
					</Button>
				)}
				<Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
				<Button variant="contained" disabled={isSaving} onClick={() => void save()}>
					{translate('ra.action.save')}
				</Button>
			</DialogActions>
			{isDeleting && (
				<DeletePicture picture={picture} onClose={() => setDeleting(false)} onGone={onClose} />
			)}
		</Dialog>
	);
}

function Alts({ alt, onChange }: { alt: Alts; onChange: (alt: Alts) => void }) {
	const { words } = useWords();
	return (
		<Box component="section" sx={{ display: 'grid', gap: 2 }}>
			<Typography component="h3" variant="subtitle1">
				{words('alt')}
			</Typography>
			<Typography color="textSecondary" variant="body2">
				{words('media.altHint')}
			</Typography>
			{LOCALES.map((locale) => (
				<TextField
					key={locale}
					size="small"
					fullWidth
					label={words(`locales.${locale}`)}
					value={alt[locale] ?? ''}
					slotProps={{ htmlInput: { lang: locale, maxLength: 300 } }}
					onChange={({ target }) => onChange({ ...alt, [locale]: target.value })}
				/>
			))}
		</Box>
	);
}

interface DeletePictureProps extends PictureDialogProps {
	onGone: () => void;
}

/** Asks for confirmation. A picture in use is not deleted, and the list above shows its uses. */
function DeletePicture({ picture, onClose, onGone }: DeletePictureProps) {
	const { words } = useWords();
	return (
		<AskDialog
			title={words('media.delete')}
			text={words('media.deleteText')}
			confirm={words('media.delete')}
			onClose={onClose}
			onConfirm={async () => {
				await deletePicture(picture.id).catch((cause: unknown) => {
					const isUsed = cause instanceof HttpError && cause.status === 409;
					throw isUsed ? new HttpError('faults.picture_used', 409) : cause;
				});
				forgetPicture(picture.id);
				onGone();
			}}
		/>
	);
}
