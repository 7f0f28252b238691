/** Payment providers, their requests and their answers. */
export {
	ProviderFailure,
	ProviderRefusal,
	type PaymentKeys,
	type PaymentProvider,
	type PaymentRequest,
	type FetchedPayment,
	type FetchedRefund,
	type ToldRefund,
	type PaymentUpdate,
} from './provider.ts';
export { findProvider, type Paying } from './providers.ts';

/** Handlers of news from providers that capabilities declare. */
export type { OnPaymentUpdate, OnRefundIssued, PaymentServices } from './updates.ts';
