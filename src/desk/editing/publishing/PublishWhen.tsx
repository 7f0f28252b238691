import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { isInstant, RomanTimeField, type RomanTime } from '../RomanTimeField.tsx';
import { useWords } from '../words.ts';

export interface When {
	mode: 'now' | 'later';
	/** Used with `later` only. */
	time: RomanTime;
}
export const NOW: When = { mode: 'now', time: '' };

export const isDecided = ({ mode, time }: When): boolean => mode === 'now' || isInstant(time);

/** Instant to publish at; null for immediately. */
export const findInstant = ({ mode, time }: When): string | null => (mode === 'now' ? null : time);

interface PublishWhenProps {
	when: When;
	onChange: (when: When) => void;
}

/** Choice of publishing at once, or at a time in Rome's time zone. */
export function PublishWhen({ when, onChange }: PublishWhenProps) {
	const { words } = useWords();
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
				<RomanTimeField
					label={words('publish.at')}
					value={when.time}
					isRequired
					onChange={(time) => onChange({ mode: 'later', time })}
				/>
			)}
		</div>
	);
}
