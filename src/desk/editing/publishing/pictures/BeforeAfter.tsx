import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Changes } from '../../api.ts';
import { useTime } from '../../use-time.ts';
import { useWords } from '../../words.ts';
import { PagePicture } from './PagePicture.tsx';

interface BeforeAfterProps {
	/** Address of the page on the site. */
	page: string;
	views: Changes['views'];
	onEnded: () => void;
}

/** One page in two releases, side by side, or one above the other where there is no room. */
export function BeforeAfter({ page, views, onEnded }: BeforeAfterProps) {
	const { words } = useWords();
	const time = useTime();
	const sides = [
		{ side: 'before', view: views.before },
		{ side: 'after', view: views.after },
	] as const;
	return (
		<Box
			role="region"
			tabIndex={0}
			aria-label={words('pictures.both', { page })}
			sx={{
				maxHeight: '80vh',
				overflowY: 'auto',
				display: 'grid',
				gap: 2,
				alignItems: 'start',
				gridTemplateColumns: 'minmax(0, 1fr)',
				'@media (min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
			}}
		>
			{sides.map(({ side, view }) => (
				<Box component="figure" key={side} sx={{ m: 0 }}>
					<Box component="figcaption" sx={{ mb: 1 }}>
						<strong>{words(`pictures.${side}`)}</strong>
						{view && ` · ${time(view.at)} · `}
						{view && (
							<Link href={view.path + page} target="_blank" rel="noreferrer">
								{words('pictures.open')}
							</Link>
						)}
					</Box>
					{view ? (
						<PagePicture
							src={view.path + page}
							title={`${words(`pictures.${side}`)}: ${page}`}
							onEnded={onEnded}
						/>
					) : (
						words('pictures.notKept')
					)}
				</Box>
			))}
		</Box>
	);
}
