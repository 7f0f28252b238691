import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { SESSION_COOKIE } from '#contract/cookies.ts';
import type { Locale } from '#contract/locales.ts';
import { CUSTOMER_TABLES } from '#server/identity/customers.ts';
import { CUSTOMER_REALM } from '#server/identity/realms.ts';
import type { Services } from '#server/platform/services.ts';
import { secretIn } from './cookies.ts';
import type { Owner } from './store.ts';

/** Who calls: somebody signed in, a device with a cart, or nobody that is known. */
export interface Visitor {
	owner: Owner | null;
	/** Address of who is signed in. */
	person: string | null;
}

async function customerOf(context: Context, services: Services) {
	if (!context.req.header('cookie')?.includes(SESSION_COOKIE)) return null;
	const session = await CUSTOMER_REALM.sessionOf(context.req.raw.headers, services);
	if (!session) return null;
	const { users } = CUSTOMER_TABLES;
	const [found] = await services.db
		.select({ id: users.id, email: users.email })
		.from(users)
		.where(eq(users.id, session.userId));
	return found ?? null;
}

export async function visitorOf(context: Context, services: Services): Promise<Visitor> {
	const customer = await customerOf(context, services);
	if (customer) return { owner: { customerId: customer.id }, person: customer.email };
	const secret = secretIn(context.req.header('cookie'), services.siteUrl);
	return { owner: secret === null ? null : { secret }, person: null };
}

/** A request in the language of its page. */
export interface Arrival {
	context: Context;
	query: { locale: Locale };
}
