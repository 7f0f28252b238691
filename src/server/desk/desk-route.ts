import { staffRouteOver } from '#server/identity/staff-route.ts';
import type { Staff } from '#server/identity/staff.ts';
import type { Call } from '#server/kernel/route.ts';
import type { Assembled } from '../module.ts';

export type DeskCall<Query = unknown, Body = unknown> = Call<Assembled, Query, Body> & {
	staff: Staff;
};

/** A route that works with the records of whichever capability. */
export const deskRoute = staffRouteOver<Assembled>();
