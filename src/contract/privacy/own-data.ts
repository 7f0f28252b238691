import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';

/** Apart from the desk's calls, so that an island does not bundle them. */
export const exportOwnData = endpoint({
	method: 'GET',
	path: '/account/data',
	audience: 'customer',
	summary: 'Everything that is kept about the address of the account, as JSON to be saved',
	data: v.record(v.string(), v.unknown()),
	errors: ['unauthorized', 'too_many_requests'],
});
