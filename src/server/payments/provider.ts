import type { Locale } from '#contract/locales.ts';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import type { PaymentReport, Sum } from '#domain/orders/payment-states.ts';

/** One item on the provider's page. Quantity is always one. */
export interface PaidItem {
	name: string;
	/** Minor units, after the discount; the items add up to the sum. */
	amount: number;
}

/** Request to a provider for one payment attempt. The key is stored before the call. */
export interface PaymentRequest extends Sum {
	/** `checkout:{order}:{attempt}`: the same request with the same key is one payment. */
	key: string;
	order_id: string;
	/** In readable form. */
	order_number: string;
	attempt: number;
	email: string;
	locale: Locale;
	items: readonly PaidItem[];
	/** Page of the shop to which the buyer returns, with any outcome. */
	return_url: string;
	expires_at: Date;
}

/** A payment that a provider has stored. */
export interface StartedPayment {
	/** Provider's reference of the attempt. */
	ref: string;
	/** Page on which the buyer pays; null where no page is needed. */
	url: string | null;
}

/**
 * State of an attempt as fetched from its provider. `open`: the buyer may still pay. `pending`: the
 * buyer has paid, the bank has not. Money is set only once it has come.
 */
export interface FetchedPayment extends PaymentReport {
	/** Provider's reference of the money, used to refund it; null while there is none. */
	money_ref: string | null;
}

/** State of a refund as fetched from its provider. */
export interface FetchedRefund {
	ref: string;
	status: 'pending' | 'issued' | 'failed';
}

/** One of a payment's refunds, made by us or at the provider. */
export interface ToldRefund extends FetchedRefund, Sum {
	/** Key of our request that made it; null if it was made at the provider's own desk. */
	key: string | null;
}

/** Request to a provider for a refund. The key is stored before the call. */
export interface RefundRequestToProvider extends Sum {
	/** `refund:{refund}`. */
	key: string;
	money_ref: string;
}

/** State of an attempt, of refunds or of a dispute, as fetched from the provider. */
export type PaymentUpdate = { provider: PaymentProviderName } & (
	| { kind: 'payment'; ref: string; seen: FetchedPayment }
	/** All refunds of a payment in their current state, oldest first. */
	| {
			kind: 'refunds';
			money_ref: string;
			/** Attempt that brought the money, which may not have been reported yet. */
			attempt: { order_id: string; attempt: number } | null;
			refunds: readonly ToldRefund[];
	  }
	| {
			kind: 'dispute';
			money_ref: string;
			/** Provider's own term, for staff. */
			state: string;
			/** `won`: the shop keeps the money. `lost`: it was charged back. `open`: not decided yet. */
			outcome: 'open' | 'won' | 'lost';
			due_by: Date | null;
	  }
);

/** A verified event of a provider. It is only a hint where to look: its object is fetched. */
export interface ProviderEvent {
	provider: PaymentProviderName;
	/** Id of the event, which stays equal when it is delivered again. */
	id: string;
	/** Kind of its object; `other` is stored and acknowledged only. */
	about: PaymentUpdate['kind'] | 'other';
	/**
	 * Fetches the object in its current state; null if there is none that the shop handles.
	 * @throws ProviderFailure
	 */
	fetch(): Promise<PaymentUpdate | null>;
}

/** Headers and bytes of a request, as they came. */
export interface SignedCall {
	header: (name: string) => string | undefined;
	bytes: Buffer;
}

/** A call to a provider broke off or was refused; its effect is unknown until it is fetched. */
export class ProviderFailure extends Error {
	override name = 'ProviderFailure';
}

/** A call was refused for good: nothing was done, and the same call would be refused again. */
export class ProviderRefusal extends ProviderFailure {
	override name = 'ProviderRefusal';
}

/**
 * A payment provider. Every call may be repeated with the same key, and may break off after it has
 * done its work; no call is made inside a transaction.
 */
export interface PaymentProvider {
	name: PaymentProviderName;
	/** Least sum that it takes in a currency, in minor units; absent where any sum will do. */
	least?(currency: string): number;
	/** @throws ProviderFailure */
	start(request: PaymentRequest): Promise<StartedPayment>;
	/** @throws ProviderFailure */
	look(ref: string): Promise<FetchedPayment>;
	/**
	 * Ends an open attempt; returns any other unchanged.
	 * @throws ProviderFailure
	 */
	close(ref: string): Promise<FetchedPayment>;
	/** @throws ProviderFailure, a ProviderRefusal where it will never be made */
	refund(request: RefundRequestToProvider): Promise<FetchedRefund>;
	/** Verifies a request, without a call; null if no known key has signed it, or too long ago. */
	read(call: SignedCall, now: Date): Promise<ProviderEvent | null>;
	/**
	 * Undelivered events since a time, newest first, where a provider can list them.
	 * @throws ProviderFailure
	 */
	missed?(since: Date): AsyncIterable<ProviderEvent>;
	/** Fetches a refund, where the provider allows it. @throws ProviderFailure */
	lookAtRefund?(ref: string): Promise<FetchedRefund>;
	/** All money that the provider has taken and refunded, for the comparison with the books. */
	books(since: Date): AsyncIterable<{ money_ref: string; taken: Sum; refunded: number }>;
}

/** Payment keys; a provider without keys is not offered. */
export interface PaymentKeys {
	stripe: {
		secret_key: string;
		/** Several during a rotation. */
		webhook_secrets: readonly string[];
		/** Origin of the API; by default Stripe's own. */
		api_origin?: string;
	} | null;
	/** True if the test provider, which moves no money, is offered. */
	test: boolean;
}
