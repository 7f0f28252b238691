import * as v from 'valibot';
import { redirectSchema } from '../pages.ts';

const { from, to, to_locale, status } = redirectSchema.entries;

export const redirectDocumentSchema = v.strictObject({ from, to, to_locale, status });
