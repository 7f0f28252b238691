import { replaced, type Recipe } from './recipe.ts';

const FILE = 'src/brand/brand.ts';

/** Another name, another accent colour, another typeface. */
export const REBRAND: Recipe = {
	name: 'a rebrand',
	goal: 1,
	edits: [
		replaced(FILE, "NAME = 'Livenza'", "NAME = 'Tagliamento'"),
		{ file: FILE, change: (text) => text.replaceAll('#ffd400', '#7fe3d0') },
		replaced(FILE, "family: 'Archivo'", "family: 'Tagliamento Sans'"),
	],
};
