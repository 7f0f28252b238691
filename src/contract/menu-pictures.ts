import * as v from 'valibot';
import { textSchema } from './units.ts';

/** Addresses of the pictures behind the menu's categories, in the order of those; null without. */
export const menuPicturesSchema = v.array(v.nullable(textSchema));
export type MenuPictures = v.InferOutput<typeof menuPicturesSchema>;
