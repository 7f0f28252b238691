import * as v from 'valibot';
import { textSchema } from './units.ts';

/** Addresses of the menu's category pictures, in the order of the categories; null if missing. */
export const menuPicturesSchema = v.array(v.nullable(textSchema));
export type MenuPictures = v.InferOutput<typeof menuPicturesSchema>;
