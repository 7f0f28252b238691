import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { SaveState } from '../data/saver.ts';
import { useWords } from '../words.ts';

/** Whether what was typed is kept, in words; told aloud when it is not. */
export function SaveStatus({ state }: { state: SaveState }) {
	const { words, fault } = useWords();
	const locale = useLocale();
	const isTrouble = ['offline', 'refused', 'conflict'].includes(state.kind);
	const text =
		state.kind === 'refused'
			? words('save.refused', { why: fault(state.code) })
			: words(`save.${state.kind}`);
	return (
		<Box
			component="span"
			lang={locale}
			role={isTrouble ? 'alert' : undefined}
			sx={{ color: isTrouble ? 'error.main' : 'text.secondary', fontSize: '0.9rem' }}
		>
			{text}
		</Box>
	);
}
