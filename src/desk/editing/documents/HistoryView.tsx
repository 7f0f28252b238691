import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { listVersions, readVersion, type Version } from '../api.ts';
import { changesBetween } from '../data/difference.ts';
import type { Json, JsonObject } from '#domain/documents/values.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useTime } from '../use-time.ts';
import { useWhere } from '../where.ts';
import { useWords } from '../words.ts';
import { Difference } from './Difference.tsx';

interface HistoryViewProps {
	entity: ContentEntity;
	id: string;
	/** The document as it is being edited. */
	document: JsonObject;
	onRestore: (document: JsonObject) => void;
}

/** Former live versions, who published them, and what would change if one were restored. */
export function HistoryView({ entity, id, document, onRestore }: HistoryViewProps) {
	const { words } = useWords();
	const time = useTime();
	const [state, again] = useLoaded(useCallback(() => listVersions(entity, id), [entity, id]));
	const [open, setOpen] = useState<number | null>(null);
	return (
		<LoadedView state={state} onAgain={again}>
			{(versions: readonly Version[]) =>
				versions.length === 0 ? (
					<Typography>{words('history.none')}</Typography>
				) : (
					<Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
						{versions.map(({ version, at, by, change }) => (
							<Paper key={version} component="li" variant="outlined" sx={{ p: 2 }}>
								<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
									<span>
										<strong>{time(at)}</strong> {by === '' ? words('history.nobody') : by} ·{' '}
										{words(`history.${change}`)}
									</span>
									{change === 'write' && (
										<Button
											size="small"
											aria-expanded={open === version}
											onClick={() => setOpen(open === version ? null : version)}
										>
											{words('history.compare')}
										</Button>
									)}
								</Box>
								{open === version && (
									<OneVersion
										entity={entity}
										id={id}
										version={version}
										document={document}
										onRestore={onRestore}
									/>
								)}
							</Paper>
						))}
					</Box>
				)
			}
		</LoadedView>
	);
}

const shown = (value: Json | undefined): string =>
	typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

function OneVersion({
	entity,
	id,
	version,
	document,
	onRestore,
}: HistoryViewProps & { version: number }) {
	const { words } = useWords();
	const where = useWhere(entity);
	const [state, again] = useLoaded(
		useCallback(() => readVersion(entity, id, version), [entity, id, version]),
	);
	return (
		<LoadedView state={state} onAgain={again}>
			{(old) => {
				const changes = changesBetween(old, document);
				return (
					<Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
						{changes.length === 0 && <Typography>{words('history.same')}</Typography>}
						{changes.map(({ path, before, after }) => (
							<Box key={path.join('.')}>
								<Typography sx={{ fontWeight: 600 }}>{where(path)}</Typography>
								<Difference before={shown(before)} after={shown(after)} />
							</Box>
						))}
						{changes.length > 0 && (
							<Button
								sx={{ justifySelf: 'start' }}
								variant="outlined"
								onClick={() => onRestore(old)}
							>
								{words('history.restore')}
							</Button>
						)}
					</Box>
				);
			}}
		</LoadedView>
	);
}
