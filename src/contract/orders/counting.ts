import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import { centsSchema, currencySchema, titleSchema } from '#contract/units.ts';
import { orderLineSchema } from './order.ts';
import { orderNumberSchema } from './parts.ts';

const { code, name, quantity, unit_price, adjustments_total, product } = orderLineSchema.entries;
const counting = {
	method: 'POST',
	audience: 'visitor',
	query: v.strictObject({ locale: localeSchema }),
	body: v.strictObject({}),
	errors: [
		'validation_failed',
		'forbidden',
		'not_found',
		'conflict',
		'unsupported_media_type',
		'too_many_requests',
	],
} as const;

export const countPurchase = endpoint({
	...counting,
	path: '/shop/orders/{id}/purchases',
	summary: 'Whether the purchase is told for the first time: analytics counts an order once',
	data: v.object({ is_first: v.boolean() }),
});

/** Refund of an order as reported to analytics. `amount` includes VAT and shipping. */
export const countedRefundSchema = v.object({
	number: orderNumberSchema,
	currency: currencySchema,
	discount_code: v.nullable(titleSchema),
	amount: centsSchema,
	vat: centsSchema,
	shipping_amount: centsSchema,
	/** Returned lines, without goods that the buyer keeps at a reduced price. */
	lines: v.array(
		v.object({
			code,
			name,
			product: v.pick(product, ['name', 'brand', 'category']),
			/** Quantity and amounts as bought. */
			quantity,
			unit_price,
			adjustments_total,
			refunded_quantity: v.number(),
		}),
	),
});
export type CountedRefund = v.InferOutput<typeof countedRefundSchema>;

export const countRefunds = endpoint({
	...counting,
	path: '/shop/orders/{id}/refunds',
	summary: 'Refunds that are told for the first time: analytics counts each once',
	data: v.array(countedRefundSchema),
});
