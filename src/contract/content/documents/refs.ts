import * as v from 'valibot';
import { idSchema } from '#contract/units.ts';
import type { ContentEntity } from './entities.ts';

/** Targets of a reference. `section` is a category or a usage, depending on the block's `kind`. */
export type RefTarget = ContentEntity | 'media' | 'option' | 'color' | 'section';

/** Typed reference by id. The desk offers targets by name; publishing checks that they exist. */
// @__NO_SIDE_EFFECTS__
export const refTo = <const T extends RefTarget>(ref: T) => v.pipe(idSchema, v.metadata({ ref }));
