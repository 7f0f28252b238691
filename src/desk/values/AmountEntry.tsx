import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { InputHelperText, useGetOne, useInput, useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Amount, type Unit, toUnit } from '#contract/desk/amounts.ts';
import { minorUnits, shownAmount, typedAmount } from './amounts.ts';

/** Unit of an amount in a form: from the price list chosen there, else from the record. */
function useUnit(type: Amount): Unit {
	const values: Record<string, unknown> = useWatch();
	const id = String(values['price_list_id'] ?? '');
	const { data: list } = useGetOne('price_lists', { id }, { enabled: id !== '' });
	return toUnit(type, list ? { ...values, currency: list['currency'] } : values);
}

interface AmountEntryProps {
	source: string;
	label: string;
	isRequired: boolean;
	type: Amount;
}

/** Amount as people type it. The form holds minor units; the parsed amount is shown below. */
export function AmountEntry({ source, label, isRequired, type }: AmountEntryProps) {
	const locale = useLocale() ?? 'it';
	const unit = useUnit(type);
	const { id, field, fieldState } = useInput({ source });
	const [typed, setTyped] = useState<string | null>(null);
	const held: unknown = field.value;
	const isAmount = typeof held === 'number' && !Number.isNaN(held);
	const written = isAmount ? typedAmount(held, unit, locale) : '';
	const keep = (text: string, of: Unit) =>
		field.onChange(text.trim() === '' ? null : minorUnits(text, of, locale));

	// Text typed for one currency is parsed again for another: 2290 stays 2290, not its cents.
	const before = useRef(unit);
	useEffect(() => {
		if (before.current === unit) return;
		before.current = unit;
		if (typed !== null) keep(typed, unit);
	});

	const { error, invalid } = fieldState;
	return (
		<TextField
			id={id}
			name={source}
			label={label}
			fullWidth
			required={isRequired}
			size="small"
			value={typed ?? written}
			onChange={({ target }) => {
				setTyped(target.value);
				keep(target.value, unit);
			}}
			onBlur={field.onBlur}
			error={invalid}
			helperText={
				<InputHelperText
					error={invalid ? error?.message : undefined}
					helperText={
						<>{isAmount && typed !== null ? shownAmount(held, unit, locale) : '\u200b'}</>
					}
				/>
			}
			slotProps={{
				htmlInput: { ref: field.ref, inputMode: 'decimal', autoComplete: 'off' },
				input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
			}}
		/>
	);
}
