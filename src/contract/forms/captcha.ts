import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema } from '#contract/units.ts';

const captchaParameters = v.record(v.string(), v.unknown());

export const getCaptcha = endpoint({
	method: 'GET',
	path: '/captcha',
	audience: 'visitor',
	summary: 'A challenge, good for one submission',
	query: v.object({ form: idSchema }),
	data: v.object({ parameters: captchaParameters, signature: v.optional(v.string()) }),
	errors: ['validation_failed', 'not_found', 'form_not_enabled', 'too_many_requests'],
});
