import type { PaymentProviderName } from '#contract/payments/payments.ts';
import type { Services } from '#server/platform/services.ts';
import type { ProviderEvent, SeenPayment } from './provider.ts';
import type { Paying } from './providers.ts';

/** What is known of an attempt, a refund or a dispute, after the provider was asked. */
export type PaymentNews = { provider: PaymentProviderName } & (
	| { kind: 'payment'; ref: string; seen: SeenPayment }
	| Extract<ProviderEvent['about'], { kind: 'refund' | 'dispute' }>
);

/** What acting on news needs, at the host as in its queue. */
export interface Receiving extends Paying, Pick<Services, 'clock' | 'log' | 'outbox' | 'senderIn'> {
	modules: readonly { onPaymentNews: OnPaymentNews | null }[];
}

/** Acts on news; true where they are about something of the capability's own. */
export type OnPaymentNews = (services: Receiving, news: PaymentNews) => Promise<boolean>;
