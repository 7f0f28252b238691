import type { PaymentProviderName } from '#contract/payments/payments.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { ProviderEvent, SeenPayment } from './provider.ts';
import type { Paying } from './providers.ts';

/** What is known of an attempt, of refunds or of a dispute, after the provider was asked. */
export type PaymentNews = { provider: PaymentProviderName } & (
	| { kind: 'payment'; ref: string; seen: SeenPayment }
	| Extract<ProviderEvent['about'], { kind: 'refunds' | 'dispute' }>
);

/** What acting on news needs, at the host as in its queue. */
export interface Receiving extends Paying, Pick<Services, 'clock' | 'log' | 'outbox' | 'senderIn'> {
	modules: readonly {
		onPaymentNews: OnPaymentNews | null;
		onRefundIssued: OnRefundIssued | null;
	}[];
}

/** Acts on news; true where they are about something of the capability's own. */
export type OnPaymentNews = (services: Receiving, news: PaymentNews) => Promise<boolean>;

/**
 * Follows from money that has gone back, in the transaction that notes it, for whoever it was asked for
 * by; true where the cause is the capability's own and its buyer was told.
 */
export type OnRefundIssued = (tx: Tx, services: Receiving, cause_id: string) => Promise<boolean>;
