import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

interface ScreenProps {
	title: string;
	/** Above the title: a link back to where the reader came from. */
	above?: ReactNode;
	/** Beside the title: actions on everything that is shown. */
	actions?: ReactNode;
	children: ReactNode;
}

/** Layout of an editing screen: title, actions and content. */
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
