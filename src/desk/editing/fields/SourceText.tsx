import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { Json } from '#domain/documents/values.ts';
import { Difference } from '../documents/Difference.tsx';
import { wantsWork } from '../documents/use-translations.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { Glossary } from './Glossary.tsx';

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').trim();

interface SourceTextProps {
	source: Json | undefined;
	path: string;
	value: Json | undefined;
}

/**
 * Italian source of a translation: what has changed in it, the state of the translation, and the
 * approved terms for what it names.
 */
export function SourceText({ source, path, value }: SourceTextProps) {
	const { words } = useWords();
	const { translations, isReadOnly, locale } = useEditing();
	if (typeof source !== 'string' || source === '') return null;
	const state = translations?.stateAt(path) ?? null;
	const before = translations?.formerItalian(path) ?? null;
	const isChanged = state === 'stale' && before !== null && before !== source;
	return (
		<Box sx={{ mb: 0.75, pl: 1.5, borderLeft: 2, borderColor: 'divider', fontSize: '0.9rem' }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>
					{words('inItalian')}
				</Box>
				{state && state !== 'current' && (
					<Chip
						size="small"
						variant="outlined"
						data-wants-work={wantsWork(state) ? path : undefined}
						label={words(`translation.${state}`)}
					/>
				)}
				{state === 'stale' && !isReadOnly && (
					<Button size="small" onClick={() => translations?.settle(path, source, false)}>
						{words('review.fits')}
					</Button>
				)}
				{value === source && state !== 'same' && !isReadOnly && (
					<Button size="small" onClick={() => translations?.settle(path, source, true)}>
						{words('review.same')}
					</Button>
				)}
			</Box>
			<Box lang="it" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
				{isChanged ? <Difference before={plain(before)} after={plain(source)} /> : plain(source)}
			</Box>
			<Glossary
				italian={plain(source)}
				locale={locale}
				text={typeof value === 'string' ? plain(value) : ''}
			/>
		</Box>
	);
}
