import type { Tx } from '#server/platform/db/client.ts';

/** Whose session a request carries, for calls that guests make too; and routes for customers alone. */
export { customerOf, type Customer } from '#server/identity/customer-route.ts';

export { countryOfCustomer } from './country.ts';
export { shipsToBilling } from './delivery-place.ts';
/** Addresses by the rules of their countries, as they are kept and as they stand on a parcel. */
export { checkAddress, type TypedAddress } from './check-address.ts';
export { addressLines } from './address-rules.ts';
export { addressesOf } from './saved-addresses.ts';

/** Somebody who is being signed in, before the answer goes out. */
export interface SignedIn {
	customerId: string;
	/** Of the sign-in, with the cookies that the visitor had as a guest. */
	request: Headers;
	siteUrl: string;
	now: Date;
}

/**
 * What a capability does when somebody signs in: the guest's cart becomes the customer's, after what
 * later capabilities keep of that cart. Each has a
 * savepoint of the sign-in's transaction; one that throws has done nothing and keeps nobody out.
 * Answers cookies to set, as values of `Set-Cookie`.
 */
export type OnSignIn = (tx: Tx, signedIn: SignedIn) => Promise<readonly string[]>;

/** Cookies that a sign-out sets: the next one on the device inherits nothing. */
export type OnSignOut = (siteUrl: string) => readonly string[];

/** An address that was a customer's, and the one that was confirmed in its place. */
export interface Moved {
	from: string;
	to: string;
}

/**
 * What moves with a customer to another address, in the transaction of the change. Also what they had as
 * a guest of the former one: to that nobody else has a way any more.
 */
export type OnEmailChange = (tx: Tx, customerId: string, moved: Moved) => Promise<void>;
