import { eq } from 'drizzle-orm';
import { problem } from '#server/kernel/problem.ts';
import { type Guard, guardedRoute } from '#server/kernel/route.ts';
import type { Services } from '#server/platform/services.ts';
import { CUSTOMER_REALM } from './realms.ts';
import { customer_users } from './tables-customers.ts';

/** Who is signed in to the shop. */
export interface Customer {
	id: string;
	email: string;
	name: string;
	/** Key of the session in its table. */
	sessionToken: string;
}

/** Whose session a request carries; null for guests, for staff, and where it has ended. */
export async function customerOf(
	headers: Headers,
	services: Pick<Services, 'db' | 'siteUrl' | 'clock'>,
): Promise<Customer | null> {
	const session = await CUSTOMER_REALM.sessionOf(headers, services);
	if (!session) return null;
	const { id, email, name } = customer_users;
	const [found] = await services.db
		.select({ id, email, name })
		.from(customer_users)
		.where(eq(customer_users.id, session.userId));
	return found ? { ...found, sessionToken: session.token } : null;
}

/** Lets customers in. A write must name the page that it comes from, as their cookie comes along. */
const admitCustomer: Guard<Services, { customer: Customer }> = async (
	{ endpoint: { method }, context },
	services,
) => {
	if (method !== 'GET' && context.req.header('origin') === undefined) return problem('forbidden');
	const customer = await customerOf(context.req.raw.headers, services);
	return customer ? { customer } : problem('unauthorized');
};

/** Routes of the shop over services of one's own, for somebody with an account. */
export const customerRouteOver = <S extends Services>() =>
	guardedRoute<S, { customer: Customer }>(['customer'], admitCustomer);

/** A route of the shop for somebody with an account. */
export const customerRoute = customerRouteOver<Services>();
