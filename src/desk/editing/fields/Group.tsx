import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface GroupProps {
	label: ReactNode;
	/** Omits the rule at the side, for a group that is not nested. */
	isPlain?: boolean;
	children: ReactNode;
}

/** Fieldset with a label. */
export function Group({ label, isPlain = false, children }: GroupProps) {
	return (
		<Box
			component="fieldset"
			sx={{
				border: 0,
				m: 0,
				p: 0,
				minWidth: 0,
				display: 'grid',
				gap: 2,
				gridTemplateColumns: 'minmax(0, 1fr)',
				...(isPlain ? {} : { pl: { xs: 1, sm: 2 }, borderLeft: 1, borderColor: 'divider' }),
			}}
		>
			<Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
				{label}
			</Box>
			{children}
		</Box>
	);
}
