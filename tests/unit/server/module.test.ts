import { expect, test } from 'vitest';
import { deskKind } from '../../../src/server/desk/ports.ts';
import { defineModule } from '../../../src/server/module.ts';
import { mails } from '../../../src/server/platform/mail/tables.ts';
import { rideContract, rideResource } from '../../support/test-rides/contract.ts';
import { rideModule } from '../../support/test-rides/module.ts';

const { askForRide, listOwnRides, fixRide } = rideModule.routes;
const retention = { test_rides: () => [] };
const deskParts = { customers: async () => ({ ride_count: 0 }) };

test('a record of the contract without a route does not compile', () => {
	if (!askForRide || !listOwnRides || !fixRide) throw new Error('the routes are there');
	const routes = { askForRide, listOwnRides, fixRide };
	const whole = { contract: rideContract, routes, retention, deskParts };
	expect(defineModule(whole).forms).toEqual({});
	// @ts-expect-error fixRide has no route
	defineModule({ ...whole, routes: { askForRide, listOwnRides } });
	// @ts-expect-error nothing says how test rides are deleted
	defineModule({ contract: rideContract, routes, deskParts });
	// @ts-expect-error nothing tells what it adds to a customer
	defineModule({ contract: rideContract, routes, retention });
});

test('a field of the desk without a column does not compile', () => {
	const { id, created_at, to } = mails;
	const columns = { id, created_at, email: to, product_id: to };
	// @ts-expect-error the day has no column
	const kind = () => deskKind(rideResource, { table: mails, columns });
	// What is written is checked when the host starts.
	expect(kind).toThrow("the desk's test_rides are not written as the contract says");
});
