import Typography from '@mui/material/Typography';

/** Page heading for screen readers; everyone else reads it in the app bar. */
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
