import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface PaperLinksProps {
	/** Below `/api`. */
	links: readonly { href: string; label: string }[];
}

/** Papers to be saved and printed. */
export function PaperLinks({ links }: PaperLinksProps) {
	return (
		<Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
			{links.map(({ href, label }) => (
				<Link key={href} href={`/api${href}`} download>
					{label}
				</Link>
			))}
		</Box>
	);
}
