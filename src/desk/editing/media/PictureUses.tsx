import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link } from 'react-admin';
import { LoadedView } from '../LoadedView.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { listUses, type Picture, type Use } from './api.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

const isNow = ({ place }: Use) => place === 'live' || place === 'draft';

/** Entries that use a picture, by their states, and a button that replaces it in all of them. */
export function PictureUses({ picture }: { picture: Picture }) {
	const { id } = picture;
	const [isReplacing, setReplacing] = useState(false);
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
						<>
							<Uses uses={uses} />
							{uses.some(isNow) && (
								<Button
									variant="outlined"
									size="small"
									sx={{ justifySelf: 'start' }}
									onClick={() => setReplacing(true)}
								>
									{words('media.replace.button')}
								</Button>
							)}
						</>
					)
				}
			</LoadedView>
			{isReplacing && <ReplaceDialog picture={picture} onClose={() => setReplacing(false)} />}
		</Box>
	);
}

/** Lists each entry once, with all its states. */
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
