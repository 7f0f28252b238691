import * as v from 'valibot';
import { idSchema } from '#contract/units.ts';
import type { ContentEntity } from './entities.ts';

/** What a field may name by id. `section` is a category or a usage, as the block's `kind` says. */
export type RefTarget = ContentEntity | 'media' | 'option' | 'color' | 'section';

/** Id of something else, and of what: the desk offers it by name, a publication looks whether it is there. */
// @__NO_SIDE_EFFECTS__
export const refTo = <const T extends RefTarget>(ref: T) => v.pipe(idSchema, v.metadata({ ref }));
