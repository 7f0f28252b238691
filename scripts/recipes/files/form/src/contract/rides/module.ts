import * as v from 'valibot';
import { NEWEST, resource } from '#contract/desk/resource.ts';
import { CARE } from '#contract/identity/roles.ts';
import { idSchema, isoTimestampSchema } from '#contract/units.ts';
import { contractModule } from '../module.ts';

export const rideResource = resource({
	name: 'test_rides',
	record: v.object({
		id: idSchema,
		created_at: isoTimestampSchema,
		email: v.string(),
		wheel: v.string(),
	}),
	title: 'email',
	list: ['created_at', 'email', 'wheel'],
	filters: ['wheel'],
	sorts: ['created_at'],
	search: ['email'],
	order: NEWEST,
	read: CARE,
	export: CARE,
});

export const ridesContract = contractModule({
	name: 'rides',
	endpoints: {},
	desk: [rideResource],
	forms: { 'test-ride': { desk: 'submissions', kept: 'messages' } },
	retention: { test_rides: 30 },
});
