import Typography from '@mui/material/Typography';

/** Text with the line ends that its writer made. */
export function LongText({ text }: { text: string }) {
	return (
		<Typography
			component="p"
			variant="body2"
			sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}
		>
			{text}
		</Typography>
	);
}
