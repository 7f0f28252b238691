import Box from '@mui/material/Box';

/** Told to who listens, seen by nobody: what a button has just done. */
export const LiveText = ({ text }: { text: string }) => (
	<Box
		aria-live="polite"
		role="status"
		sx={{
			position: 'absolute',
			width: '1px',
			height: '1px',
			overflow: 'hidden',
			clipPath: 'inset(50%)',
		}}
	>
		{text}
	</Box>
);
