import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link } from 'react-admin';
import { LoadedView } from '../LoadedView.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { listUses, type Use } from './api.ts';

/** Entries that name a picture, and in which of their states. */
export function PictureUses({ id }: { id: string }) {
	const { words } = useWords();
	const [state, again] = useLoaded(useCallback(() => listUses(id), [id]));
	return (
		<Box component="section" sx={{ display: 'grid', gap: 1 }}>
			<Typography component="h3" variant="subtitle1">
				{words('media.uses')}
			</Typography>
			<LoadedView state={state} onAgain={again}>
				{(uses) =>
					uses.length === 0 ? (
						<Typography color="textSecondary">{words('media.noUse')}</Typography>
					) : (
						<Uses uses={uses} />
					)
				}
			</LoadedView>
		</Box>
	);
}

/** Each entry once, with all its states. */
function Uses({ uses }: { uses: readonly Use[] }) {
	const { words } = useWords();
	const entries = Map.groupBy(uses, ({ entity, id }) => `${entity}/${id}`);
	return (
		<Box component="ul" sx={{ m: 0, pl: 2.5 }}>
			{[...entries].map(([key, places]) => {
				const [first] = places;
				return (
					first && (
						<li key={key}>
							<Link to={`/content/${first.entity}/${encodeURIComponent(first.id)}`}>
								{words(`entities.${first.entity}.one`)}: {first.title}
							</Link>{' '}
							({places.map(({ place }) => words(`media.places.${place}`)).join(', ')})
						</li>
					)
				);
			})}
		</Box>
	);
}
