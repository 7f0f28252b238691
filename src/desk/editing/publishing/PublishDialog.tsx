import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type SyntheticEvent } from 'react';
import { Link, useCloseNotification, useLocale, useNotify, useTranslate } from 'react-admin';
import { publish, toRefusal, type PublishItem, type Refusal } from '../api.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';
import { GreenClaims } from './GreenClaims.tsx';
import { LackingLanguages } from './LackingLanguages.tsx';
import { PublishFaults } from './PublishFaults.tsx';
import { findInstant, isDecided, NOW, PublishWhen, type When } from './PublishWhen.tsx';
import { useSubmissionKey } from './use-submission-key.ts';

interface PublishDialogProps {
	items: readonly (PublishItem & { title: string })[];
	/** Draft of an entry being taken off the site: it is kept, and the dialog states it. */
	kept?: { by: string; at: string } | null;
	onClose: () => void;
	onDone: () => void;
}

/** Dialog of a publication: its items, title and time. Blockers are listed, each with its place. */
export function PublishDialog({ items, kept = null, onClose, onDone }: PublishDialogProps) {
	const { words } = useWords();
	const translate = useTranslate();
	const notify = useNotify();
	const locale = useLocale();
	const time = useTime();
	const heading = useId();
	const [title, setTitle] = useState('');
	const [when, setWhen] = useState<When>(NOW);
	const [isSending, setSending] = useState(false);
	const [wrong, setWrong] = useState<Refusal | null>(null);
	const keyFor = useSubmissionKey();

	async function send(event: SyntheticEvent): Promise<void> {
		event.preventDefault();
		if (!isDecided(when)) return;
		setSending(true);
		try {
			const asked = items.map(({ entity, id, revision, remove }) => ({
				entity,
				id,
				revision,
				...(remove ? { remove } : {}),
			}));
			await publish({
				key: keyFor({ title: title.trim(), asked, when }),
				title: title.trim() || null,
				items: asked,
				publish_at: findInstant(when),
				locale: locale === 'en' ? 'en' : 'it',
			});
			// It has a link, so it stays until the link is followed or it is closed.
			notify(<Sent isScheduled={when.mode === 'later'} />, {
				type: 'success',
				autoHideDuration: null,
			});
			onDone();
		} catch (cause) {
			setWrong(toRefusal(cause));
		} finally {
			setSending(false);
		}
	}
	const isRemoval = items.every(({ remove }) => remove);
	return (
		<Dialog open onClose={onClose} aria-labelledby={heading} fullWidth>
			<form onSubmit={(event) => void send(event)}>
				<DialogTitle id={heading}>
					{words(isRemoval ? 'publish.removeTitle' : 'publish.title')}
				</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 3, '&&': { pt: 1 } }}>
					<Box component="ul" sx={{ m: 0, pl: 2.5 }}>
						{items.map((item) => (
							<li key={`${item.entity}/${item.id}`}>
								{words(`entities.${item.entity}.one`)}: {item.title}
								{item.remove && !isRemoval && ` (${words('publish.isRemoved')})`}
							</li>
						))}
					</Box>
					<LackingLanguages items={items} />
					<GreenClaims items={items} />
					{kept && (
						<Alert severity="info" variant="outlined">
							{words('publish.keepsDraft', { by: kept.by, at: time(kept.at) })}
						</Alert>
					)}
					<TextField
						label={words('publish.name')}
						helperText={words('publish.nameHint')}
						required={items.length > 1}
						value={title}
						onChange={({ target }) => setTitle(target.value)}
					/>
					<PublishWhen
						when={when}
						onChange={(next) => {
							setWhen(next);
							setWrong(null);
						}}
					/>
					{wrong && <PublishFaults {...wrong} />}
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
					<Button type="submit" variant="contained" disabled={isSending || !isDecided(when)}>
						{words(
							when.mode === 'later' ? 'publish.schedule' : isRemoval ? 'takeOff' : 'publish.now',
						)}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}

/** Confirms the submission and links to its outcome. */
function Sent({ isScheduled }: { isScheduled: boolean }) {
	const { words } = useWords();
	const close = useCloseNotification();
	const translate = useTranslate();
	return (
		<Alert
			severity="success"
			variant="filled"
			onClose={() => close()}
			closeText={translate('ra.action.close')}
		>
			{words(isScheduled ? 'publish.scheduled' : 'publish.sent')}{' '}
			<Link
				to="/publications"
				sx={{ color: 'inherit', textDecorationColor: 'currentcolor' }}
				onClick={() => close()}
			>
				{words('publish.follow')}
			</Link>
		</Alert>
	);
}
