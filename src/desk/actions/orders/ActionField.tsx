import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';

/** The host's validation errors, as message keys by field name. */
export type Faults = Readonly<Record<string, string>>;
export const FaultsContext = createContext<Faults>({});

type ActionFieldProps = Omit<TextFieldProps, 'error' | 'helperText'> & { name: string };

/** Field of an action. Its error is shown below it and read out with it. */
export function ActionField({ name, ...props }: ActionFieldProps) {
	const translate = useTranslate();
	const fault = useContext(FaultsContext)[name];
	return (
		<TextField
			{...props}
			name={name}
			error={fault !== undefined}
			helperText={fault && translate(fault)}
		/>
	);
}
