import * as v from 'valibot';
import { invalid } from './refusal.ts';

const wholeSchema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const metadataSchema = v.optional(v.record(v.string(), v.string()), {});
const offSchema = v.literal('false');
/** Address with room for the placeholder, which is not valid in an address itself. */
const addressSchema = v.pipe(v.string(), v.url());

/** Parameters that the shop may pass for a session; an unknown one is refused, as Stripe does. */
const sessionParametersSchema = v.strictObject({
	mode: v.literal('payment'),
	ui_mode: v.literal('hosted_page'),
	client_reference_id: v.string(),
	metadata: metadataSchema,
	payment_intent_data: v.strictObject({
		metadata: metadataSchema,
		description: v.optional(v.string()),
	}),
	line_items: v.pipe(
		v.array(
			v.strictObject({
				quantity: v.literal('1'),
				price_data: v.strictObject({
					currency: v.picklist(['eur', 'jpy']),
					unit_amount: wholeSchema,
					product_data: v.strictObject({ name: v.pipe(v.string(), v.nonEmpty()) }),
				}),
			}),
		),
		v.minLength(1),
		v.maxLength(100),
	),
	adaptive_pricing: v.strictObject({ enabled: offSchema }),
	automatic_tax: v.strictObject({ enabled: offSchema }),
	allow_promotion_codes: offSchema,
	allowed_payment_method_types: v.array(v.picklist(['card', 'sepa_debit', 'klarna', 'konbini'])),
	locale: v.picklist(['auto', 'it', 'en', 'en-GB', 'es', 'fr', 'ja']),
	customer_email: v.pipe(v.string(), v.email()),
	expires_at: wholeSchema,
	success_url: addressSchema,
	cancel_url: addressSchema,
});
export type SessionParameters = v.InferOutput<typeof sessionParametersSchema>;

/** Smallest amount of a payment, by an account that is settled in euros. */
const LEAST = { eur: 50, jpy: 83 };

/** Stripe's limits, in seconds from now. */
const SHORTEST_S = 30 * 60;
const LONGEST_S = 24 * 60 * 60;

export function readSessionParameters(form: unknown, now: number): SessionParameters {
	const parsed = v.safeParse(sessionParametersSchema, form);
	if (!parsed.success) {
		const [issue] = parsed.issues;
		throw invalid(v.getDotPath(issue) ?? '', issue.message);
	}
	const [first] = parsed.output.line_items;
	const sum = parsed.output.line_items.reduce((all, item) => all + item.price_data.unit_amount, 0);
	if (first && sum < LEAST[first.price_data.currency]) {
		throw invalid('', 'The amount is too small.', 'amount_too_small');
	}
	const life = parsed.output.expires_at - now;
	if (life < SHORTEST_S || life > LONGEST_S) {
		throw invalid(
			'expires_at',
			'The `expires_at` timestamp must be between 30 minutes and 24 hours.',
		);
	}
	return parsed.output;
}
