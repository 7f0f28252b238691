import FormBlock from './FormBlock.astro';

/** Blocks that hold an island, in place of their static component: the build alone prints them. */
export const ISLAND_BLOCKS = {
	form: FormBlock,
} as const;
