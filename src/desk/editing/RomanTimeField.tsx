import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { instantInRome, timeInRome, type LocalTime } from '#domain/time/local-time.ts';
import { useWords } from './words.ts';

/**
 * A local time as typed, by Rome's clocks, or the instant that it means: `2027-10-31T02:30` until
 * one of the two is chosen, `2027-10-31T00:30:00.000Z` from then on.
 */
export type RomanTime = string;

const INSTANT = /Z$/;
/** True if a time means one instant; any other can neither be published nor scheduled. */
export const isInstant = (time: RomanTime): boolean => INSTANT.test(time);

/** Converts a typed time to its instant, where it means exactly one. */
function toTime(local: string): RomanTime {
	const meant = instantInRome(local);
	return meant.is === 'instant' ? meant.at.toISOString() : local;
}

interface RomanTimeFieldProps {
	label: string;
	value: RomanTime;
	onChange: (value: RomanTime) => void;
	isRequired?: boolean;
	isReadOnly?: boolean;
	/** Validation error. */
	fault?: string | undefined;
	/** Path of the value in a document. */
	path?: string;
}

/** Day and time in Rome's time zone. An hour that the clocks skip or show twice is asked about. */
export function RomanTimeField({ label, value, onChange, path, ...props }: RomanTimeFieldProps) {
	const { words } = useWords();
	const local = isInstant(value) ? timeInRome(new Date(value)) : value;
	const meant = local === '' ? null : instantInRome(local);
	return (
		<div>
			<TextField
				type="datetime-local"
				size="small"
				label={label}
				value={local}
				required={props.isRequired === true}
				error={props.fault !== undefined}
				helperText={props.fault ?? words('publish.zone')}
				slotProps={{
					inputLabel: { shrink: true },
					htmlInput: { 'data-path': path, readOnly: props.isReadOnly === true },
				}}
				onChange={({ target }) => onChange(target.value === '' ? '' : toTime(target.value))}
			/>
			{meant && !props.isReadOnly && <Clocks meant={meant} value={value} onChange={onChange} />}
		</div>
	);
}

interface ClocksProps {
	meant: LocalTime;
	value: RomanTime;
	onChange: (value: RomanTime) => void;
}

function Clocks({ meant, value, onChange }: ClocksProps): ReactNode {
	const { words } = useWords();
	if (meant.is === 'skipped') {
		return (
			<p role="alert">
				{words('publish.skipped')}{' '}
				<Button size="small" onClick={() => onChange(toTime(meant.offer))}>
					{words('publish.take', { time: meant.offer.replace('T', ' ') })}
				</Button>
			</p>
		);
	}
	if (meant.is !== 'twice') return null;
	return (
		<RadioGroup
			aria-label={words('publish.twice')}
			value={value}
			onChange={({ target }) => onChange(target.value)}
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
