import type { Context } from 'hono';
import { SESSION_COOKIE } from '#contract/cookies.ts';
import type { Locale } from '#contract/locales.ts';
import { customerOf } from '#server/identity/customer-route.ts';
import type { Services } from '#server/platform/services.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { secretIn } from './cookies.ts';
import type { Owner } from './store.ts';

/** Who calls: somebody signed in, a device with a cart, or nobody that is known. */
export interface Visitor {
	owner: Owner | null;
	/** Address of who is signed in. */
	person: string | null;
}

/**
 * Address that a guest has given for the order that their cart may become; null where none is known,
 * or no longer. Carts know nothing of checkouts: the capability that keeps it declares this.
 */
export type FindGuestAddress = (tx: Tx, cartId: string, now: Date) => Promise<string | null>;

export async function visitorOf(context: Context, services: Services): Promise<Visitor> {
	const isSignedIn = context.req.header('cookie')?.includes(SESSION_COOKIE);
	const customer = isSignedIn ? await customerOf(context.req.raw.headers, services) : null;
	if (customer) return { owner: { customerId: customer.id }, person: customer.email };
	const secret = secretIn(context.req.header('cookie'), services.siteUrl);
	return { owner: secret === null ? null : { secret }, person: null };
}

/** A request in the language of its page. */
export interface Arrival {
	context: Context;
	query: { locale: Locale };
}
