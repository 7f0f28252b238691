import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import { serialInputSchema } from '#contract/wheels/registrations.ts';
import { passportSchema } from '#contract/wheels/passports.ts';
import { tokenSchema } from '#contract/units.ts';

export const listOwnWheels = endpoint({
	method: 'GET',
	path: '/account/wheels',
	audience: 'customer',
	summary: 'Passports of the wheels that are registered with the address of the account',
	query: v.object({ locale: v.optional(localeSchema, 'it') }),
	data: v.array(passportSchema),
	errors: ['validation_failed', 'unauthorized'],
});

export const openOwnWheel = endpoint({
	method: 'POST',
	path: '/account/wheels/links',
	audience: 'customer',
	summary: 'A secret that opens the passport of one of these wheels',
	body: v.strictObject({ serial_number: serialInputSchema }),
	data: v.object({ token: tokenSchema }),
	errors: ['validation_failed', 'unauthorized', 'forbidden', 'not_found', 'too_many_requests'],
});
