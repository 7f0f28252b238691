import { useEffect, type RefObject } from 'react';

/**
 * Keeps the row of the block that is chosen in sight, wherever it was chosen. Only the list is moved:
 * where it does not scroll by itself, whoever looks at the page stays there.
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
