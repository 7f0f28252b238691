import { ERROR_STATUS } from '#contract/errors.ts';
import { type Call, guardedRoute } from '#server/kernel/route.ts';
import type { Services } from '#server/platform/services.ts';
import { admitStaff } from './admission.ts';
import { logRefusal } from './audit.ts';
import type { Staff } from './staff.ts';

export type StaffCall<Query = unknown, Body = unknown> = Call<Services, Query, Body> & {
	staff: Staff;
};

/**
 * Creates routes of the desk over given services: their handlers run for signed-in staff only. The
 * audit log records what is refused to a person.
 */
export const staffRouteOver = <S extends Services>() => {
	const route = guardedRoute<S, { staff: Staff }>(['staff'], admitStaff);
	const noted: typeof route = (endpoint, answer) =>
		route(endpoint, async (call) => {
			const given = await answer(call);
			if (given instanceof Response && given.status === ERROR_STATUS.forbidden) {
				const { method, path } = endpoint;
				await logRefusal(call, call.staff, { method, path, params: call.context.req.param() });
			}
			return given;
		});
	return noted;
};

/** Route of the desk. */
export const staffRoute = staffRouteOver<Services>();
