import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';

interface WaitingCardProps {
	/** Address of the counted list. */
	to: string;
	/** Undefined until loaded. */
	count: number | undefined;
	label: string;
}

/** Count of pending work with a link to it; none where nothing waits. */
export function WaitingCard({ to, count, label }: WaitingCardProps) {
	if (count === 0) return null;
	const waits = count !== undefined;
	return (
		<Card variant="outlined" sx={waits ? { borderColor: 'text.primary' } : {}}>
			<CardActionArea
				component={Link}
				to={to}
				sx={{ p: 2, display: 'block', textDecoration: 'none' }}
			>
				<Typography
					component="span"
					variant="h3"
					sx={{
						display: 'block',
						fontWeight: waits ? 600 : 300,
						color: waits ? 'text.primary' : 'text.secondary',
					}}
				>
					{count ?? '–'}
				</Typography>
				<Typography component="span" sx={{ color: waits ? 'text.primary' : 'text.secondary' }}>
					{label}
				</Typography>
			</CardActionArea>
		</Card>
	);
}
