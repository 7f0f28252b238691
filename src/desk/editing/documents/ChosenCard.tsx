import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Locale } from '#contract/locales.ts';
import { SOCIAL_SIZE } from '#contract/media.ts';
import type { Picture } from '../media/api.ts';
import { toAddress, toPosition } from '../media/pictures.ts';
import { useWords } from '../words.ts';

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;

/** Chosen share picture, cropped as the site crops it. */
export function ChosenCard({ picture }: { picture: Picture }) {
	return (
		<Box
			component="img"
			src={toAddress(picture, 1200)}
			alt=""
			sx={{
				display: 'block',
				width: '100%',
				aspectRatio: `${WIDTH} / ${HEIGHT}`,
				objectFit: 'cover',
				objectPosition: toPosition(picture),
				bgcolor: 'background.default',
			}}
		/>
	);
}

interface CardNotesProps {
	/** The chosen picture; left out where the site draws one. */
	chosen: Picture | undefined;
	locale: Locale;
	/** Name of the entry: the alternative text of a picture that the library does not describe. */
	name: string;
}

/** Notes on the share picture: its source, its alternative text, and whether it is large enough. */
export function CardNotes({ chosen, locale, name }: CardNotesProps) {
	const { words, label } = useWords();
	const field = label('', 'social_id');
	if (!chosen) return <Note>{words('seo.drawn', { field })}</Note>;
	const isSmall = chosen.width < WIDTH || chosen.height < HEIGHT;
	return (
		<>
			<Note>{words('seo.chosen', { field })}</Note>
			<Note>{words('seo.alt', { alt: chosen.alt[locale] || name })}</Note>
			{isSmall && <Note isWarning>{words('seo.small', { width: WIDTH, height: HEIGHT })}</Note>}
		</>
	);
}

function Note({ isWarning = false, children }: { isWarning?: boolean; children: string }) {
	const color = isWarning ? 'error.main' : 'text.secondary';
	return <Typography sx={{ fontSize: '0.85rem', color }}>{children}</Typography>;
}
