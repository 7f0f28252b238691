import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { PaymentUpdate } from './provider.ts';
import type { Paying } from './providers.ts';

/** Services that handle news, in requests as in the queue. */
export interface PaymentServices
	extends Paying, Pick<Services, 'clock' | 'log' | 'outbox' | 'senderIn'> {
	modules: readonly {
		onPaymentNews: OnPaymentUpdate | null;
		onRefundIssued: OnRefundIssued | null;
	}[];
}

/** Handles news; true if they concern the capability. */
export type OnPaymentUpdate = (services: PaymentServices, news: PaymentUpdate) => Promise<boolean>;

/**
 * Reacts to an issued refund, in the transaction that stores it, on behalf of the capability that
 * asked for it; true if the cause belongs to the capability and the buyer was mailed.
 */
export type OnRefundIssued = (
	tx: Tx,
	services: PaymentServices,
	cause_id: string,
) => Promise<boolean>;
