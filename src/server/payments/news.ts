import type { PaymentProviderName } from '#contract/payments/payments.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { ProviderEvent, SeenPayment } from './provider.ts';
import type { Paying } from './providers.ts';

/** State of an attempt, of refunds or of a dispute, as fetched from the provider. */
export type PaymentNews = { provider: PaymentProviderName } & (
	| { kind: 'payment'; ref: string; seen: SeenPayment }
	| Extract<ProviderEvent['about'], { kind: 'refunds' | 'dispute' }>
);

/** Services that handle news, in requests as in the queue. */
export interface Receiving extends Paying, Pick<Services, 'clock' | 'log' | 'outbox' | 'senderIn'> {
	modules: readonly {
		onPaymentNews: OnPaymentNews | null;
		onRefundIssued: OnRefundIssued | null;
	}[];
}

/** Handles news; true if they concern the capability. */
export type OnPaymentNews = (services: Receiving, news: PaymentNews) => Promise<boolean>;

/**
 * Reacts to an issued refund, in the transaction that stores it, on behalf of the capability that
 * asked for it; true if the cause belongs to the capability and the buyer was mailed.
 */
export type OnRefundIssued = (tx: Tx, services: Receiving, cause_id: string) => Promise<boolean>;
