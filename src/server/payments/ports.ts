/** Whoever moves money, what is asked of them and what they answer. */
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
export { providerOf, type Paying } from './providers.ts';

/** What is known after a provider was asked, and who acts on it. */
export type { OnPaymentNews, OnRefundIssued, PaymentNews, Receiving } from './news.ts';
