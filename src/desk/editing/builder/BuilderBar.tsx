import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useWords } from '../words.ts';
import { useBlocks } from './use-puck.ts';

/** Screen widths for viewing a page, in px. */
export const WIDTHS = { phone: 375, tablet: 768, desktop: 1280 } as const;
export type Width = keyof typeof WIDTHS;
const NAMES: readonly Width[] = ['phone', 'tablet', 'desktop'];

interface BuilderBarProps {
	width: Width;
	onWidth: (width: Width) => void;
	/** True for the page as the site prints it, instead of blocks that can be dragged. */
	isAsOnSite: boolean;
	onAsOnSite: (is: boolean) => void;
}

/** Undo, redo, and the screen width of the page. */
export function BuilderBar({ width, onWidth, isAsOnSite, onAsOnSite }: BuilderBarProps) {
	const { words } = useWords();
	const { undo, redo } = useBlocks();
	return (
		<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0.5, alignItems: 'center' }}>
			<IconButton aria-label={words('builder.undo')} disabled={!undo} onClick={() => undo?.()}>
				<Undo />
			</IconButton>
			<IconButton aria-label={words('builder.redo')} disabled={!redo} onClick={() => redo?.()}>
				<Redo />
			</IconButton>
			<ToggleButton
				size="small"
				value="site"
				selected={isAsOnSite}
				sx={{ color: 'text.primary' }}
				onChange={() => onAsOnSite(!isAsOnSite)}
			>
				{words('builder.asOnSite')}
			</ToggleButton>
			<ToggleButtonGroup
				exclusive
				size="small"
				value={width}
				aria-label={words('builder.width')}
				onChange={(_, next: Width | null) => next && onWidth(next)}
			>
				{NAMES.map((name) => (
					<ToggleButton key={name} value={name} sx={{ color: 'text.primary' }}>
						{words(`builder.widths.${name}`)} {WIDTHS[name]}
					</ToggleButton>
				))}
			</ToggleButtonGroup>
		</Box>
	);
}
