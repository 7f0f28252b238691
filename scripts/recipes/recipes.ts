import { BLOCK } from './block.ts';
import { FORM } from './form.ts';
import { LANGUAGE } from './language.ts';
import type { Recipe } from './recipe.ts';
import { REBRAND } from './rebrand.ts';
import { SCREEN } from './screen.ts';

/** The changes whose recipes in the documents promise a number of files. */
export const RECIPES: readonly Recipe[] = [BLOCK, SCREEN, FORM, REBRAND, LANGUAGE];
