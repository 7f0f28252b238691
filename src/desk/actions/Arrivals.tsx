import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { RETURN_CONDITIONS, type ReturnCondition } from '#contract/returns/returns.ts';

/** Units of a line that have arrived, their condition, and whether they can be sold again. */
export interface Arrived {
	position: number;
	quantity: number;
	condition: ReturnCondition;
	restock: boolean;
}

interface ArrivalsProps {
	lines: readonly { position: number; code: string; quantity: number }[];
	arrived: readonly Arrived[];
	onChange: (arrived: readonly Arrived[]) => void;
}

/** Form fields for the units that arrived of each line of a return; 0 units mean it is missing. */
export function Arrivals({ lines, arrived, onChange }: ArrivalsProps) {
	const translate = useTranslate();
	const change = (position: number, made: Partial<Arrived>) =>
		onChange(arrived.map((line) => (line.position === position ? { ...line, ...made } : line)));
	return lines.map(({ position, code, quantity: asked }) => {
		const line = arrived.find((one) => one.position === position);
		if (!line) return null;
		return (
			<Box key={position} component="fieldset" sx={{ display: 'grid', gap: 2, m: 0 }}>
				<legend>{code}</legend>
				<TextField
					type="number"
					label={translate('fields.received_quantity')}
					value={line.quantity}
					slotProps={{ htmlInput: { min: 0, max: asked } }}
					onChange={({ target }) => change(position, { quantity: Number(target.value) })}
				/>
				<TextField
					select
					label={translate('fields.received_condition')}
					value={line.condition}
					onChange={({ target }) => {
						const condition = RETURN_CONDITIONS.find((known) => known === target.value);
						if (condition) change(position, { condition });
					}}
				>
					{RETURN_CONDITIONS.map((known) => (
						<MenuItem key={known} value={known}>
							{translate(`choices.${known}`)}
						</MenuItem>
					))}
				</TextField>
				<FormControlLabel
					control={
						<Checkbox
							checked={line.restock}
							onChange={({ target }) => change(position, { restock: target.checked })}
						/>
					}
					label={translate('desk.returns.restock')}
				/>
			</Box>
		);
	});
}
