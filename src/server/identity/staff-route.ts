import { type Call, guardedRoute } from '#server/kernel/route.ts';
import type { Services } from '#server/platform/services.ts';
import { admitStaff } from './admission.ts';
import type { Staff } from './staff.ts';

export type StaffCall<Query = unknown, Body = unknown> = Call<Services, Query, Body> & {
	staff: Staff;
};

/** Routes of the desk over services of one's own: when they answer, somebody is signed in. */
export const staffRouteOver = <S extends Services>() =>
	guardedRoute<S, { staff: Staff }>(['staff'], admitStaff);

/** A route of the desk. */
export const staffRoute = staffRouteOver<Services>();
