import * as v from 'valibot';
import { emailSchema, lineSchema } from '#contract/desk/fields.ts';
import { NEWEST, resource } from '#contract/desk/resource.ts';
import { endpoint } from '#contract/endpoint.ts';
import { CARE } from '#contract/identity/roles.ts';
import { contractModule } from '#contract/module.ts';
import { idSchema, isoDateSchema, isoTimestampSchema } from '#contract/units.ts';

export const askForRide = endpoint({
	method: 'POST',
	path: '/test-rides',
	audience: 'visitor',
	summary: 'Asks for a test ride',
	body: v.object({ email: emailSchema, product_id: idSchema }),
	data: v.object({ id: idSchema }),
	errors: ['validation_failed', 'forbidden'],
});

const rideSchema = v.object({ product_id: v.string(), day: v.nullable(isoDateSchema) });

export const listOwnRides = endpoint({
	method: 'GET',
	path: '/test-rides/own',
	audience: 'customer',
	summary: 'Test rides of whoever is signed in',
	data: v.array(rideSchema),
	errors: ['unauthorized'],
});

export const fixRide = endpoint({
	method: 'POST',
	path: '/test-rides/appointments',
	audience: 'provider',
	summary: 'The calendar of the shop has a day for a ride',
	body: v.object({ id: idSchema, day: isoDateSchema }),
	data: v.object({ outcome: v.literal('fixed') }),
	errors: ['unauthorized', 'validation_failed', 'not_found'],
});

export const rideChange = v.strictObject({ product_id: lineSchema });

/** Fields that it adds to a customer at the desk. */
const customerRideParts = v.object({ ride_count: v.number() });

export const rideResource = resource({
	name: 'test_rides',
	record: v.object({
		id: idSchema,
		created_at: isoTimestampSchema,
		email: v.string(),
		product_id: v.string(),
		day: v.nullable(isoDateSchema),
	}),
	title: 'email',
	list: ['created_at', 'email', 'product_id', 'day'],
	filters: ['product_id'],
	sorts: ['created_at'],
	search: ['email'],
	order: NEWEST,
	read: CARE,
	change: { body: rideChange, roles: CARE },
	export: CARE,
});

export const rideContract = contractModule({
	name: 'test-rides',
	endpoints: { askForRide, listOwnRides, fixRide },
	desk: [rideResource],
	deskParts: { customers: customerRideParts },
	retention: { test_rides: 30 },
	shapes: { TestRide: rideSchema },
});
