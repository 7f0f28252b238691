import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { isPageFault, type PrintFault } from '#contract/publishing/reports.ts';
import { useWords } from '../words.ts';

/**
 * What kept pages from visitors: page, fault and place where an editor can put it right; else in a
 * sentence, with what the machine said of it folded away for whoever keeps the machine.
 */
export function PrintFaultText({ fault }: { fault: PrintFault }) {
	const { words } = useWords();
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
			{isPageFault(fault)
				? words(`publications.pageFaults.${code}`)
				: words(`publications.siteFaults.${code ?? 'unexpected'}`)}{' '}
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
