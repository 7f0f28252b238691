import type { IsoDate, IsoTimestamp } from '#contract/units.ts';
import { dayInRome } from '#domain/time/days.ts';

/** Returns the day of an instant in the shop's time zone, Europe/Rome. */
export const toDay = (at: IsoTimestamp): IsoDate => dayInRome(new Date(at));
