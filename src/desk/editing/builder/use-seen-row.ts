import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the list to the row of the selected block, wherever it was selected. Only the list moves:
 * where it does not scroll by itself, the page keeps its position.
 */
export function useSeenRow(list: RefObject<HTMLElement | null>, selected: number): void {
	useEffect(() => {
		const place = list.current;
		const row = place?.children[selected];
		if (!place || !row) return;
		const [inner, outer] = [row.getBoundingClientRect(), place.getBoundingClientRect()];
		const above = Math.min(0, inner.top - outer.top);
		const below = Math.max(0, inner.bottom - outer.bottom);
		place.scrollBy({ top: above || below, behavior: 'instant' });
	}, [list, selected]);
}
