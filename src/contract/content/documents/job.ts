import * as v from 'valibot';
import { EMPLOYMENTS, jobSchema, paySchema } from '../pages.ts';
import { isoDateSchema } from '#contract/units.ts';
import { documentSlugsSchema, toTexts } from './localized.ts';
import { socialFields } from './page.ts';
import { toStored } from './stored.ts';
import { translatedSchema } from './translation.ts';

const { name, place, area, contract_type, summary, description } = jobSchema.entries;

export const jobDocumentSchema = v.strictObject({
	publication_date: isoDateSchema,
	/** Last day for applications. */
	closes_on: v.nullable(isoDateSchema),
	is_open: v.boolean(),
	employment: v.array(v.picklist(EMPLOYMENTS)),
	pay: v.nullable(toStored(paySchema)),
	slugs: documentSlugsSchema,
	texts: toTexts({ name, place, area, contract_type, summary, description }),
	...socialFields,
	translated: v.optional(translatedSchema),
});
