import { expect, expectTypeOf, test } from 'vitest';
import { deskKind } from '../../../src/server/desk/ports.ts';
import { defineModule } from '../../../src/server/module.ts';
import { mails } from '../../../src/server/platform/mail/tables.ts';
import { rideContract, rideResource } from '../../support/test-rides/contract.ts';
import { rideModule } from '../../support/test-rides/module.ts';

type Declared = Parameters<typeof defineModule<typeof rideContract>>[0];
type Kept = Parameters<typeof deskKind<typeof rideResource>>[1];

const { askForRide, listOwnRides, fixRide } = rideModule.routes;
const retention = { test_rides: () => [] };
const deskParts = { customers: async () => ({ ride_count: 0 }) };

test('a capability implements its whole contract', () => {
	if (!askForRide || !listOwnRides || !fixRide) throw new Error('the routes are there');
	const routes = { askForRide, listOwnRides, fixRide };
	const whole = { contract: rideContract, routes, retention, deskParts };
	expect(defineModule(whole).forms).toEqual({});
	expectTypeOf(whole).toExtend<Declared>();
	const lacking = { ...whole, routes: { askForRide, listOwnRides } };
	expectTypeOf(lacking).not.toExtend<Declared>();
	expectTypeOf({ contract: rideContract, routes, deskParts }).not.toExtend<Declared>();
	expectTypeOf({ contract: rideContract, routes, retention }).not.toExtend<Declared>();
});

test('each field of a record at the desk has a column', () => {
	const { id, created_at, to } = mails;
	const columns = { id, created_at, email: to, product_id: to };
	const whole = { table: mails, columns: { ...columns, day: to } };
	expectTypeOf(whole).toExtend<Kept>();
	expectTypeOf({ table: mails, columns }).not.toExtend<Kept>();
	// Declarations are checked when the host starts.
	const kind = () => deskKind(rideResource, whole);
	expect(kind).toThrow('desk resource test_rides: its writes differ from the contract');
});
