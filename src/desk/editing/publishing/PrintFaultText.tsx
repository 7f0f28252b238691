import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { isPageFault, type PrintFault } from '#contract/publishing/reports.ts';
import { useWords } from '../words.ts';

/**
 * Reason why pages were not printed: page, issue and place where an editor can fix it; else a
 * sentence, with the technical message folded away for the administrator.
 */
export function PrintFaultText({ fault }: { fault: PrintFault }) {
	const { coded, words } = useWords();
	const { page, code, what, where } = fault;
	return (
		<Box sx={{ overflowWrap: 'anywhere' }}>
			{page && (
				<>
					<MuiLink href={page} target="_blank" rel="noreferrer" color="inherit">
						{page}
					</MuiLink>
					:{' '}
				</>
			)}
			{coded(
				isPageFault(fault) ? 'publications.pageFaults' : 'publications.siteFaults',
				code ?? 'unexpected',
			)}{' '}
			{where}
			{!isPageFault(fault) && (
				<details>
					<summary>{words('publications.said')}</summary>
					<code>{what}</code>
				</details>
			)}
		</Box>
	);
}
