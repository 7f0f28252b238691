import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface MoveButtonsProps<Step extends string> {
	/** Message key of the steps, which also holds `title`. */
	words: string;
	steps: readonly Step[];
	hint?: string;
	onChoose: (step: Step) => void;
}

/** Buttons for the steps available now, the likeliest first; nothing where there is none. */
export function MoveButtons<Step extends string>(props: MoveButtonsProps<Step>) {
	const { words, steps, hint, onChoose } = props;
	const translate = useTranslate();
	if (steps.length === 0) return null;
	return (
		<>
			<Typography component="h2" variant="h6">
				{translate(`${words}.title`)}
			</Typography>
			{hint !== undefined && <Typography>{translate(hint)}</Typography>}
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
				{steps.map((step, index) => (
					<Button
						key={step}
						variant={index === 0 ? 'contained' : 'outlined'}
						onClick={() => onChoose(step)}
					>
						{translate(`${words}.${step}`)}
					</Button>
				))}
			</Box>
		</>
	);
}
