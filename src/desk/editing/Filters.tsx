import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useAsked } from './use-asked.ts';
import { useWords } from './words.ts';

/** Search field and further filters, all of them kept in the address. */
export function Filters({ children }: { children: ReactNode }) {
	const { words } = useWords();
	const { asked, put } = useAsked();
	return (
		<Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
			<TextField
				size="small"
				fullWidth={false}
				type="search"
				label={words('list.search')}
				value={asked.get('q') ?? ''}
				onChange={({ target }) => put('q', target.value)}
			/>
			{children}
		</Box>
	);
}

interface FilterProps {
	/** Parameter name of the filter in the address. */
	name: string;
	label: string;
	options: readonly string[];
	/** Label of an option. */
	say: (option: string) => string;
}

/** Select with one of several options, or all. */
export function Filter({ name, label, options, say }: FilterProps) {
	const { words } = useWords();
	const { asked, put } = useAsked();
	const value = asked.get(name) ?? '';
	return (
		<TextField
			select
			size="small"
			fullWidth={false}
			label={label}
			value={options.includes(value) ? value : ''}
			sx={{ minWidth: 180 }}
			onChange={({ target }) => put(name, target.value)}
		>
			<MenuItem value="">{words('list.all')}</MenuItem>
			{options.map((option) => (
				<MenuItem key={option} value={option}>
					{say(option)}
				</MenuItem>
			))}
		</TextField>
	);
}
