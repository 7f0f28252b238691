import type { ComponentData } from '@puckeditor/core';
import type { Item } from '../data/blocks.ts';

/** Converts the page builder's items to ours: without the state of its panels. */
export const getItems = (content: readonly ComponentData[]): Item[] =>
	content.map(({ type, props }) => ({ type, props }));
