import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { LOCALES } from '#contract/locales.ts';
import { Filter, Filters } from '../Filters.tsx';
import { LoadedView } from '../LoadedView.tsx';
import { Screen } from '../Screen.tsx';
import { useAsked } from '../use-asked.ts';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import type { Picture } from './api.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { toAddress, loadPictures, toPosition, usePictures } from './pictures.ts';
import { UploadArea } from './UploadArea.tsx';

/** Pictures rendered before more are asked for. */
const PAGE = 48;

const FILTERS: Readonly<Record<string, (picture: Picture) => boolean>> = {
	uploaded: ({ is_uploaded }) => is_uploaded,
	unused: ({ uses }) => uses === 0,
	undescribed: ({ alt }) => LOCALES.some((locale) => !alt[locale]),
};

function isShown(picture: Picture, text: string, filter: string): boolean {
	if (FILTERS[filter]?.(picture) === false) return false;
	const said = [picture.id, ...Object.values(picture.alt)].join(' ').toLowerCase();
	return said.includes(text.trim().toLowerCase());
}

/** Library of all pictures for pages: search, describe, add and delete. */
export default function MediaLibrary() {
	const { words } = useWords();
	const load = useCallback(() => loadPictures(true), []);
	const [state, again] = useLoaded(load);
	const [open, setOpen] = useState<Picture | null>(null);
	return (
		<Screen title={words('media.title')}>
			<UploadArea onOpen={setOpen} />
			<LoadedView state={state} onAgain={again}>
				{() => <Shelf onOpen={setOpen} />}
			</LoadedView>
			{open && <PictureDialog key={open.id} picture={open} onClose={() => setOpen(null)} />}
		</Screen>
	);
}

function Shelf({ onOpen }: { onOpen: (picture: Picture) => void }) {
	const { coded, words } = useWords();
	const pictures = usePictures();
	const { asked } = useAsked();
	const [most, setMost] = useState(PAGE);
	const [text, filter] = [asked.get('q') ?? '', asked.get('show') ?? ''];
	const found = [...pictures.values()].filter((picture) => isShown(picture, text, filter));
	return (
		<>
			<Filters>
				<Filter
					name="show"
					label={words('media.show')}
					options={Object.keys(FILTERS)}
					say={(name) => coded('media.filters', name)}
				/>
			</Filters>
			<Typography role="status" color="textSecondary">
				{words('media.count', { smart_count: found.length })}
			</Typography>
			<Box
				component="ul"
				sx={{
					m: 0,
					p: 0,
					listStyle: 'none',
					display: 'grid',
					gap: 2,
					gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
				}}
			>
				{found.slice(0, most).map((picture) => (
					<Card key={picture.id} picture={picture} onOpen={onOpen} />
				))}
			</Box>
			{found.length > most && (
				<Button onClick={() => setMost(most + PAGE)} sx={{ justifySelf: 'start' }}>
					{words('media.more', { count: found.length - most })}
				</Button>
			)}
		</>
	);
}

interface CardProps {
	picture: Picture;
	onOpen: (picture: Picture) => void;
}

function Card({ picture, onOpen }: CardProps) {
	const { words } = useWords();
	return (
		<Box component="li" sx={{ minWidth: 0 }}>
			<Box
				component="button"
				type="button"
				onClick={() => onOpen(picture)}
				sx={{
					font: 'inherit',
					color: 'inherit',
					textAlign: 'start',
					width: '100%',
					height: '100%',
					display: 'flex',
					flexDirection: 'column',
					p: 0,
					border: 1,
					borderColor: 'divider',
					bgcolor: 'background.paper',
					cursor: 'pointer',
					'&:hover': { borderColor: 'text.primary' },
					'&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' },
				}}
			>
				<Box
					component="img"
					src={toAddress(picture, 300)}
					alt=""
					loading="lazy"
					sx={{
						display: 'block',
						width: '100%',
						aspectRatio: '4 / 3',
						objectFit: 'cover',
						objectPosition: toPosition(picture),
						bgcolor: 'background.default',
					}}
				/>
				<Box component="span" sx={{ display: 'block', p: 1, overflowWrap: 'anywhere' }}>
					<Box component="span" sx={{ display: 'block', fontWeight: 600, fontSize: '0.875rem' }}>
						{picture.id}
					</Box>
					<Box component="span" sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
						{picture.width} × {picture.height}, {words('media.used', { smart_count: picture.uses })}
					</Box>
				</Box>
			</Box>
		</Box>
	);
}
