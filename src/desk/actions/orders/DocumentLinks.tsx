import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface PaperLinksProps {
	/** Paths below `/api`. */
	links: readonly { href: string; label: string }[];
}

/** Links to documents, to be saved and printed. */
export function DocumentLinks({ links }: PaperLinksProps) {
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
