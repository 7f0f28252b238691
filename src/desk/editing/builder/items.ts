import type { ComponentData } from '@puckeditor/core';
import type { Item } from '../data/blocks.ts';

/** The page builder's own items as the ones that blocks are written from: no state of its panels. */
export const itemsOf = (content: readonly ComponentData[]): Item[] =>
	content.map(({ type, props }) => ({ type, props }));
