import { createUsePuck } from '@puckeditor/core';
import type { Item } from '../data/blocks.ts';
import { getItems } from './items.ts';

/** The only module that knows the page builder's state, which may change between its versions. */
const usePuck = createUsePuck();

/** The flat list that makes up our pages. */
const ZONE = 'root:default-zone';

/** A step is recorded after 250 ms without changes: an earlier undo would take two back. */
const STEP_MS = 300;

export interface Blocks {
	items: readonly Item[];
	/** Position of the selected block; -1 for none. */
	selected: number;
	select: (place: number) => void;
	insert: (type: string, place: number) => void;
	/** Inserts a whole block, with its key. */
	put: (item: Item, place: number) => void;
	move: (from: number, to: number) => void;
	duplicate: (place: number) => void;
	remove: (place: number) => void;
	/** Replaces a block by another one, or by other values of it. */
	replace: (place: number, item: Item) => void;
	undo: (() => void) | null;
	redo: (() => void) | null;
}

/** Blocks of the page and the operations on them, each one undoable step. */
export function useBlocks(): Blocks {
	const content = usePuck(({ appState }) => appState.data.content);
	const selector = usePuck(({ appState }) => appState.ui.itemSelector);
	const dispatch = usePuck((api) => api.dispatch);
	const history = usePuck((api) => api.history);
	const select = (place: number) =>
		dispatch({ type: 'setUi', ui: { itemSelector: { index: place, zone: ZONE } } });
	return {
		items: getItems(content),
		selected: selector?.zone === ZONE ? selector.index : -1,
		select,
		insert(type, place) {
			const id = crypto.randomUUID();
			dispatch({
				type: 'insert',
				componentType: type,
				destinationIndex: place,
				destinationZone: ZONE,
				id,
			});
			select(place);
		},
		put(item, place) {
			dispatch({ type: 'setData', data: { content: content.toSpliced(place, 0, item) } });
			select(place);
		},
		move(from, to) {
			dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: ZONE });
			select(to);
		},
		duplicate(place) {
			dispatch({ type: 'duplicate', sourceIndex: place, sourceZone: ZONE });
			select(place + 1);
		},
		remove(place) {
			dispatch({ type: 'remove', index: place, zone: ZONE });
			dispatch({ type: 'setUi', ui: { itemSelector: null } });
		},
		replace(place, item) {
			if (item.props.id !== content[place]?.props.id) {
				dispatch({ type: 'setData', data: { content: content.with(place, item) } });
				return;
			}
			dispatch({ type: 'replace', destinationIndex: place, destinationZone: ZONE, data: item });
		},
		undo: history.hasPast ? () => setTimeout(history.back, STEP_MS) : null,
		redo: history.hasFuture ? () => setTimeout(history.forward, STEP_MS) : null,
	};
}
