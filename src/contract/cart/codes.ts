/** Kind of discount: a percentage of the goods, an amount, or free shipping. */
export const DISCOUNT_KINDS = ['percent', 'amount', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** Reasons why a code gives no discount. */
export const DISCOUNT_REFUSALS = [
	'unknown',
	'not_yet',
	'expired',
	'used_up',
	'used_by_you',
	'other_currency',
	'below_minimum',
] as const;
export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number];

export const LONGEST_CODE = 40;
