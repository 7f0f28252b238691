import * as v from 'valibot';
import { isoDateSchema, titleSchema } from '#contract/units.ts';

/** Payment providers. `test` moves no money; a live shop does not offer it. */
export const PAYMENT_PROVIDERS = ['stripe', 'bank_transfer', 'test'] as const;
export const paymentProviderSchema = v.picklist(PAYMENT_PROVIDERS);
export type PaymentProviderName = v.InferOutput<typeof paymentProviderSchema>;

/** Payment means, as the first step names it. */
export const paymentMeansSchema = v.object({
	provider: paymentProviderSchema,
	/** Days for which goods are reserved for a bank transfer; null for other means. */
	days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type PaymentMeans = v.InferOutput<typeof paymentMeansSchema>;

/** Account and reference for a bank transfer. */
export const transferSchema = v.object({
	holder: titleSchema,
	iban: titleSchema,
	bic: v.string(),
	bank: v.string(),
	/** Payment reference: the order number. */
	reference: titleSchema,
	last_day: isoDateSchema,
});
export type Transfer = v.InferOutput<typeof transferSchema>;

/** Minutes to complete a payment on a provider's page. */
export const PAYMENT_MINUTES = 31;
