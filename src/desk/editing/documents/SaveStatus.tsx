import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { SaveState } from '../data/saver.ts';
import { useWords } from '../words.ts';

/** Returns a function that describes a save state in words. */
export function useSaveWords(): (state: SaveState) => string {
	const { words, fault } = useWords();
	return (state) =>
		state.kind === 'refused'
			? words('save.refused', { why: fault(state.code) })
			: words(`save.${state.kind}`);
}

/** Save state in words, announced when there is a problem. */
export function SaveStatus({ state }: { state: SaveState }) {
	const inWords = useSaveWords();
	const locale = useLocale();
	const isTrouble = ['offline', 'refused', 'conflict'].includes(state.kind);
	return (
		<Box
			component="span"
			lang={locale}
			role={isTrouble ? 'alert' : undefined}
			sx={{ color: isTrouble ? 'error.main' : 'text.secondary', fontSize: '0.9rem' }}
		>
			{inWords(state)}
		</Box>
	);
}
