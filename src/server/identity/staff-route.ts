import type { Endpoint } from '#contract/endpoint.ts';
import {
	type Call,
	type InputOf,
	type QueryOf,
	type Route,
	route,
	type AnswerOf,
} from '#server/kernel/route.ts';
import type { Staff } from './staff.ts';

export type StaffCall<Query = unknown, Body = unknown> = Omit<Call<Query, Body>, 'staff'> & {
	staff: Staff;
};

/** A route of the desk: by the time it is asked somebody is signed in. */
export function staffRoute<E extends Endpoint>(
	endpoint: E,
	answer: (call: StaffCall<QueryOf<E>, InputOf<E>>) => Promise<AnswerOf<E> | Response | null>,
): Route {
	return route(endpoint, async (call) => {
		if (!call.staff) throw new Error(`${endpoint.path} is not declared for staff`);
		return answer({ ...call, staff: call.staff });
	});
}
