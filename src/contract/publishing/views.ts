import * as v from 'valibot';
import { READ_ERRORS } from '#contract/desk/errors.ts';
import { endpoint } from '../endpoint.ts';
import { isoTimestampSchema, titleSchema } from '../units.ts';
import { PUBLISHERS } from './roles.ts';

/** Minutes for which the before and after views of a publication stay valid. */
export const VIEW_MINUTES = 60;

const viewSchema = v.object({
	release_id: titleSchema,
	at: isoTimestampSchema,
	/** Signed path prefix. Followed by a path of the site it shows the page of that release. */
	path: v.string(),
});

export const viewPublication = endpoint({
	method: 'GET',
	path: '/desk/publications/{id}/views',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'The site before and after a publication, for an hour; null of what is not kept',
	data: v.object({
		before: v.nullable(viewSchema),
		after: v.nullable(viewSchema),
		expires_at: isoTimestampSchema,
	}),
	errors: [...READ_ERRORS, 'unavailable'],
});
