import { staffRouteOver } from '#server/identity/staff-route.ts';
import type { Staff } from '#server/identity/staff.ts';
import type { Call } from '#server/kernel/route.ts';
import type { Assembled } from '../module.ts';

export type PublishingCall<Body = undefined> = Call<Assembled, unknown, Body> & { staff: Staff };

/** Route of the desk that may send messages to the publisher. */
export const publishingRoute = staffRouteOver<Assembled>();
