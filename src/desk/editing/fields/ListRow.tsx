import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useEditing } from './context.ts';
import { RowButtons } from './RowButtons.tsx';
import type { RowDrag } from './use-row-drag.ts';

interface ListRowProps {
	title: string;
	name: string;
	/** Closed until opened by the editor. */
	isFolded: boolean;
	isFirst: boolean;
	isLast: boolean;
	drag: RowDrag;
	onMove: (by: number) => void;
	onRemove: () => void;
	children: ReactNode;
}

const MARKS = {
	above: { boxShadow: '0 -3px 0 0 currentColor' },
	below: { boxShadow: '0 3px 0 0 currentColor' },
};

/** One item of a list, with the actions on it as a whole, in Italian only. */
export function ListRow({ title, name, isFolded, drag, children, ...buttons }: ListRowProps) {
	const { isReadOnly, locale } = useEditing();
	const [isOpen, setOpen] = useState(!isFolded);
	const isMovable = !isReadOnly && locale === 'it';
	const mark = drag.mark ? MARKS[drag.mark] : {};
	if (isFolded) {
		return (
			<Box
				component="li"
				{...(isMovable ? drag.row : {})}
				sx={{ borderTop: 1, borderColor: 'divider', ...mark }}
			>
				<details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
					<Box component="summary" sx={{ py: 1, cursor: 'pointer', overflowWrap: 'anywhere' }}>
						{title === '' ? name : title}
					</Box>
					{isOpen && children}
				</details>
				{isMovable && <RowButtons name={`${name}: ${title}`} handle={drag.handle} {...buttons} />}
			</Box>
		);
	}
	return (
		<Box
			component="li"
			{...(isMovable ? drag.row : {})}
			sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, ...mark }}
		>
			{children}
			{isMovable && (
				<RowButtons
					name={title === '' ? name : `${name}: ${title}`}
					handle={drag.handle}
					{...buttons}
				/>
			)}
		</Box>
	);
}
