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
} from './provider.ts';
export { findProvider, type Paying } from './providers.ts';

/** News from providers, and the handlers that capabilities declare. */
export type { OnPaymentUpdate, OnRefundIssued, PaymentUpdate, PaymentServices } from './updates.ts';
