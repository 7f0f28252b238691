import type { Context } from 'hono';
import { SESSION_COOKIE } from '#contract/cookies.ts';
import type { Locale } from '#contract/locales.ts';
import { findCustomer } from '#server/identity/customer-route.ts';
import type { Services } from '#server/platform/services.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { secretIn } from './cookies.ts';
import type { Owner } from './store.ts';

/** Caller: a signed-in customer, a device with a cart, or an unknown visitor. */
export interface Visitor {
	owner: Owner | null;
	/** E-mail of a signed-in customer. */
	person: string | null;
}

/**
 * E-mail that a guest has given in the checkout of a cart; null if it is unknown or expired. Carts
 * know nothing of checkouts: the capability that stores it declares this.
 */
export type FindGuestAddress = (tx: Tx, cartId: string, now: Date) => Promise<string | null>;

export async function getVisitor(context: Context, services: Services): Promise<Visitor> {
	const isSignedIn = context.req.header('cookie')?.includes(SESSION_COOKIE);
	const customer = isSignedIn ? await findCustomer(context.req.raw.headers, services) : null;
	if (customer) return { owner: { customerId: customer.id }, person: customer.email };
	const secret = secretIn(context.req.header('cookie'), services.siteUrl);
	return { owner: secret === null ? null : { secret }, person: null };
}

/** A request in the language of its page. */
export interface Arrival {
	context: Context;
	query: { locale: Locale };
}
