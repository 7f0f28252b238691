import Box from '@mui/material/Box';
import { wordDifference } from '../data/difference.ts';

/** Difference between two texts, word by word: removed words struck through, added ones marked. */
export function Difference({
	before,
	after,
	lang,
}: {
	before: string;
	after: string;
	lang?: string;
}) {
	return (
		<Box component="span" lang={lang} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
			{wordDifference(before, after).map(({ kind, text }, place) => {
				if (kind === 'same') return <span key={place}>{text}</span>;
				return kind === 'added' ? (
					<Box
						key={place}
						component="ins"
						sx={{ color: 'success.main', textDecorationThickness: 2 }}
					>
						{text}
					</Box>
				) : (
					<Box key={place} component="del" sx={{ color: 'error.main' }}>
						{text}
					</Box>
				);
			})}
		</Box>
	);
}
