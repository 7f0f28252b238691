import type { Tx } from '#server/platform/db/client.ts';

/** Whose session a request carries, for calls that guests make too; and routes for customers alone. */
export {
	customerOf,
	customerRoute,
	customerRouteOver,
	type Customer,
} from '#server/identity/customer-route.ts';

/** Somebody who is being signed in, before the answer goes out. */
export interface SignedIn {
	customerId: string;
	/** Of the sign-in, with the cookies that the visitor had as a guest. */
	request: Headers;
	siteUrl: string;
	now: Date;
}

/**
 * What a capability does when somebody signs in: cart and wishlist of the guest become the
 * customer's. All of them run in one transaction, in the order of the list; where one throws, nobody
 * is signed in and nothing has moved. Answers cookies to set, as values of `Set-Cookie`.
 */
export type OnSignIn = (tx: Tx, signedIn: SignedIn) => Promise<readonly string[]>;
