import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { instantInRome, type LocalTime } from '#domain/local-time.ts';
import { useWords } from '../words.ts';

export interface When {
	mode: 'now' | 'later';
	/** As it was typed, in Rome's time. */
	local: string;
	/** The instant that it means; null at once, or while that is not clear. */
	at: string | null;
}
export const NOW: When = { mode: 'now', local: '', at: null };

export const isDecided = ({ mode, at }: When): boolean => mode === 'now' || at !== null;

interface PublishWhenProps {
	when: When;
	onChange: (when: When) => void;
}

/** At once or at a time in Italy. An hour that the clocks skip or show twice is asked about. */
export function PublishWhen({ when, onChange }: PublishWhenProps) {
	const { words } = useWords();
	const meant = when.mode === 'later' && when.local !== '' ? instantInRome(when.local) : null;
	const type = (local: string) => {
		const read = instantInRome(local);
		onChange({ mode: 'later', local, at: read.is === 'instant' ? read.at.toISOString() : null });
	};
	return (
		<div>
			<RadioGroup
				row
				aria-label={words('publish.when')}
				value={when.mode}
				onChange={({ target }) =>
					onChange(target.value === 'later' ? { ...NOW, mode: 'later' } : NOW)
				}
			>
				<FormControlLabel value="now" control={<Radio />} label={words('publish.atOnce')} />
				<FormControlLabel value="later" control={<Radio />} label={words('publish.later')} />
			</RadioGroup>
			{when.mode === 'later' && (
				<TextField
					type="datetime-local"
					label={words('publish.at')}
					helperText={words('publish.zone')}
					value={when.local}
					required
					slotProps={{ inputLabel: { shrink: true } }}
					onChange={({ target }) => type(target.value)}
				/>
			)}
			{meant && <Clocks meant={meant} when={when} onChange={onChange} type={type} />}
		</div>
	);
}

interface ClocksProps extends PublishWhenProps {
	meant: LocalTime;
	type: (local: string) => void;
}

function Clocks({ meant, when, onChange, type }: ClocksProps) {
	const { words } = useWords();
	if (meant.is === 'skipped') {
		return (
			<p role="alert">
				{words('publish.skipped')}{' '}
				<Button size="small" onClick={() => type(meant.offer)}>
					{words('publish.take', { time: meant.offer.replace('T', ' ') })}
				</Button>
			</p>
		);
	}
	if (meant.is !== 'twice') return null;
	return (
		<RadioGroup
			aria-label={words('publish.twice')}
			value={when.at ?? ''}
			onChange={({ target }) => onChange({ ...when, at: target.value })}
		>
			<p>{words('publish.twice')}</p>
			{meant.choices.map(({ clock, at }) => (
				<FormControlLabel
					key={clock}
					value={at.toISOString()}
					control={<Radio />}
					label={words(`publish.clocks.${clock}`)}
				/>
			))}
		</RadioGroup>
	);
}
