import { staffRouteOver } from '#server/identity/staff-route.ts';
import type { Staff } from '#server/identity/staff.ts';
import type { Call } from '#server/kernel/route.ts';
import type { Assembled } from '../module.ts';

export type DeskCall<Query = unknown, Body = unknown> = Call<Assembled, Query, Body> & {
	staff: Staff;
};

/** Route over the records of any capability. */
export const deskRoute = staffRouteOver<Assembled>();
