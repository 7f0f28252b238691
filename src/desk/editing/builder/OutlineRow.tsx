import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DataObject from '@mui/icons-material/DataObject';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';

interface OutlineRowProps {
	name: string;
	title: string;
	place: number;
	count: number;
	faults: number;
	isSelected: boolean;
	isFixed: boolean;
	onSelect: () => void;
	onMove: (to: number, control: string) => void;
	onDuplicate: () => void;
	onCopy: () => void;
	onRemove: () => void;
}

/** One block: its type and title, and all actions on it as a whole. */
export function OutlineRow(props: OutlineRowProps) {
	const { name, title, place, count, faults, isSelected, isFixed, onSelect, onRemove } = props;
	const { words } = useWords();
	const full = `${place + 1}. ${name}${title === '' ? '' : `, ${title}`}`;
	return (
		<Box
			component="li"
			sx={{
				p: 1,
				borderBottom: 1,
				borderColor: 'divider',
				...(isSelected
					? { boxShadow: (theme) => `inset 4px 0 0 ${theme.palette.text.primary}` }
					: {}),
			}}
		>
			<Box
				component="button"
				type="button"
				data-control="select"
				aria-pressed={isSelected}
				onClick={onSelect}
				sx={{
					font: 'inherit',
					width: '100%',
					border: 0,
					p: 0.5,
					background: 'none',
					textAlign: 'start',
					cursor: 'pointer',
					overflowWrap: 'anywhere',
				}}
			>
				<strong>{name}</strong>
				{title && <Box sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>{title}</Box>}
				{faults > 0 && (
					<Box sx={{ fontSize: '0.85rem', color: 'error.main' }}>
						{words('builder.faults', { smart_count: faults })}
					</Box>
				)}
			</Box>
			<Box sx={{ display: 'flex', alignItems: 'center' }}>
				{!isFixed && <Moves {...props} full={full} />}
				<Control
					name="remove"
					label={words(isFixed ? 'builder.leaveOut' : 'builder.delete', { name: full })}
					onClick={onRemove}
				>
					<DeleteOutlined fontSize="small" />
				</Control>
				{!isFixed && (
					<Box
						component="select"
						aria-label={words('builder.toPosition', { name: full })}
						value={place}
						onChange={({ target }) =>
							props.onMove(Number((target as HTMLSelectElement).value), 'select')
						}
						sx={{ font: 'inherit', ml: 'auto', height: 32 }}
					>
						{Array.from({ length: count }, (_, at) => (
							<option key={at} value={at}>
								{at + 1}
							</option>
						))}
					</Box>
				)}
			</Box>
		</Box>
	);
}

function Moves({
	place,
	count,
	full,
	onMove,
	onDuplicate,
	onCopy,
}: OutlineRowProps & { full: string }) {
	const { words } = useWords();
	return (
		<>
			<Control
				name="up"
				label={words('moveUp', { name: full })}
				isIdle={place === 0}
				onClick={() => onMove(place - 1, 'up')}
			>
				<ArrowUpward fontSize="small" />
			</Control>
			<Control
				name="down"
				label={words('moveDown', { name: full })}
				isIdle={place === count - 1}
				onClick={() => onMove(place + 1, 'down')}
			>
				<ArrowDownward fontSize="small" />
			</Control>
			<Control
				name="duplicate"
				label={words('builder.duplicate', { name: full })}
				onClick={onDuplicate}
			>
				<ContentCopy fontSize="small" />
			</Control>
			<Control name="copy" label={words('builder.copy', { name: full })} onClick={onCopy}>
				<DataObject fontSize="small" />
			</Control>
		</>
	);
}

interface ControlProps {
	name: string;
	label: string;
	isIdle?: boolean;
	onClick: () => void;
	children: ReactNode;
}

const Control = ({ name, label, isIdle = false, onClick, children }: ControlProps) => (
	<IconButton
		size="small"
		data-control={name}
		aria-label={label}
		disabled={isIdle}
		onClick={onClick}
	>
		{children}
	</IconButton>
);
