import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { isoDateSchema } from '#contract/units.ts';
import { formatDate } from '#i18n/format.ts';

/** Day of a column, formatted for a language. */
export const longDay = (day: string, locale: Locale): string =>
	formatDate(v.parse(isoDateSchema, day), locale);
