import Box from '@mui/material/Box';

/** Visually hidden live region that announces the result of an action. */
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
