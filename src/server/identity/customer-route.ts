import { eq } from 'drizzle-orm';
import { problem } from '#server/kernel/problem.ts';
import { type Guard, guardedRoute } from '#server/kernel/route.ts';
import type { Services } from '#server/platform/services.ts';
import { CUSTOMER_REALM } from './realms.ts';
import { customer_users } from './tables-customers.ts';

/** Customer who is signed in to the shop. */
export interface Customer {
	id: string;
	email: string;
	name: string;
	/** Key of the session in its table. */
	sessionToken: string;
}

/** Customer of a request's session; null for guests, for staff, and after its end. */
export async function findCustomer(
	headers: Headers,
	services: Pick<Services, 'db' | 'siteUrl' | 'clock'>,
): Promise<Customer | null> {
	const session = await CUSTOMER_REALM.findSession(headers, services);
	if (!session) return null;
	const { id, email, name } = customer_users;
	const [found] = await services.db
		.select({ id, email, name })
		.from(customer_users)
		.where(eq(customer_users.id, session.userId));
	return found ? { ...found, sessionToken: session.token } : null;
}

/** Admits customers. A write must name its origin, as their cookie comes along. */
const admitCustomer: Guard<Services, { customer: Customer }> = async (
	{ endpoint: { method }, context },
	services,
) => {
	if (method !== 'GET' && context.req.header('origin') === undefined) return problem('forbidden');
	const customer = await findCustomer(context.req.raw.headers, services);
	return customer ? { customer } : problem('unauthorized');
};

/** Creates routes of the shop for customers with an account, over given services. */
export const customerRouteOver = <S extends Services>() =>
	guardedRoute<S, { customer: Customer }>(['customer'], admitCustomer);

/** Route of the shop for customers with an account. */
export const customerRoute = customerRouteOver<Services>();
