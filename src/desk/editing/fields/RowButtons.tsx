import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { HTMLAttributes } from 'react';
import { useWords } from '../words.ts';

interface RowButtonsProps {
	/** Label of the row, for readers who reach the buttons one by one. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
	/** Props of the drag handle, where the row can be dragged. */
	handle?: HTMLAttributes<HTMLElement>;
	onMove: (by: number) => void;
	onRemove: () => void;
}

/** Actions on a row: each has a button, none needs dragging. */
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
						// On touch screens a drag scrolls: browsers start no drag and drop by it.
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
