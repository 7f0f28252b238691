import type { IsoDate, IsoTimestamp } from '#contract/units.ts';
import { dayInRome } from '#domain/days.ts';

/** The day of an instant, as the shop's calendar has it. */
export const dayOf = (at: IsoTimestamp): IsoDate => dayInRome(new Date(at));
