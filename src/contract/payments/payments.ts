import * as v from 'valibot';
import { isoDateSchema, titleSchema } from '#contract/units.ts';

/** Who moves money. `test` moves none; a shop that earns its living does not offer it. */
export const PAYMENT_PROVIDERS = ['stripe', 'bank_transfer', 'test'] as const;
export const paymentProviderSchema = v.picklist(PAYMENT_PROVIDERS);
export type PaymentProviderName = v.InferOutput<typeof paymentProviderSchema>;

/** A way to pay, as the first step names it. */
export const paymentMeansSchema = v.object({
	provider: paymentProviderSchema,
	/** Days for which goods are kept for a bank transfer; null elsewhere. */
	days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type PaymentMeans = v.InferOutput<typeof paymentMeansSchema>;

/** Where a bank transfer goes. */
export const transferSchema = v.object({
	holder: titleSchema,
	iban: titleSchema,
	bic: v.string(),
	bank: v.string(),
	/** What the transfer has to say: the number of the order. */
	reference: titleSchema,
	last_day: isoDateSchema,
});
export type Transfer = v.InferOutput<typeof transferSchema>;

/** Minutes within which a payment on a provider's page has to be made. */
export const PAYMENT_MINUTES = 31;
