import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { HTMLAttributes } from 'react';
import { useWords } from '../words.ts';

interface RowButtonsProps {
	/** The row in words, for who hears the buttons one by one. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
	/** What the row is dragged by, where it can be. */
	handle?: HTMLAttributes<HTMLElement>;
	onMove: (by: number) => void;
	onRemove: () => void;
}

/** What can be done with a row: each of it by a button, none by dragging alone. */
export function RowButtons({ name, isFirst, isLast, handle, onMove, onRemove }: RowButtonsProps) {
	const { words } = useWords();
	return (
		<Box data-row-buttons="" sx={{ display: 'flex', justifyContent: 'end' }}>
			{handle && !(isFirst && isLast) && (
				<Box
					{...handle}
					aria-hidden="true"
					title={words('drag')}
					sx={{
						p: '5px',
						mr: 'auto',
						cursor: 'grab',
						color: 'text.secondary',
						// A finger that drags scrolls: browsers drag nothing by it.
						'@media (hover: none)': { display: 'none' },
					}}
				>
					<DragIndicator fontSize="small" sx={{ display: 'block' }} />
				</Box>
			)}
			<IconButton
				size="small"
				disabled={isFirst}
				aria-label={words('moveUp', { name })}
				onClick={() => onMove(-1)}
			>
				<ArrowUpward fontSize="small" />
			</IconButton>
			<IconButton
				size="small"
				disabled={isLast}
				aria-label={words('moveDown', { name })}
				onClick={() => onMove(1)}
			>
				<ArrowDownward fontSize="small" />
			</IconButton>
			<IconButton size="small" aria-label={words('remove', { name })} onClick={onRemove}>
				<DeleteOutlined fontSize="small" />
			</IconButton>
		</Box>
	);
}
