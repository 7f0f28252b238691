import type { Tx } from '#server/platform/db/client.ts';

/** Customer whose session a request carries, for calls that guests make too. */
export { findCustomer, type Customer } from '#server/identity/customer-route.ts';

export { countryOfCustomer } from './addresses/country.ts';
export { shipsToBilling } from './addresses/delivery-place.ts';
/** Addresses by the rules of their countries, in stored form and as lines on a parcel. */
export { checkAddress, type TypedAddress } from './addresses/check-address.ts';
export { addressLines } from './addresses/address-rules.ts';
export { getAddresses } from './addresses/saved-addresses.ts';

/** A customer during sign-in, before the response is sent. */
export interface SignedIn {
	customerId: string;
	/** Headers of the sign-in, with the cookies that the visitor had as a guest. */
	request: Headers;
	siteUrl: string;
	now: Date;
}

/**
 * Handler of a sign-in: the guest's cart becomes the customer's, after the records that later
 * capabilities keep of that cart. Each handler has a savepoint of the sign-in's transaction; one
 * that throws has done nothing and does not block the sign-in. Returns cookies to set, as values of
 * `Set-Cookie`.
 */
export type OnSignIn = (tx: Tx, signedIn: SignedIn) => Promise<readonly string[]>;

/** Cookies that a sign-out sets, so that the next visitor on the device inherits nothing. */
export type OnSignOut = (siteUrl: string) => readonly string[];

/** Former e-mail of a customer, and the confirmed new one. */
export interface Moved {
	from: string;
	to: string;
}

/**
 * Moves records with a customer to another e-mail, in the transaction of the change. That includes
 * guest records of the former e-mail, which no other visitor can reach any more.
 */
export type OnEmailChange = (tx: Tx, customerId: string, moved: Moved) => Promise<void>;
