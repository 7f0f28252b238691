import type { Locale } from '#contract/locales.ts';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import type { Sum } from '#domain/payment-states.ts';

/** What is paid for: one position of the provider's page. Quantity is always one. */
export interface PaidItem {
	name: string;
	/** Minor units, after the discount; the items make the sum. */
	amount: number;
}

/** One attempt to pay an order, as a provider gets it. The key is stored before the call. */
export interface PaymentRequest extends Sum {
	/** `checkout:{order}:{attempt}`: the same request with the same key is one payment. */
	key: string;
	order_id: string;
	/** As people read it. */
	order_number: string;
	attempt: number;
	email: string;
	locale: Locale;
	items: readonly PaidItem[];
	/** Page of ours to which the buyer comes back, whatever happened. */
	return_url: string;
	expires_at: Date;
}

/** A payment that a provider keeps. */
export interface StartedPayment {
	/** The provider's name for the attempt. */
	ref: string;
	/** Page on which the buyer pays; null where no page is needed. */
	url: string | null;
}

/**
 * What a provider says of an attempt when it is asked. `open`: the buyer may still pay. `pending`: the
 * buyer has, the bank has not. Money is named only once it has come.
 */
export interface SeenPayment {
	status: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
	/** What came; null while nothing has. */
	money: Sum | null;
	/** The provider's name for the money, by which it is refunded; null while there is none. */
	money_ref: string | null;
}

/** What a provider says of money that goes back. */
export interface SeenRefund {
	ref: string;
	status: 'pending' | 'issued' | 'failed';
}

/** One of the refunds of a payment, whoever has made it. */
export interface ToldRefund extends SeenRefund, Sum {
	/** Of the request of ours that made it; null where somebody made it at the provider's own desk. */
	key: string | null;
}

/** A refund, as a provider gets it. The key is stored before the call. */
export interface RefundRequestToProvider extends Sum {
	/** `refund:{refund}`. */
	key: string;
	money_ref: string;
}

/**
 * What an outside party tells, once it is known to be theirs. It says where to look, never what is
 * true: the object is asked for again.
 */
export interface ProviderEvent {
	/** The same when it is told again. */
	id: string;
	about:
		| { kind: 'payment'; ref: string }
		/** All that goes or went back of a payment as it is now, the oldest first. */
		| {
				kind: 'refunds';
				money_ref: string;
				/** The attempt that brought the money, which may not have been told of yet. */
				attempt: { order_id: string; attempt: number } | null;
				refunds: readonly ToldRefund[];
		  }
		| {
				kind: 'dispute';
				money_ref: string;
				/** In the provider's own word, for staff. */
				state: string;
				/** Whether the shop has the money: for good, not any more, or nobody knows yet. */
				outcome: 'open' | 'won' | 'lost';
				due_by: Date | null;
		  }
		/** Nothing that the shop acts on; noted and answered. */
		| { kind: 'other'; what: string };
}

/** Headers and bytes of a call, as they came. */
export interface SignedCall {
	header: (name: string) => string | undefined;
	bytes: Buffer;
}

/** A call of a provider broke off, or was refused; what it did is unknown until it is asked. */
export class ProviderFailure extends Error {
	override name = 'ProviderFailure';
}

/** A call was refused for good: nothing was done, and the same call would be refused again. */
export class ProviderRefusal extends ProviderFailure {
	override name = 'ProviderRefusal';
}

/**
 * Whoever moves money. Every call may be made again with the same key, and may break off after it did
 * its work; no call is made inside a transaction.
 */
export interface PaymentProvider {
	name: PaymentProviderName;
	/** The least that it takes in a currency, in minor units; left out where any sum will do. */
	least?(currency: string): number;
	/** @throws ProviderFailure */
	start(request: PaymentRequest): Promise<StartedPayment>;
	/** @throws ProviderFailure */
	look(ref: string): Promise<SeenPayment>;
	/** Ends an attempt that is open; one that is not is answered as it stands. @throws ProviderFailure */
	close(ref: string): Promise<SeenPayment>;
	/** @throws ProviderFailure, a ProviderRefusal where it will never be made */
	refund(request: RefundRequestToProvider): Promise<SeenRefund>;
	/**
	 * Reads a call; null where nobody whom we know has signed it, or too long ago.
	 * @throws ProviderFailure
	 */
	read(call: SignedCall, now: Date): Promise<ProviderEvent | null>;
	/**
	 * What was told since, where a provider can say it again after a time in which nobody heard. Each is
	 * read by itself, so that one that cannot be keeps no other from being heard; the newest first.
	 * @throws ProviderFailure
	 */
	missed?(since: Date): AsyncIterable<() => Promise<ProviderEvent>>;
	/** What has become of a refund, where the provider can be asked. @throws ProviderFailure */
	lookAtRefund?(ref: string): Promise<SeenRefund>;
	/** All money that the provider has taken and given back, for the comparison with the books. */
	books(since: Date): AsyncIterable<{ money_ref: string; taken: Sum; refunded: number }>;
}

/** Keys by which the shop may take money; a provider without them is not offered. */
export interface PaymentKeys {
	stripe: {
		secret_key: string;
		/** Several while one is replaced. */
		webhook_secrets: readonly string[];
		/** Origin of the API; left out, Stripe's own. */
		api_origin?: string;
	} | null;
	/** Whether the provider that moves no money is offered. */
	test: boolean;
}
