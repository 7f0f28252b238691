/** Whoever moves money, what is asked of them and what they answer. */
export {
	ProviderFailure,
	type PaymentKeys,
	type PaymentProvider,
	type PaymentRequest,
	type SeenPayment,
	type SeenRefund,
} from './provider.ts';
export { providerOf, type Paying } from './providers.ts';

/** What is known after a provider was asked, and who acts on it. */
export type { OnPaymentNews, PaymentNews, Receiving } from './news.ts';
