import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import type { Locale } from '#contract/locales.ts';
import { glossaryFor } from '#i18n/termbase/glossary.ts';
import { useWords } from '../words.ts';

interface GlossaryProps {
	italian: string;
	/** Language of the translation. */
	locale: Locale;
	text: string;
}

/** Approved terms for what an Italian text names, beside its translation. It only warns. */
export function Glossary({ italian, locale, text }: GlossaryProps) {
	const { words } = useWords();
	const desk = useLocale() === 'en' ? 'en' : 'it';
	const entries = useMemo(() => glossaryFor(italian, locale, text), [italian, locale, text]);
	if (entries.length === 0) return null;
	return (
		<Box
			component="ul"
			aria-label={words('glossary.name')}
			sx={{
				m: 0,
				mt: 0.5,
				p: 0,
				listStyle: 'none',
				display: 'flex',
				flexWrap: 'wrap',
				columnGap: 2,
				fontSize: '0.8rem',
				color: 'text.secondary',
			}}
		>
			{entries.map(({ italian: word, say, isNeverTranslated, isSaid, avoided }) => (
				<li key={word}>
					<span lang="it">{word}</span>{' '}
					{isNeverTranslated ? (
						words('glossary.never')
					) : (
						<>
							→ <span lang={locale}>{say}</span>
						</>
					)}
					{isSaid && ' ✓'}
					{avoided.map((wrong) => (
						<Box component="span" key={wrong.word} sx={{ color: 'error.main' }}>
							{' '}
							{words('glossary.avoided', { word: wrong.word })}
							{wrong.why && ` (${wrong.why[desk]})`}
						</Box>
					))}
				</li>
			))}
		</Box>
	);
}
