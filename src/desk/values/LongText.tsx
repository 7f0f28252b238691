import Typography from '@mui/material/Typography';

/** Text with its line breaks as they were typed. */
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
