import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

interface ScreenProps {
	title: string;
	/** Above the title: where the reader came from. */
	above?: ReactNode;
	/** Beside the title: what can be done with all that is shown. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A screen of what edits the site: its title, what can be done, and what it shows below each other. */
export function Screen({ title, above, actions, children }: ScreenProps) {
	return (
		<Box
			sx={{
				py: 2,
				typography: 'body1',
				display: 'grid',
				gap: 2,
				gridTemplateColumns: 'minmax(0, 1fr)',
			}}
		>
			<Title title={title} />
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
				<Box sx={{ flexGrow: 1 }}>
					{above}
					<Typography component="h1" variant="h5">
						{title}
					</Typography>
				</Box>
				{actions}
			</Box>
			{children}
		</Box>
	);
}
