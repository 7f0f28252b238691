/** Payment providers, their requests and their answers. */
export {
	ProviderFailure,
	ProviderRefusal,
	type PaymentKeys,
	type PaymentProvider,
	type PaymentRequest,
	type SeenPayment,
	type SeenRefund,
	type ToldRefund,
} from './provider.ts';
export { findProvider, type Paying } from './providers.ts';

/** News from providers, and the handlers that capabilities declare. */
export type { OnPaymentNews, OnRefundIssued, PaymentNews, Receiving } from './news.ts';
