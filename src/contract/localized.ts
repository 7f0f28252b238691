import * as v from 'valibot';
import { localeSchema } from './locales.ts';

/** Query with the language of the texts. Each entry falls back to Italian on its own. */
export const localized = v.object({ locale: v.optional(localeSchema, 'it') });
export const LIST_ERRORS = ['validation_failed'] as const;
export const ITEM_ERRORS = ['validation_failed', 'not_found'] as const;
