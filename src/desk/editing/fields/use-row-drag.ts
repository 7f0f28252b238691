import { useState, type DragEvent, type HTMLAttributes } from 'react';

/** No text: a field that the row is dropped onto must not take it for words. */
const KIND = 'application/x-livenza-row';

interface Drag {
	from: number;
	over: number;
}

export interface RowDrag {
	/** Of what the row is taken by. */
	handle: HTMLAttributes<HTMLElement>;
	row: HTMLAttributes<HTMLElement>;
	/** Where the row that is dragged would come to lie beside this one. */
	mark: 'above' | 'below' | null;
}

/**
 * Rows of one list, moved by dragging; from one list to another none goes. By the browser's own means:
 * a library would bring its own keys and words, and the buttons beside have both already.
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
