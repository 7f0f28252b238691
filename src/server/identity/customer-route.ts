import { eq } from 'drizzle-orm';
import { problem } from '#server/kernel/problem.ts';
import { type Guard, guardedRoute } from '#server/kernel/route.ts';
import type { Services } from '#server/platform/services.ts';
import { CUSTOMER_TABLES } from './customers.ts';
import { CUSTOMER_REALM } from './realms.ts';

/** Who is signed in to the shop. */
export interface Customer {
	id: string;
	email: string;
	name: string;
	/** Key of the session in its table. */
	sessionToken: string;
}

/** Lets customers in. A write must name the page that it comes from, as their cookie comes along. */
const admitCustomer: Guard<Services, { customer: Customer }> = async (
	{ endpoint: { method }, context },
	services,
) => {
	if (method !== 'GET' && context.req.header('origin') === undefined) return problem('forbidden');
	const session = await CUSTOMER_REALM.sessionOf(context.req.raw.headers, services);
	if (!session) return problem('unauthorized');
	const { users } = CUSTOMER_TABLES;
	const { id, email, name } = users;
	const [found] = await services.db
		.select({ id, email, name })
		.from(users)
		.where(eq(users.id, session.userId));
	return found ? { customer: { ...found, sessionToken: session.token } } : problem('unauthorized');
};

/** A route of the shop for somebody with an account. */
export const customerRoute = guardedRoute<Services, { customer: Customer }>(
	['customer'],
	admitCustomer,
);
