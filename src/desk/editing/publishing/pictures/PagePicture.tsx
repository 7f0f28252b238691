import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useLoaded } from '../../use-loaded.ts';
import type { EditingKey } from '../../messages.ts';
import { useWords } from '../../words.ts';
import { ScaledFrame } from './ScaledFrame.tsx';

const ENDED = 401;
/** Message in place of a picture, by the publisher's status code. */
const SAID: Readonly<Record<number, EditingKey>> = {
	[ENDED]: 'pictures.ended',
	404: 'pictures.absent',
	410: 'pictures.notKept',
};

interface PagePictureProps {
	src: string;
	title: string;
	onEnded: () => void;
}

/** A page as a picture. A HEAD request comes first: a scaled-down error page would be illegible. */
export function PagePicture({ src, title, onEnded }: PagePictureProps) {
	const { words } = useWords();
	const translate = useTranslate();
	const ask = useCallback(async () => (await fetch(src, { method: 'HEAD' })).status, [src]);
	const [asked, again] = useLoaded(ask);
	if (asked.is === 'loading') return <CircularProgress aria-label={translate('ra.page.loading')} />;
	const status = asked.is === 'there' ? asked.data : 0;
	if (status === 200) return <ScaledFrame src={src} title={title} />;
	const isFinal = status === 404 || status === 410;
	return (
		<Alert
			severity={isFinal ? 'info' : 'warning'}
			variant="outlined"
			action={
				isFinal ? null : (
					<Button onClick={() => (status === ENDED ? onEnded() : again())}>
						{translate('ra.action.refresh')}
					</Button>
				)
			}
		>
			{words(SAID[status] ?? 'pictures.failed')}
		</Alert>
	);
}
