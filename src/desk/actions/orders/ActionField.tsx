import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';

/** What the host has found wrong, as keys of messages by the names of fields. */
export type Faults = Readonly<Record<string, string>>;
export const FaultsContext = createContext<Faults>({});

type ActionFieldProps = Omit<TextFieldProps, 'error' | 'helperText'> & { name: string };

/** A field of an action. What is wrong with it stands below it, and is read out with it. */
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
