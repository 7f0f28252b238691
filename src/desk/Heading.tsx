import Typography from '@mui/material/Typography';

/** Name of a page for those who do not see the bar, which carries it for the others. */
export function Heading({ text }: { text: string }) {
	return (
		<Typography
			component="h1"
			sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
		>
			{text}
		</Typography>
	);
}
