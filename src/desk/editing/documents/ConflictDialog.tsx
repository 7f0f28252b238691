import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Conflict } from '#domain/documents/merge.ts';
import type { SaveState } from '../data/saver.ts';
import { isObject, withValueAt, type Json, type JsonObject } from '#domain/documents/values.ts';
import { useWhere } from '../where.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';
import { Difference } from './Difference.tsx';

interface ConflictDialogProps {
	entity: string;
	document: JsonObject;
	state: Extract<SaveState, { kind: 'conflict' }>;
	/** Account that is asked; the other text is its own if that came from another tab. */
	who: string;
	onSettle: (document: JsonObject) => void;
}

const shown = (value: Json | undefined): string =>
	typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, '\t');

/** Shows both texts of each field that two editors changed and asks for a choice. None is lost. */
export function ConflictDialog({ entity, document, state, who, onSettle }: ConflictDialogProps) {
	const { words } = useWords();
	const time = useTime();
	const title = useId();
	const [chosen, setChosen] = useState<readonly ('mine' | 'theirs')[]>([]);
	const at = state.at === '' ? '' : time(state.at);
	const text = {
		live: words('conflict.textLive'),
		own: words('conflict.textOwn', { at }),
		other: words('conflict.text', { by: state.by, at }),
	};
	const theirs = {
		live: words('conflict.live'),
		own: words('conflict.own'),
		other: words('conflict.theirs', { by: state.by }),
	};
	const whose = state.by === '' ? 'live' : state.by === who ? 'own' : 'other';
	const decided = () =>
		state.conflicts.reduce<JsonObject>((whole, conflict, place) => {
			const put = withValueAt(whole, conflict.path, conflict[chosen[place] ?? 'mine']);
			return isObject(put) ? put : whole;
		}, document);
	return (
		<Dialog open fullWidth maxWidth="md" aria-labelledby={title}>
			<DialogTitle id={title}>{words('conflict.title')}</DialogTitle>
			<DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
				<Typography>{text[whose]}</Typography>
				{state.conflicts.map((conflict, place) => (
					<Choice
						key={conflict.path.join('.')}
						entity={entity}
						conflict={conflict}
						theirs={theirs[whose]}
						chosen={chosen[place] ?? 'mine'}
						onChoose={(side) =>
							setChosen(
								state.conflicts.map((_, at) => (at === place ? side : (chosen[at] ?? 'mine'))),
							)
						}
					/>
				))}
			</DialogContent>
			<DialogActions>
				<Button variant="contained" onClick={() => onSettle(decided())}>
					{words('conflict.settle')}
				</Button>
			</DialogActions>
		</Dialog>
	);
}

interface ChoiceProps {
	entity: string;
	conflict: Conflict;
	/** Label that says whose the other text is. */
	theirs: string;
	chosen: 'mine' | 'theirs';
	onChoose: (side: 'mine' | 'theirs') => void;
}

function Choice({ entity, conflict, theirs, chosen, onChoose }: ChoiceProps) {
	const { words } = useWords();
	const where = useWhere(entity);
	const name = useId();
	const base = shown(conflict.base);
	return (
		<Box component="section" aria-labelledby={name}>
			<Typography id={name} component="h3" sx={{ fontWeight: 600 }}>
				{where(conflict.path)}
			</Typography>
			<RadioGroup
				aria-labelledby={name}
				value={chosen}
				onChange={({ target }) => onChoose(target.value === 'theirs' ? 'theirs' : 'mine')}
			>
				{(['mine', 'theirs'] as const).map((side) => (
					<Box key={side} sx={{ my: 1 }}>
						<FormControlLabel
							value={side}
							control={<Radio />}
							label={side === 'mine' ? words('conflict.mine') : theirs}
						/>
						<Box sx={{ pl: 4 }}>
							{conflict[side] === undefined ? (
								<em>{words('conflict.gone')}</em>
							) : (
								<Difference before={base} after={shown(conflict[side])} />
							)}
						</Box>
					</Box>
				))}
			</RadioGroup>
		</Box>
	);
}
