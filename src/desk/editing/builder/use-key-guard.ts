import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/** True for keys that the page builder handles wherever they are pressed. */
function isTaken({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
	if (key === 'Backspace' || key === 'Delete') return true;
	return (ctrlKey || metaKey) && ['z', 'y', 'i'].includes(key.toLowerCase());
}

/** True for targets in the list of blocks. The canvas is a document of its own. */
const isForBlocks = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest('.desk-builder-outline') !== null &&
	target.closest('input, textarea, select, [contenteditable]') === null;

/**
 * Keeps these keys from deleting a block or undoing a step while the focus is elsewhere: on a
 * button, a field, a menu. There they keep their usual effect.
 */
export function useKeyGuard(): RefCallback<HTMLElement> {
	const isOpen = useRef(false);
	useEffect(() => {
		const guard = (event: KeyboardEvent) => {
			if (!isOpen.current || !isTaken(event) || isForBlocks(event.target)) return;
			event.stopPropagation();
		};
		// Below the document, where the page builder listens, and above the desk's root.
		document.body.addEventListener('keydown', guard);
		return () => document.body.removeEventListener('keydown', guard);
	}, []);
	return useCallback((element) => {
		isOpen.current = element !== null;
	}, []);
}
