import { useState, type DragEvent, type HTMLAttributes } from 'react';

/** No text type: a field that the row is dropped onto must not insert it as text. */
const KIND = 'application/x-livenza-row';

interface Drag {
	from: number;
	over: number;
}

export interface RowDrag {
	/** Props of the drag handle. */
	handle: HTMLAttributes<HTMLElement>;
	row: HTMLAttributes<HTMLElement>;
	/** Edge of this row at which the dragged row would be dropped. */
	mark: 'above' | 'below' | null;
}

/**
 * Reorders the rows of one list by dragging; rows do not move between lists. Native drag and drop:
 * a library would bring its own keys and labels, and the buttons beside have both already.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const handle = (place: number): HTMLAttributes<HTMLElement> => ({
		draggable: true,
		onDragStart(event: DragEvent) {
			event.dataTransfer.setData(KIND, String(place));
			event.dataTransfer.effectAllowed = 'move';
			const row = event.currentTarget.closest('li');
			if (row) event.dataTransfer.setDragImage(row, 16, 16);
			setDrag({ from: place, over: place });
		},
		onDragEnd: () => setDrag(null),
	});
	const row = (place: number, { from, over }: Drag): HTMLAttributes<HTMLElement> => ({
		onDragOver(event: DragEvent) {
			event.preventDefault();
			if (over !== place) setDrag({ from, over: place });
		},
		onDrop(event: DragEvent) {
			event.preventDefault();
			setDrag(null);
			if (from !== place) onMove(from, place);
		},
	});
	return (place: number): RowDrag => ({
		handle: handle(place),
		row: drag ? row(place, drag) : {},
		mark:
			drag && drag.over === place && drag.from !== place
				? drag.from < place
					? 'below'
					: 'above'
				: null,
	});
}
