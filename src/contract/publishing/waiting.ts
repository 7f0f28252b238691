import * as v from 'valibot';
import { READ_ERRORS } from '#contract/desk/errors.ts';
import { endpoint } from '../endpoint.ts';
import { PUBLISHERS } from './roles.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const countWaiting = endpoint({
	method: 'GET',
	path: '/desk/editing',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'How much of the content waits for an editor',
	data: v.object({
		drafts: countSchema,
		scheduled: countSchema,
		failed: countSchema,
		/** Entries with a translation whose Italian source has changed since. */
		stale: countSchema,
	}),
	errors: READ_ERRORS,
});
