import { staffRouteOver } from '#server/identity/staff-route.ts';
import type { Staff } from '#server/identity/staff.ts';
import type { Call } from '#server/kernel/route.ts';
import type { Assembled } from '../module.ts';

export type PublishingCall<Body = undefined> = Call<Assembled, unknown, Body> & { staff: Staff };

/** A route of the desk that may tell whoever builds the site. */
export const publishingRoute = staffRouteOver<Assembled>();
