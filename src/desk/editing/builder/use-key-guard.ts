import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/** Keys that the page builder takes for itself wherever they are pressed. */
function isTaken({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
	if (key === 'Backspace' || key === 'Delete') return true;
	return (ctrlKey || metaKey) && ['z', 'y', 'i'].includes(key.toLowerCase());
}

/** Where they are meant for blocks: the list of blocks. The canvas is a document of its own. */
const isForBlocks = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest('.desk-builder-outline') !== null &&
	target.closest('input, textarea, select, [contenteditable]') === null;

/**
 * Keeps those keys from deleting a block, or undoing a step, while the focus is on something else: a
 * button, a field, a menu. They do there what they do anywhere.
 */
export function useKeyGuard(): RefCallback<HTMLElement> {
	const isOpen = useRef(false);
	useEffect(() => {
		const guard = (event: KeyboardEvent) => {
			if (!isOpen.current || !isTaken(event) || isForBlocks(event.target)) return;
			event.stopPropagation();
		};
		// Below the document, where the page builder listens, and above all that the desk is drawn in.
		document.body.addEventListener('keydown', guard);
		return () => document.body.removeEventListener('keydown', guard);
	}, []);
	return useCallback((element) => {
		isOpen.current = element !== null;
	}, []);
}
